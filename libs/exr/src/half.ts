/** The value of each of the 65,536 half floats (IEEE 754 binary16). */
export const HALF_VALUES: Float32Array = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const [sign, exponent, fraction] = [bits >> 15 === 0 ? 1 : -1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

const number = new Float32Array(1);
const bits = new Uint32Array(number.buffer);

/** The half float nearest to a number, ties to the even one. */
export function toHalf(value: number): number {
  number[0] = value;
  const x = bits[0] as number;
  const sign = (x >>> 16) & 0x8000;
  const magnitude = x & 0x7fff_ffff;
  if (magnitude > 0x7f80_0000) return sign | 0x7e00;
  if (magnitude >= 0x4780_0000) return sign | 0x7c00; // 65536 and more
  if (magnitude < 0x3880_0000) return sign | roundEven(Math.abs(number[0]) * 2 ** 24); // below 2^-14
  const rounded = magnitude - 0x3800_0000 + 0xfff + ((magnitude >>> 13) & 1);
  return sign | (rounded >>> 13);
}

function roundEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}
