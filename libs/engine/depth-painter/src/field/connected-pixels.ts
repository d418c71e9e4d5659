import { createSharedBytes } from './depth-field.js';
import type { DepthField } from './depth-field.js';

/** Bits of a pixel's joins. */
export const CONNECTED_EAST = 1;
export const CONNECTED_SOUTH = 2;

/** Differences of neighbours that one surface can have, as a share of the nearer one's inverse distance. */
const SMOOTH = 0.05;
/** A neighbour may be foretold from the one behind it where the surface does not change by more than this share. */
const STEADY = 0.5;

/**
 * For each pixel whether it lies on one surface with its neighbours to the east and south. A surface's inverse distance
 * goes on as it began, so steep ground is joined and a thing before a wall is not.
 */
export function findConnectedPixels({ width, inverse }: DepthField): Uint8Array {
  const height = width / 2;
  const joins = createSharedBytes(inverse.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const line = row * width;
      const east = line + ((column + 1) % width);
      const beyond = line + ((column + 2) % width);
      const west = line + ((column + width - 1) % width);
      let bits = areDepthsConnected(inverse[west] as number, inverse[at] as number, inverse[east] as number, inverse[beyond] as number)
        ? CONNECTED_EAST
        : 0;
      if (row + 1 < height) {
        const above = row > 0 ? (inverse[at - width] as number) : 0;
        const below = row + 2 < height ? (inverse[at + 2 * width] as number) : 0;
        if (areDepthsConnected(above, inverse[at] as number, inverse[at + width] as number, below)) bits |= CONNECTED_SOUTH;
      }
      joins[at] = bits;
    }
  return joins;
}

/** Whether b and c, between a and d on one line, are of one surface. */
export function areDepthsConnected(a: number, b: number, c: number, d: number): boolean {
  if (b === 0 || c === 0) return b === c;
  const most = b > c ? b : c;
  let jump = Math.abs(b - c);
  if (jump > STEADY * most) return false;
  if (Math.abs(b - a) < STEADY * b) jump = Math.min(jump, Math.abs(2 * b - a - c));
  if (Math.abs(c - d) < STEADY * c) jump = Math.min(jump, Math.abs(2 * c - d - b));
  return jump <= SMOOTH * most;
}
