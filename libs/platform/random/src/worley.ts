import { mixBits32 } from './hash.js';

const PLACE_X = 0x85ebca77;
const PLACE_Y = 0xc2b2ae3d;

/**
 * Cellular noise with one feature point in each unit cell (S. Worley, "A Cellular Texture Basis Function", 1996).
 * Writes into `out`: distance to the nearest point, distance to the second nearest, and a uint32 that names the
 * nearest point.
 */
export function worley2(seed: number, x: number, y: number, out: Float64Array | number[]): void {
  const second = search(seed, x, y, 1, out);
  // The cells beyond begin at least one unit away, so only a sparse neighbourhood needs them.
  if (second > 1) search(seed, x, y, 2, out);
}

/** Looks at all cells up to `reach` away; answers the second nearest distance. */
function search(seed: number, x: number, y: number, reach: number, out: Float64Array | number[]): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let nearest = Infinity;
  let second = Infinity;
  let name = 0;
  for (let r = row - reach; r <= row + reach; r++)
    for (let c = column - reach; c <= column + reach; c++) {
      const cell = mixBits32(seed + Math.imul(c, PLACE_X) + Math.imul(r, PLACE_Y));
      const dx = c + (cell >>> 16) / 65536 - x;
      const dy = r + (cell & 0xffff) / 65536 - y;
      const square = dx * dx + dy * dy;
      if (square < nearest) {
        second = nearest;
        nearest = square;
        name = cell;
      } else if (square < second) second = square;
    }
  out[0] = Math.sqrt(nearest);
  out[1] = Math.sqrt(second);
  out[2] = name >>> 0;
  return Math.sqrt(second);
}
