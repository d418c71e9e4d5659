const BITS = 10;
const CELLS = 2 ** BITS;

/**
 * The splats' indices along a Z-order curve through their bounding box, 1024 cells an axis (G. M. Morton, 1966): those near each
 * other in space come near each other. Splats of one cell keep their order.
 */
export function computeMortonOrder(positions: Float32Array): Uint32Array {
  const count = positions.length / 3;
  const { low, scale } = boxOf(positions);
  const keys = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    let key = 0;
    for (let axis = 0; axis < 3; axis++) {
      const cell = ((positions[3 * i + axis] as number) - (low[axis] as number)) * (scale[axis] as number);
      key |= spread(Math.min(CELLS - 1, Math.floor(cell))) << axis;
    }
    keys[i] = key;
  }
  return sortedByKey(keys);
}

function boxOf(positions: Float32Array): { low: number[]; scale: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3] as number, positions[i] as number);
    high[i % 3] = Math.max(high[i % 3] as number, positions[i] as number);
  }
  return { low, scale: low.map((start, axis) => CELLS / ((high[axis] as number) - start || 1)) };
}

/** Puts two zeros between the ten bits of a number. */
function spread(cell: number): number {
  let bits = cell;
  bits = (bits | (bits << 16)) & 0x030000ff;
  bits = (bits | (bits << 8)) & 0x0300f00f;
  bits = (bits | (bits << 4)) & 0x030c30c3;
  return (bits | (bits << 2)) & 0x09249249;
}

const DIGIT_BITS = 15;

/** Radix sort of 30-bit keys in two rounds; answers where each place of the order comes from. */
function sortedByKey(keys: Uint32Array): Uint32Array {
  let order = Uint32Array.from(keys, (_, i) => i);
  for (const shift of [0, DIGIT_BITS]) {
    const starts = new Uint32Array(2 ** DIGIT_BITS + 1);
    const digit = (i: number): number => ((keys[i] as number) >>> shift) & (2 ** DIGIT_BITS - 1);
    for (let i = 0; i < keys.length; i++) starts[digit(i) + 1] = (starts[digit(i) + 1] as number) + 1;
    for (let d = 0; d < 2 ** DIGIT_BITS; d++) starts[d + 1] = (starts[d + 1] as number) + (starts[d] as number);
    const next = new Uint32Array(order.length);
    for (let k = 0; k < order.length; k++) {
      const i = order[k] as number;
      const place = starts[digit(i)] as number;
      next[place] = i;
      starts[digit(i)] = place + 1;
    }
    order = next;
  }
  return order;
}
