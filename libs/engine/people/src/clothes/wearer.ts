import type { Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import type { Build } from '../body/builds.js';
import type { Skeleton } from '../body/skeleton.js';
import { pointIn } from '../frame/frame.js';

/** Draws a garment on a body, with the slots of its cloth and its trim. */
export type GarmentMaker = (skeleton: Skeleton, main: Slot, trim: Slot) => Shape;

/** Half width, half depth and forward offset of the torso at a height above the hip joints. */
export interface Girth {
  readonly x: number;
  readonly z: number;
  readonly forward: number;
}

/** The skin lies this much outside the bones. */
const SKIN = 0.014;

/** How wide the torso is at a height above the hip joints. */
export function girthAt(build: Build, y: number): Girth {
  const [pelvis, waist, chest] = build.girth;
  const [pelvisWidth, waistWidth, chestWidth] = build.flatten;
  const top = build.torso;
  const shoulder = build.arm[0];
  const belly = build.belly;
  const stations: readonly (readonly [y: number, x: number, back: number, front: number])[] = [
    [-0.12, pelvis * pelvisWidth, pelvis * 0.85, pelvis * 0.75],
    [0, pelvis * pelvisWidth + 0.012, pelvis, pelvis + 0.2 * belly],
    [0.14, waist * waistWidth, waist, waist + belly],
    [0.24, waist * waistWidth, waist, waist + 0.8 * belly],
    [top - 0.2, chest * chestWidth, chest * 0.95, chest * 0.97 + 0.75 * build.bust],
    [top - 0.12, chest * chestWidth + 0.01, chest * 0.97, chest * 0.98 + 0.45 * build.bust],
    [top - 0.03, build.shoulderX + 0.4 * shoulder, shoulder + 0.03, shoulder + 0.02],
    [top + 0.03, build.shoulderX * 0.62, shoulder * 1.05, shoulder * 0.8],
    [top + 0.07, 0.06, 0.06, 0.05],
  ];
  const last = stations.length - 1;
  let k = 0;
  while (k < last - 1 && y > (stations[k + 1]?.[0] ?? 0)) k++;
  const [low, high] = [stations[k], stations[k + 1]] as [(typeof stations)[number], (typeof stations)[number]];
  const share = Math.min(1, Math.max(0, (y - low[0]) / (high[0] - low[0])));
  const mix = (column: 1 | 2 | 3): number => low[column] + (high[column] - low[column]) * share;
  const [back, front] = [mix(2), mix(3)];
  return { x: mix(1) + SKIN, z: (back + front) / 2 + SKIN, forward: (front - back) / 2 };
}

/** A point outside the torso: degrees from the front to the left, height above the hip joints, distance from the skin. */
export function onTorso({ build, torso }: Skeleton, degrees: number, y: number, out = 0): Vec3 {
  const { x, z, forward } = girthAt(build, y);
  const angle = (degrees * Math.PI) / 180;
  return pointIn(torso, [Math.sin(angle) * (x + out), y, forward + Math.cos(angle) * (z + out)]);
}
