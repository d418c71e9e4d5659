/** Random numbers as a pure function of a seed and up to three counters: no state, any order, exact on every platform. */

const GOLDEN = 0x9e3779b9;
const TO_UNIT = 2 ** -32;

/** A uint32 from a seed and up to three integer counters (taken modulo 2^32); an absent counter counts as 0. */
export function hashInteger(seed: number, a: number, b = 0, c = 0): number {
  return mixBits32(mixBits32(mixBits32(mixBits32(seed + GOLDEN) + a) + b) + c) >>> 0;
}

/** As `hash`, but a number in [0, 1) with 32 random bits. */
export function hashToUnitInterval(seed: number, a: number, b = 0, c = 0): number {
  return hashInteger(seed, a, b, c) * TO_UNIT;
}

/** A stream number or seed from a name: 32-bit FNV-1a over its UTF-16 code units, then one mixing step. */
export function hashStreamName(name: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193);
  return mixBits32(state) >>> 0;
}

/**
 * Chris Wellons' `lowbias32` (hash-prospector, 2018): a bijection of 32 bits whose outputs change with probability close
 * to one half for each input bit. Takes the number modulo 2^32 and answers an int32; zero stays zero.
 */
export function mixBits32(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
