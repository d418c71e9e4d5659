import { clampPitch, normalizeDegrees } from './motion/pose.js';
import type { Pose } from './motion/pose.js';

/** Metres from the capture point beyond which an address leads nowhere. */
const FARTHEST = 1000;

/** A pose as the part of an address after `#`: `pose=x,y,z,yaw,pitch`, metres to the centimetre and degrees to a tenth. */
export function formatPoseHash({ position: { x, y, z }, yaw, pitch }: Pose): string {
  const numbers = [...[x, y, z].map((metres) => short(metres, 2)), short(yaw, 1), short(pitch, 1)];
  return `pose=${numbers.join(',')}`;
}

/** The pose that an address names after `#`, or null where it names none that makes sense. */
export function parsePoseHash(hash: string): Pose | null {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('pose')?.split(',') ?? [];
  const [x, y, z, yaw, pitch, ...more] = given.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  if (x === undefined || y === undefined || z === undefined || yaw === undefined || pitch === undefined || more.length > 0) return null;
  if (![x, y, z, yaw, pitch].every(Number.isFinite) || Math.hypot(x, y, z) > FARTHEST) return null;
  return { position: { x, y, z }, yaw: normalizeDegrees(yaw), pitch: clampPitch(pitch) };
}

interface ViewerPlace {
  readonly pose: Pose;
  /** The way to move that the link asks for. */
  readonly mode: string;
}

/** The address of this page that leads to a pose. What it says of the level of detail stays; what it says of its surroundings goes. */
export function formatPlaceLink(address: string, { pose, mode }: ViewerPlace): string {
  const link = new URL(address);
  for (const name of ['embed', 'ui']) link.searchParams.delete(name);
  link.searchParams.set('mode', mode);
  link.hash = formatPoseHash(pose);
  return link.href;
}

/** Without trailing zeros and without `-0`. */
const short = (value: number, digits: number): string => String(Number(value.toFixed(digits)) || 0);
