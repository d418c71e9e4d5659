import { createSharedBytes } from './depth-field.js';
import type { DepthField } from './depth-field.js';
import { CONNECTED_EAST, CONNECTED_SOUTH } from './connected-pixels.js';

/** Half the width of the window, as a share of the picture's width. */
const REACH = 1 / 300;

/** Share, 0 to 255, of the neighbours round each pixel that are not joined: high among leaves and blades of grass. */
export function measureRoughness({ width, inverse }: DepthField, joins: Uint8Array): Uint8Array {
  const height = width / 2;
  const reach = Math.max(2, Math.round(width * REACH));
  const broken = new Float32Array(inverse.length);
  for (let i = 0; i < broken.length; i++) {
    const bits = joins[i] as number;
    broken[i] = inverse[i] === 0 ? 0 : ((bits & CONNECTED_EAST) === 0 ? 0.5 : 0) + ((bits & CONNECTED_SOUTH) === 0 ? 0.5 : 0);
  }
  const across = boxAcross(broken, width, reach);
  const result = createSharedBytes(inverse.length);
  const span = 2 * reach + 1;
  const sums = new Float64Array(width);
  const row = (at: number): number => Math.max(0, Math.min(height - 1, at)) * width;
  for (let at = -reach; at < reach; at++)
    for (let column = 0; column < width; column++) sums[column] = (sums[column] as number) + (across[row(at) + column] as number);
  for (let at = 0; at < height; at++)
    for (let column = 0; column < width; column++) {
      const sum = (sums[column] as number) + (across[row(at + reach) + column] as number);
      result[at * width + column] = Math.min(255, Math.round((255 * sum) / span));
      sums[column] = sum - (across[row(at - reach) + column] as number);
    }
  return result;
}

/** Means along rows, which close on themselves. Sums of halves are exact, so where a row begins makes no difference. */
function boxAcross(values: Float32Array, width: number, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  const span = 2 * reach + 1;
  for (let line = 0; line < values.length; line += width) {
    let sum = 0;
    for (let away = -reach; away < reach; away++) sum += values[line + ((away + width) % width)] as number;
    for (let column = 0; column < width; column++) {
      sum += values[line + ((column + reach) % width)] as number;
      result[line + column] = sum / span;
      sum -= values[line + ((column - reach + width) % width)] as number;
    }
  }
  return result;
}
