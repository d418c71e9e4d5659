import { castToPlane, directionsOf } from './depth-grid.js';
import type { DepthPlane } from './depth-grid.js';
import { GROUND } from './fit-ground.js';

/** The ground takes pixels whose log distance is off by so much, or which lie over it by so many metres. */
const GROUND_LOG = 0.22;
const GROUND_METRES = 0.22;
/** A room's other planes take pixels whose log distance is off by so much. */
const WALL_LOG = 0.2;
/** Up to this share of either a pixel lies on the plane itself; from there on it moves away evenly. */
const FULL = 0.7;

/** Log distances with what is near a plane on it, and which plane that is: 0 for none, else its number from 1. */
export interface SnappedDepth {
  readonly log: Float32Array;
  readonly plane: Uint8Array;
}

/** Moves what is near the ground or a plane of a room onto it. Nothing stays below the ground. The first plane is the ground. */
export function snapToPlanes(log: Float32Array, width: number, planes: readonly DepthPlane[], sky: Uint8Array): SnappedDepth {
  const table = directionsOf(width);
  const out = Float32Array.from(log);
  const plane = new Uint8Array(log.length);
  for (let at = 0; at < log.length; at++) {
    if (sky[at] === 1) continue;
    const [column, row] = [at % width, Math.floor(at / width)];
    const own = log[at] as number;
    let [nearest, number, deviation] = [Infinity, 0, 1];
    for (let k = 0; k < planes.length; k++) {
      const metres = castToPlane(planes[k] as DepthPlane, table, column, row);
      if (metres === Infinity) continue;
      const off =
        planes[k] === GROUND ? offGround(own, metres, -(table.sinLatitude[row] as number)) : Math.abs(own - Math.log(metres)) / WALL_LOG;
      if (off >= 1) continue;
      // Where two planes fit, a room's corner is where the nearer one ends.
      const fits = off <= FULL;
      if (fits ? deviation <= FULL && metres > nearest : off >= deviation) continue;
      [nearest, number, deviation] = [metres, k + 1, off];
    }
    if (number === 0) continue;
    const share = Math.min(1, (1 - deviation) / (1 - FULL));
    out[at] = own + (Math.log(nearest) - own) * share;
    if (share >= 1) plane[at] = number;
  }
  return { log: out, plane };
}

/** How far a pixel is off the ground, 1 where it is no longer taken for it; what lies below it is on it. */
function offGround(own: number, metres: number, down: number): number {
  const log = Math.log(metres) - own;
  if (log <= 0) return 0;
  return Math.min(log / GROUND_LOG, ((metres - Math.exp(own)) * down) / GROUND_METRES);
}
