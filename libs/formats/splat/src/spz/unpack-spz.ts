import { createSplatCloud, countShCoefficients } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { SPZ_COLOR_GAIN, SPZ_SCALE_OFFSET, SPZ_SCALE_STEPS, locateSpzPlanes } from './spz-layout.js';
import type { SpzHeader } from './spz-layout.js';

/** The cloud in the planes that follow a header; `body` holds exactly those planes. */
export function unpackSpz(header: SpzHeader, body: Uint8Array): SplatCloud {
  const planes = locateSpzPlanes(header);
  const cloud = createSplatCloud(header.count, header.shDegree);
  const positions = body.subarray(planes.positions, planes.opacities);
  if (header.version === 1) unpackHalfPositions(positions, cloud.positions);
  else unpackFixedPositions(positions, cloud.positions, 2 ** -header.fractionalBits);
  mapBytes(body.subarray(planes.opacities, planes.colors), cloud.opacities, logit);
  mapBytes(body.subarray(planes.colors, planes.scales), cloud.colors, (byte) => (byte / 255 - 0.5) / SPZ_COLOR_GAIN);
  mapBytes(body.subarray(planes.scales, planes.rotations), cloud.scales, (byte) => byte / SPZ_SCALE_STEPS - SPZ_SCALE_OFFSET);
  const rotations = body.subarray(planes.rotations, planes.sh);
  if (header.version < 3) unpackFirstThree(rotations, cloud.rotations);
  else unpackSmallestThree(rotations, cloud.rotations);
  mapBytes(
    body.subarray(planes.sh, planes.sh + header.count * countShCoefficients(header.shDegree)),
    cloud.sh,
    (byte) => (byte - 128) / 128,
  );
  return cloud;
}

/** The reference reader answers infinity for 0 and 255; half a step inside keeps the cloud finite. */
function logit(byte: number): number {
  const alpha = Math.min(254.5, Math.max(0.5, byte)) / 255;
  return Math.log(alpha / (1 - alpha));
}

function mapBytes(bytes: Uint8Array, out: Float32Array, decode: (byte: number) => number): void {
  const table = Float32Array.from({ length: 256 }, (_, byte) => decode(byte));
  for (let i = 0; i < bytes.length; i++) out[i] = table[bytes[i] as number] as number;
}

function unpackFixedPositions(bytes: Uint8Array, out: Float32Array, step: number): void {
  for (let i = 0, at = 0; i < out.length; i++, at += 3) {
    const high = ((bytes[at + 2] as number) << 24) >> 8;
    out[i] = (high | ((bytes[at + 1] as number) << 8) | (bytes[at] as number)) * step;
  }
}

function unpackHalfPositions(bytes: Uint8Array, out: Float32Array): void {
  for (let i = 0; i < out.length; i++) out[i] = halfToNumber((bytes[2 * i] as number) | ((bytes[2 * i + 1] as number) << 8));
}

/** IEEE 754 binary16; infinities and NaN become 65504 and 0, so that a cloud stays finite. */
function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * 65504 : 0;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** Versions 1 and 2: x, y and z as bytes; w is what is missing to length one. */
function unpackFirstThree(bytes: Uint8Array, out: Float32Array): void {
  for (let at = 0, to = 0; to < out.length; at += 3, to += 4) {
    const x = (bytes[at] as number) / 127.5 - 1;
    const y = (bytes[at + 1] as number) / 127.5 - 1;
    const z = (bytes[at + 2] as number) / 127.5 - 1;
    out[to] = x;
    out[to + 1] = y;
    out[to + 2] = z;
    out[to + 3] = Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z));
  }
}

function unpackSmallestThree(bytes: Uint8Array, out: Float32Array): void {
  for (let at = 0; at < out.length; at += 4) {
    const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
    const packed = low | ((bytes[at + 2] as number) << 16) | ((bytes[at + 3] as number) << 24);
    const largest = packed >>> 30;
    let square = 0;
    let rest = packed;
    for (let i = 3; i >= 0; i--) {
      if (i === largest) continue;
      const magnitude = (rest & 511) * (Math.SQRT1_2 / 511);
      out[at + i] = rest & 512 ? -magnitude : magnitude;
      square += magnitude * magnitude;
      rest >>>= 10;
    }
    out[at + largest] = Math.sqrt(Math.max(0, 1 - square));
  }
}
