import type { Backdrop, BackdropDirection, Scene } from '@diorama/domain';
import { fbm2 } from '@diorama/random';
import { angleBetween, smoothstep } from '@diorama/world-model';

/** Metres from the viewer at which a backdrop begins to show, and from which on it is all there is. */
const NEAR = 50;
const WHOLE = 74;

/** A part of the land around the viewer that shows another place. */
export interface Sector {
  readonly backdrop: Backdrop;
  /** Radians clockwise from -z of its middle, and half of its width. */
  readonly azimuth: number;
  readonly halfWidth: number;
  /** Share of the other place here, 0 to 1. */
  weight(x: number, z: number): number;
}

const DIRECTIONS: Readonly<Record<Exclude<BackdropDirection, 'window'>, readonly [azimuth: number, halfWidth: number]>> = {
  ahead: [0, 0.95],
  left: [-Math.PI / 2, 0.75],
  right: [Math.PI / 2, 0.75],
  behind: [Math.PI, 0.85],
  around: [0, Math.PI],
};

/** Radians over which two places meet. */
const BLEND = 0.22;

/** The sectors of a scene's backdrops. Several in one direction lie side by side. */
export function listSectors({ seed, backdrops = [] }: Pick<Scene, 'seed' | 'backdrops'>): Sector[] {
  const outdoors = backdrops.filter(({ where }) => where !== 'window');
  return outdoors.map((backdrop) => {
    const peers = outdoors.filter(({ where }) => where === backdrop.where);
    const [middle, half] = DIRECTIONS[backdrop.where as Exclude<BackdropDirection, 'window'>];
    const width = half / peers.length;
    const azimuth = middle + (2 * peers.indexOf(backdrop) + 1 - peers.length) * width;
    return { backdrop, azimuth, halfWidth: width, weight: (x, z) => weightAt({ seed, azimuth, width }, x, z) };
  });
}

function weightAt({ seed, azimuth, width }: { seed: number; azimuth: number; width: number }, x: number, z: number): number {
  const r = Math.hypot(x, z);
  if (r < NEAR - 12) return 0;
  const rough = fbm2(seed + 61, x / 30, z / 30, 3);
  const far = smoothstep(NEAR, WHOLE, r + 16 * rough);
  if (width >= Math.PI) return far;
  const apart = Math.abs(angleBetween(azimuth, Math.atan2(x, -z))) + 0.14 * rough;
  return far * (1 - smoothstep(width - BLEND / 2, width + BLEND / 2, apart));
}
