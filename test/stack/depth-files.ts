import { encodeExr } from '@diorama/exr';
import sharp from 'sharp';

/** Metres at a pixel; Infinity is sky. */
export type DepthAt = (x: number, y: number) => number;

const WIDTH = 256;
const HEIGHT = 128;

/** Level ground under the sky, with a wall in front. */
export const COURTYARD: DepthAt = (x, y) => {
  const down = ((y + 0.5) / HEIGHT - 0.5) * Math.PI;
  const ground = down > 0.02 ? 1.6 / Math.sin(down) : Infinity;
  const isWall = Math.abs(x - WIDTH / 2) < 30 && Math.abs(y - HEIGHT / 2) < 14;
  return isWall ? Math.min(ground, 6) : ground;
};

function samples(width: number, height: number, at: DepthAt): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
}

/** An EXR of one channel of floats. */
export function depthExr(at: DepthAt = COURTYARD, { width = WIDTH, height = HEIGHT, channel = 'Z' } = {}): Buffer {
  return Buffer.from(
    encodeExr({ width, height, channels: [{ name: channel, data: samples(width, height, at) }] }, { compression: 'none' }),
  );
}

/** The same EXR under another number of compression ("OpenEXR File Layout"), which is all that a refusal looks at. */
export function withCompression(exr: Buffer, code: number): Buffer {
  const changed = Buffer.from(exr);
  changed[changed.indexOf('compression\0compression\0') + 'compression\0compression\0'.length + 4] = code;
  return changed;
}

/** The same EXR with one attribute more at the beginning of its header; the places of its blocks move along. */
export function withAttribute(exr: Buffer, name: string, type: string, value: readonly number[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeInt32LE(value.length);
  const attribute = Buffer.concat([Buffer.from(`${name}\0${type}\0`), size, Buffer.from(value)]);
  const changed = Buffer.concat([exr.subarray(0, 8), attribute, exr.subarray(8)]);
  const lastAttribute = 'screenWindowWidth\0float\0';
  const tableAt = changed.indexOf(lastAttribute) + lastAttribute.length + 4 + 4 + 1;
  const firstBlock = Number(changed.readBigUInt64LE(tableAt)) + attribute.length;
  for (let at = tableAt; at < firstBlock; at += 8) changed.writeBigUInt64LE(changed.readBigUInt64LE(at) + BigInt(attribute.length), at);
  return changed;
}

export interface DepthPngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly bits?: 8 | 16;
  readonly zMin?: number;
  readonly zMax?: number;
}

/** A grey PNG whose samples stand for metres as `linear` says; what is farther than `zMax` is as far. */
export function depthPng(at: DepthAt = COURTYARD, options: DepthPngOptions = {}): Promise<Buffer> {
  const { width = WIDTH, height = HEIGHT, bits = 16, zMin = 0.5, zMax = 40 } = options;
  const greatest = 2 ** bits - 1;
  const values = samples(width, height, at).map((metres) => Math.round((greatest * (Math.min(metres, zMax) - zMin)) / (zMax - zMin)));
  const raw = { width, height, channels: 1 } as const;
  if (bits === 8) return sharp(Uint8Array.from(values), { raw }).toColourspace('b-w').png().toBuffer();
  return sharp(Uint16Array.from(values), { raw }).toColourspace('grey16').png().toBuffer();
}
