import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import { encodeExr } from '@diorama/exr';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PictureError } from './picture-error.js';
import { probePicture } from './probe-picture.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diorama-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const PIXELS_MAX = 200_000_000;

async function probe(bytes: Uint8Array, pixelsMax = PIXELS_MAX) {
  const path = join(folder, 'picture');
  await writeFile(path, bytes);
  return probePicture(path, { pixelsMax });
}

/** Noise, so that half of a file is not most of the picture. */
function noise(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const data = new Uint8Array(width * height * channels);
  for (let i = 0, state = 1; i < data.length; i++) data[i] = state = (state * 73 + 41) % 251;
  return sharp(data, { raw: { width, height, channels } });
}

const exr = (): Uint8Array => encodeExr({ width: 32, height: 16, channels: [{ name: 'Z', data: new Float32Array(512).fill(3) }] });

/** A PNG of that size whose pixels are all zero, one bit each; bytes that say little of what they decode to. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.byteLength, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const lines = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 1_000_000)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

/** Two frames, as the chunk for animations says that comes after the header. */
function animatedPng(still: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('acTL', 'latin1'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(8, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([still.subarray(0, 33), frame.subarray(0, 4), body, frame.subarray(4), still.subarray(33)]);
}

describe('a picture that is looked at', () => {
  it.each([
    ['jpeg', () => noise(300, 200).jpeg()],
    ['jpeg', () => noise(300, 200).jpeg({ progressive: true })],
    ['png', () => noise(300, 200, 4).png()],
    ['webp', () => noise(300, 200).webp()],
    ['avif', () => noise(300, 200).avif({ effort: 0 })],
  ] as const)('is a %s of its size', async (format, make) => {
    expect(await probe(await make().toBuffer())).toEqual({ format, width: 300, height: 200 });
  });

  it('is as wide as it is shown', async () => {
    const turned = await noise(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await probe(turned)).toMatchObject({ width: 200, height: 300 });
  });

  it('may be an EXR, of which the header says enough', async () => {
    expect(await probe(exr())).toEqual({ format: 'exr', width: 32, height: 16 });
  });
});

describe('a picture that cannot be used', () => {
  const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.byteLength / 2);
  const frames = (): Uint8Array => Uint8Array.from({ length: 20 * 40 * 3 }, (_, i) => (i < 1_200 ? 0 : 255));
  const animated = (): Promise<Buffer> =>
    sharp(frames(), { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ delay: [50, 50] })
      .toBuffer();

  it.each([
    ['a JPEG that is cut off', async () => half(await noise(300, 200).jpeg().toBuffer()), 'damaged or incomplete'],
    ['a PNG that is cut off', async () => half(await noise(300, 200).png().toBuffer()), 'damaged or incomplete'],
    ['a WebP that is cut off', async () => half(await noise(300, 200).webp().toBuffer()), 'damaged or incomplete'],
    ['a PNG with a flipped byte', async () => flipped(await noise(300, 200).png().toBuffer()), 'damaged or incomplete'],
    ['a JPEG of a header alone', () => Buffer.from('ffd8ffe000104a46494600', 'hex'), 'damaged or incomplete'],
    ['a PNG of 60000 x 60000', () => pngBomb(60_000, 60_000), 'it has 60000 x 60000 pixels, more than 200000000 in all'],
    ['a PNG of 100000 x 1', () => pngBomb(100_000, 1), '100000 x 1 pixels'],
    ['a GIF', () => noise(9, 9).gif().toBuffer(), 'neither'],
    ['a TIFF', () => noise(9, 9).tiff().toBuffer(), 'neither'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'neither'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'neither'],
    ['an animated WebP', animated, 'animated'],
    ['an animated PNG', async () => animatedPng(await noise(30, 20).png().toBuffer()), 'animated'],
    [
      'an animated GIF',
      () =>
        sharp(frames(), { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
          .gif()
          .toBuffer(),
      'neither',
    ],
    ['nothing', () => Buffer.alloc(0), 'neither'],
  ])('is %s', async (_, make, reason) => {
    const refused = await probe(await make()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PictureError);
    expect((refused as Error).message).toContain(reason);
    expect((refused as Error).message).not.toContain(folder);
  });

  it('has one pixel too many', async () => {
    const bytes = await noise(30, 20).png().toBuffer();
    expect(await probe(bytes, 600)).toMatchObject({ width: 30 });
    await expect(probe(bytes, 599)).rejects.toThrow('30 x 20 pixels, more than 599');
  });

  it.each([
    ['another version', (bytes: Buffer) => bytes.fill(1, 4, 5), 'version is 1'],
    ['deep data', (bytes: Buffer) => bytes.fill(0x08, 5, 6), 'deep'],
    ['unknown flags', (bytes: Buffer) => bytes.fill(0x80, 5, 6), 'unknown flags'],
    ['no channels', (bytes: Buffer) => renamed(bytes, 'channels', 'chansels'), 'no attribute channels'],
    ['no data window', (bytes: Buffer) => renamed(bytes, 'dataWindow', 'dataWindov'), 'no attribute dataWindow'],
    [
      'an unknown compression',
      (bytes: Buffer) => bytes.fill(77, valueOf(bytes, 'compression'), valueOf(bytes, 'compression') + 1),
      'compression',
    ],
    [
      'a data window turned round',
      (bytes: Buffer) => bytes.fill(0xff, valueOf(bytes, 'dataWindow') + 8, valueOf(bytes, 'dataWindow') + 12),
      'data window',
    ],
    [
      'an attribute without an end',
      (bytes: Buffer) => bytes.fill(0x7f, valueOf(bytes, 'channels') - 4, valueOf(bytes, 'channels')),
      'cut off',
    ],
    ['a header that is cut off', (bytes: Buffer) => bytes.subarray(0, 100), 'cut off'],
    ['a header and no more', (bytes: Buffer) => bytes.subarray(0, headerBytes(bytes) + 3), 'cut off'],
    ['its first four bytes', (bytes: Buffer) => bytes.subarray(0, 4), 'cut off'],
  ])('is an EXR with %s', async (_, spoil, reason) => {
    await expect(probe(spoil(Buffer.from(exr())))).rejects.toThrow(reason);
  });

  it('is an EXR with a million lines', async () => {
    const bytes = Buffer.from(exr());
    bytes.writeInt32LE(1_000_000, valueOf(bytes, 'dataWindow') + 12);
    await expect(probe(bytes)).rejects.toThrow('32 x 1000001 pixels');
  });
});

const flipped = (bytes: Buffer): Buffer => {
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
  return bytes;
};

const renamed = (bytes: Buffer, from: string, to: string): Buffer => Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

/** Where the value of an attribute begins: behind its name, its type and its size. */
function valueOf(bytes: Buffer, name: string): number {
  const type = bytes.indexOf(`${name}\0`) + name.length + 1;
  return bytes.indexOf(0, type) + 5;
}

/** The header ends where the table of offsets begins, whose one entry points right behind itself. */
function headerBytes(bytes: Buffer): number {
  for (let at = 8; at + 8 <= bytes.length; at++) if (bytes.readBigUInt64LE(at) === BigInt(at + 8)) return at;
  throw new Error('no table of offsets');
}
