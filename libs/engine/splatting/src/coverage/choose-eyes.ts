import type { WorldModel } from '@diorama/world-model';

import { CELL } from '../reach/reachable-area.js';
import type { ReachableArea } from '../reach/reachable-area.js';

/** A place that a walker looks from. */
export interface Eye {
  /** Metres. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Share of the attention that the views from here get; those of all eyes add up to 1. */
  readonly weight: number;
}

/** Metres from the origin at which the attention to a place is half of that at the start; further out it falls with the square of the distance. */
const HALF_ATTENTION = 8;

/**
 * Spreads eyes over the area that walkers reach: the origin first, then always the place furthest from all eyes before it. Each represents
 * the cells nearest to it, which count less the further they lie from the origin, as every walk begins there.
 */
export function chooseEyes({ half, floor }: ReachableArea, { eyeHeight }: WorldModel, count: number): Eye[] {
  const side = 2 * half + 1;
  const cells: { readonly x: number; readonly y: number; readonly z: number; readonly attention: number }[] = [];
  for (let at = 0; at < floor.length; at++) {
    if (Number.isNaN(floor[at])) continue;
    const x = ((at % side) - half) * CELL;
    const z = (Math.floor(at / side) - half) * CELL;
    cells.push({ x, y: (floor[at] as number) + eyeHeight, z, attention: 1 / (1 + (x * x + z * z) / HALF_ATTENTION ** 2) });
  }
  const eyes = [{ x: 0, y: 0, z: 0 }];
  const distance = new Float64Array(cells.length).fill(Infinity);
  const nearest = new Uint16Array(cells.length);
  for (;;) {
    const eye = eyes.at(-1) as { readonly x: number; readonly y: number; readonly z: number };
    let furthest = -1;
    for (let i = 0; i < cells.length; i++) {
      const { x, z } = cells[i] as (typeof cells)[number];
      const apart = (x - eye.x) ** 2 + (z - eye.z) ** 2;
      if (apart < (distance[i] as number)) {
        distance[i] = apart;
        nearest[i] = eyes.length - 1;
      }
      if (furthest < 0 || (distance[i] as number) > (distance[furthest] as number)) furthest = i;
    }
    if (eyes.length >= count || furthest < 0 || (distance[furthest] as number) < CELL * CELL) break;
    const { x, y, z } = cells[furthest] as (typeof cells)[number];
    eyes.push({ x, y, z });
  }
  const weights = new Float64Array(eyes.length);
  let sum = 0;
  for (let i = 0; i < cells.length; i++) {
    const { attention } = cells[i] as (typeof cells)[number];
    weights[nearest[i] as number] = (weights[nearest[i] as number] as number) + attention;
    sum += attention;
  }
  return eyes.map((eye, i) => ({ ...eye, weight: sum === 0 ? 1 : (weights[i] as number) / sum }));
}
