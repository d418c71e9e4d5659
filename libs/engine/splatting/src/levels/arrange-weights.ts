import type { BlendWeights } from './blend-weights.js';

/** Rows of a strip: of the pixels of several strips across, all stay in the cache. */
const STRIP_ROWS = 8;

/**
 * The splats in the order in which their first pixels lie in strips of rows, each from left to right: what goes over all splats again and
 * again then finds their pixels in the cache, which it would not from the nearest splat to the furthest. Each splat has a pixel at least.
 *
 * @returns numbers of the splats among those of `weights`
 */
export function sortByPlace({ splats, starts, pixels, rows }: BlendWeights, width: number): Uint32Array {
  const strips = Math.ceil((rows.end - rows.start) / STRIP_ROWS);
  const next = new Uint32Array(strips * width + 1);
  const keys = new Uint32Array(splats.length);
  for (let k = 0; k < splats.length; k++) {
    const pixel = pixels[starts[k] as number] as number;
    const column = pixel % width;
    const key = Math.floor((pixel - column) / (STRIP_ROWS * width)) * width + column;
    keys[k] = key;
    next[key + 1] = (next[key + 1] as number) + 1;
  }
  for (let key = 1; key < next.length; key++) next[key] = (next[key] as number) + (next[key - 1] as number);
  const order = new Uint32Array(splats.length);
  for (let k = 0; k < splats.length; k++) {
    const key = keys[k] as number;
    order[next[key] as number] = k;
    next[key] = (next[key] as number) + 1;
  }
  return order;
}

/** The weights with their splats in another order. */
export function arrangeWeights(weights: BlendWeights, order: Uint32Array): BlendWeights {
  const { rows, splats, starts, pixels, shares, distances, centres, cells } = weights;
  const all = starts[splats.length] as number;
  const arranged = {
    rows,
    splats: new Uint32Array(splats.length),
    starts: new Uint32Array(splats.length + 1),
    pixels: new Uint32Array(all),
    shares: new Float32Array(all),
    distances: pickInOrder(distances, order),
    centres: pickInOrder(centres, order),
    cells: pickInOrder(cells, order),
  };
  let to = 0;
  for (let k = 0; k < order.length; k++) {
    const from = order[k] as number;
    arranged.splats[k] = splats[from] as number;
    for (let e = starts[from] as number; e < (starts[from + 1] as number); e++, to++) {
      arranged.pixels[to] = pixels[e] as number;
      arranged.shares[to] = shares[e] as number;
    }
    arranged.starts[k + 1] = to;
  }
  return arranged;
}

/** The values in another order. */
export function pickInOrder(values: Float32Array, order: Uint32Array): Float32Array {
  const picked = new Float32Array(order.length);
  for (let k = 0; k < order.length; k++) picked[k] = values[order[k] as number] as number;
  return picked;
}
