/** The value of each of the 65,536 half floats (IEEE 754 binary16). */
export const HALF_VALUES: Float32Array = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const [sign, exponent, fraction] = [bits >> 15 === 0 ? 1 : -1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

const number = new Float32Array(1);
const bits = new Uint32Array(number.buffer);

/** The bits of the half float nearest to a number, ties to the even one. */
export function encodeHalf(value: number): number {
  number[0] = value;
  return decodeHalf(bits[0] as number);
}

/** The bits of the half float nearest to the float (IEEE 754 binary32) of some bits, ties to the even one. */
export function decodeHalf(x: number): number {
  const sign = (x >>> 16) & 0x8000;
  const magnitude = x & 0x7fff_ffff;
  if (magnitude > 0x7f80_0000) return sign | 0x7e00;
  if (magnitude >= 0x4780_0000) return sign | 0x7c00; // 65536 and more
  if (magnitude < 0x3880_0000) return sign | subnormal(magnitude);
  const rounded = magnitude - 0x3800_0000 + 0xfff + ((magnitude >>> 13) & 1);
  return sign | (rounded >>> 13);
}

/** Below 2^-14 halves are multiples of 2^-24. */
function subnormal(magnitude: number): number {
  const shift = 126 - (magnitude >>> 23);
  if (shift > 24) return 0;
  const fraction = (magnitude & 0x7f_ffff) | 0x80_0000;
  const floor = fraction >>> shift;
  return (fraction + (1 << (shift - 1)) - 1 + (floor & 1)) >>> shift;
}
