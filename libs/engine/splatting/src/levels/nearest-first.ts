/** Bits of a key that one pass sorts by. */
const DIGIT = 16;
const DIGITS = 1 << DIGIT;

/** The indices of distances, 0 or more, from the nearest to the furthest, equal ones in their order: a radix sort over the floats' bits. */
export function sortByDistance(distances: Float32Array): Uint32Array {
  // The bits of floats that are not negative are in the order of the floats.
  const keys = new Uint32Array(distances.buffer, distances.byteOffset, distances.length);
  const first = Uint32Array.from({ length: 0 });
  const byLow = sortByDigit(keys, first, 0);
  return sortByDigit(keys, byLow, DIGIT);
}

/** A stable counting sort by one digit of the keys; an empty `order` stands for the order as it is. */
function sortByDigit(keys: Uint32Array, order: Uint32Array, shift: number): Uint32Array {
  const next = new Uint32Array(DIGITS + 1);
  for (let i = 0; i < keys.length; i++) {
    const digit = ((keys[i] as number) >>> shift) & (DIGITS - 1);
    next[digit + 1] = (next[digit + 1] as number) + 1;
  }
  for (let digit = 0; digit < DIGITS; digit++) next[digit + 1] = (next[digit + 1] as number) + (next[digit] as number);
  const sorted = new Uint32Array(keys.length);
  const isFirst = order.length === 0;
  for (let i = 0; i < keys.length; i++) {
    const item = isFirst ? i : (order[i] as number);
    const digit = ((keys[item] as number) >>> shift) & (DIGITS - 1);
    const slot = next[digit] as number;
    next[digit] = slot + 1;
    sorted[slot] = item;
  }
  return sorted;
}
