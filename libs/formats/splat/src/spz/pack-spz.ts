import { SplatFormatError, validateSplatCloud, countShCoefficients } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import {
  SPZ_COLOR_GAIN,
  SPZ_LEGACY_HEADER_BYTES,
  SPZ_SCALE_OFFSET,
  SPZ_SCALE_STEPS,
  locateSpzPlanes,
  writeSpzHeader,
} from './spz-layout.js';

/** How a cloud becomes bytes. */
export interface PackOptions {
  /** Bits after the point of a position: 12 by default, which is 0.24 mm up to 2048 m. More bits, less reach. */
  readonly fractionalBits?: number;
  /**
   * The threshold in [0, 1) at which a colour is rounded up, for a splat and a channel (0 to 2). Colours have only about
   * 136 levels, so smooth skies band unless neighbours round differently; blue noise by direction serves best.
   * Everything is rounded at one half when absent.
   */
  readonly dither?: (splat: number, channel: number) => number;
  /**
   * Most that a position may move, as a share of the splat's second largest sigma. Positions of large splats then end in zeros, which
   * compress well. Positions are as fine as the format allows by default.
   */
  readonly tolerance?: number;
  /** Bits of harmonics of degree 1 (5 by default) and above (4 by default), 1 to 8. */
  readonly shBits?: { readonly first: number; readonly rest: number };
}

const INT24_MAX = 0x7fffff;
const DEFAULT_FRACTIONAL_BITS = 12;
const MAGNITUDE_STEPS = 511 * Math.SQRT2;

/**
 * The uncompressed content of an SPZ file of version 3 (its planes are those of version 4 too). Positions beyond the
 * format's reach stop at its edge. Alpha keeps to the bytes 1 to 254, because 0 and 255 decode to infinite logits.
 * Throws a SplatFormatError for a cloud that is empty, inconsistent, not finite, or has a quaternion of length zero.
 */
export function packSpz(cloud: SplatCloud, options: PackOptions = {}): Uint8Array<ArrayBuffer> {
  validateSplatCloud(cloud);
  const { fractionalBits = DEFAULT_FRACTIONAL_BITS, dither, tolerance = 0, shBits = { first: 5, rest: 4 } } = options;
  if (!(Number.isInteger(fractionalBits) && fractionalBits >= 0 && fractionalBits <= 23))
    throw new SplatFormatError(`positions of 24 bits cannot have ${fractionalBits} fractional bits`);
  const planes = locateSpzPlanes({ version: 3, count: cloud.count, shDegree: cloud.shDegree });
  const bytes = new Uint8Array(SPZ_LEGACY_HEADER_BYTES + planes.end);
  writeSpzHeader(bytes, { version: 3, count: cloud.count, shDegree: cloud.shDegree, fractionalBits, flags: 0 });
  const body = bytes.subarray(SPZ_LEGACY_HEADER_BYTES);
  packPositions(cloud, body.subarray(planes.positions, planes.opacities), { steps: 2 ** fractionalBits, tolerance });
  packOpacities(cloud.opacities, body.subarray(planes.opacities, planes.colors));
  if (dither) packDitheredColors(cloud.colors, body.subarray(planes.colors, planes.scales), dither);
  else packColors(cloud.colors, body.subarray(planes.colors, planes.scales));
  packScales(cloud.scales, body.subarray(planes.scales, planes.rotations));
  packRotations(cloud.rotations, body.subarray(planes.rotations, planes.sh));
  packHarmonics(cloud, body.subarray(planes.sh, planes.end), shBits);
  return bytes;
}

function packPositions(
  { positions, scales }: SplatCloud,
  out: Uint8Array,
  { steps, tolerance }: { readonly steps: number; readonly tolerance: number },
): void {
  let grain = 1;
  for (let i = 0, at = 0; i < positions.length; i++, at += 3) {
    if (tolerance > 0 && i % 3 === 0) grain = grainOf(2 * tolerance * steps * Math.exp(secondLargest(scales, i)));
    const scaled = grain * Math.floor(((positions[i] as number) * steps) / grain + 0.5);
    const fixed = scaled > INT24_MAX ? INT24_MAX : scaled < -INT24_MAX ? -INT24_MAX : scaled;
    out[at] = fixed;
    out[at + 1] = fixed >> 8;
    out[at + 2] = fixed >> 16;
  }
}

/** The largest power of two up to a length in steps, at least one step and at most a byte. */
const grainOf = (length: number): number => 2 ** Math.min(8, Math.max(0, Math.floor(Math.log2(length))));

/** The second largest of three values. */
function secondLargest(values: Float32Array, from: number): number {
  const [a, b, c] = [values[from] as number, values[from + 1] as number, values[from + 2] as number];
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function packOpacities(opacities: Float32Array, out: Uint8Array): void {
  for (let i = 0; i < opacities.length; i++) {
    const byte = Math.floor(255 / (1 + Math.exp(-(opacities[i] as number))) + 0.5);
    out[i] = byte < 1 ? 1 : byte > 254 ? 254 : byte;
  }
}

function packColors(colors: Float32Array, out: Uint8Array): void {
  for (let i = 0; i < colors.length; i++) out[i] = clampByte((colors[i] as number) * (SPZ_COLOR_GAIN * 255) + 128);
}

function packDitheredColors(colors: Float32Array, out: Uint8Array, dither: (splat: number, channel: number) => number): void {
  for (let splat = 0, i = 0; i < colors.length; splat++)
    for (let channel = 0; channel < 3; channel++, i++)
      out[i] = clampByte((colors[i] as number) * (SPZ_COLOR_GAIN * 255) + 127.5 + dither(splat, channel));
}

function packScales(scales: Float32Array, out: Uint8Array): void {
  for (let i = 0; i < scales.length; i++) out[i] = clampByte(((scales[i] as number) + SPZ_SCALE_OFFSET) * SPZ_SCALE_STEPS + 0.5);
}

/** The three smaller components, each a sign (relative to the largest) and nine bits, below the index of the largest. */
function packRotations(rotations: Float32Array, out: Uint8Array): void {
  for (let at = 0; at < rotations.length; at += 4) {
    const x = rotations[at] as number;
    const y = rotations[at + 1] as number;
    const z = rotations[at + 2] as number;
    const w = rotations[at + 3] as number;
    const length = Math.sqrt(x * x + y * y + z * z + w * w);
    if (length === 0) throw new SplatFormatError(`the rotation of splat ${at / 4} has length zero`);
    const steps = MAGNITUDE_STEPS / length;
    const ax = Math.abs(x);
    const ay = Math.abs(y);
    const az = Math.abs(z);
    const aw = Math.abs(w);
    let packed: number;
    if (ax >= ay && ax >= az && ax >= aw) packed = smallestThree(0, y, z, w, x < 0 ? -steps : steps);
    else if (ay >= az && ay >= aw) packed = smallestThree(1, x, z, w, y < 0 ? -steps : steps);
    else if (az >= aw) packed = smallestThree(2, x, y, w, z < 0 ? -steps : steps);
    else packed = smallestThree(3, x, y, z, w < 0 ? -steps : steps);
    out[at] = packed;
    out[at + 1] = packed >> 8;
    out[at + 2] = packed >> 16;
    out[at + 3] = packed >> 24;
  }
}

function smallestThree(largest: number, a: number, b: number, c: number, steps: number): number {
  return (largest << 30) | (signedTen(a * steps) << 20) | (signedTen(b * steps) << 10) | signedTen(c * steps);
}

function signedTen(value: number): number {
  return value < 0 ? 512 | Math.floor(0.5 - value) : Math.floor(value + 0.5);
}

function packHarmonics({ sh, shDegree }: SplatCloud, out: Uint8Array, bits: { readonly first: number; readonly rest: number }): void {
  const length = countShCoefficients(shDegree);
  const firstBucket = 1 << (8 - bits.first);
  const restBucket = 1 << (8 - bits.rest);
  for (let i = 0; i < out.length; i++) {
    const bucket = i % length < 9 ? firstBucket : restBucket;
    const centred = Math.floor((sh[i] as number) * 128 + 0.5) + 128;
    out[i] = clampByte(Math.floor((centred + bucket / 2) / bucket) * bucket);
  }
}

/** Rounds down to a byte; the caller has added one half. */
function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
