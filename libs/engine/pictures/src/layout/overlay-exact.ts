import type { ExactSurfaces } from '../cameras/picture.js';
import { LAYOUT_SURFACE_CLASSES } from './layout-surfaces.js';

/** Surface numbers from here on are of surfaces that are known. */
export const EXACT_SURFACE = 1 << 14;

interface SurfaceMaps {
  readonly distance: Float32Array;
  readonly surface: Uint16Array;
  readonly normal?: Int8Array;
}

/** Puts surfaces that are known in the place of those that were estimated; changes the maps, whose `normal` must be there. */
export function overlayExactSurfaces({ distance, surface, normal }: SurfaceMaps, exact: ExactSurfaces): void {
  for (let at = 0; at < distance.length; at++) {
    const metres = exact.distance[at] as number;
    if (Number.isNaN(metres)) continue;
    distance[at] = metres;
    surface[at] = metres === Infinity ? LAYOUT_SURFACE_CLASSES.sky : EXACT_SURFACE + ((exact.surface[at] as number) & (EXACT_SURFACE - 1));
    for (let c = 3 * at; c < 3 * at + 3; c++) if (normal) normal[c] = exact.normal[c] as number;
  }
}

/** Degrees about the horizon in which what stands blocks the way. */
const LOWEST = -45;
const HIGHEST = 14;
/** What lies lower than this is ground, and what lies higher hangs over the way; metres from the eyes upwards. */
const GROUND = -1.1;
const HEAD = 0.3;

/**
 * Metres along the ground to the nearest thing that stands, for each of so many columns, by what is known; NaN where most of a column is
 * not known, and Infinity where nothing stands.
 */
export function findExactObstacles({ distance }: ExactSurfaces, columns: number): Float32Array {
  const width = Math.sqrt(2 * distance.length);
  const perRow = 360 / width;
  const found = new Float32Array(columns).fill(Infinity);
  const [first, last] = [Math.floor((90 - HIGHEST) / perRow), Math.floor((90 - LOWEST) / perRow)];
  for (let x = 0; x < width; x++) {
    const column = Math.floor((x * columns) / width);
    for (let row = first; row < last; row++) {
      const metres = distance[row * width + x] as number;
      if (Number.isNaN(metres)) {
        found[column] = NaN;
        break;
      }
      const elevation = ((90 - (row + 0.5) * perRow) * Math.PI) / 180;
      const height = metres * Math.sin(elevation);
      if (height < GROUND || height > HEAD) continue;
      found[column] = Math.min(found[column] as number, metres * Math.cos(elevation));
    }
  }
  return found;
}
