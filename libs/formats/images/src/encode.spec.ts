import type { Raster } from '@diorama/raster';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { encodePngMap, encodePng, encodeTexels, encodeThumbnail } from './encode.js';

/** A panorama whose red grows to the right and whose green grows downwards. */
function ramp(width: number): Raster {
  const height = width / 2;
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) data.set([(255 * column) / width, (255 * row) / height, 40], (row * width + column) * 3);
  return { width, height, data };
}

async function decode(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { ...info, pixel: (column: number, row: number) => [...data.subarray((row * info.width + column) * 3).subarray(0, 3)] };
}

describe('numbers as PNG', () => {
  it.each([1, 3])('are the same when they are read back, in %i channels', async (channels) => {
    const data = Uint8Array.from({ length: 64 * 32 * channels }, (_, i) => (i * i) % 256);
    const image = sharp(await encodePngMap({ width: 64, height: 32, data }));
    expect(await image.metadata()).toMatchObject({ width: 64, height: 32, channels, depth: 'uchar' });
    const read = await image
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer();
    expect(read.equals(data)).toBe(true);
  });

  it('are refused where they are no picture', async () => {
    await expect(encodePngMap({ width: 8, height: 8, data: new Uint8Array(100) })).rejects.toThrow(RangeError);
  });
});

describe('texels as WebP', () => {
  it('are the same when they are read back, whatever their alpha', async () => {
    const data = Uint8Array.from({ length: 64 * 32 * 4 }, (_, i) => (i % 4 === 3 ? 1 + (i % 255) : (i * i) % 256));
    const read = await sharp(await encodeTexels({ width: 64, height: 32, data }))
      .raw()
      .toBuffer();
    expect(read.equals(data)).toBe(true);
  });

  it('are refused where they are no picture', async () => {
    await expect(encodeTexels({ width: 8, height: 8, data: new Uint8Array(100) })).rejects.toThrow(RangeError);
  });
});

describe('a picture as PNG', () => {
  it('decodes to the same pixels', async () => {
    const raster = ramp(64);
    const { data, info } = await sharp(await encodePng(raster))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([64, 32, 3]);
    expect(data.equals(raster.data)).toBe(true);
  });

  it('has the same bytes each time', async () => {
    const [first, second] = await Promise.all([encodePng(ramp(512)), encodePng(ramp(512))]);
    expect(Buffer.from(first).equals(second)).toBe(true);
  });

  it.each([
    [0, 1, 0],
    [2, 1, 5],
    [1.5, 2, 9],
    [20_000, 20_000, 3],
  ])('is refused for %i by %i with %i bytes', async (width, height, bytes) => {
    await expect(encodePng({ width, height, data: new Uint8Array(bytes) })).rejects.toThrow(RangeError);
  });
});

describe('a thumbnail', () => {
  it('shows the middle of the panorama, the right way up and round', async () => {
    const thumbnail = await decode(await encodeThumbnail(ramp(512)));
    expect([thumbnail.width, thumbnail.height, thumbnail.format]).toEqual([512, 288, 'raw']);
    const [red, green] = thumbnail.pixel(256, 144);
    expect(red).toBeCloseTo(128, -1);
    expect(green).toBeCloseTo(128, -1);
    // A quarter turn wide: from three to five eighths of the panorama.
    expect(thumbnail.pixel(2, 144)[0]).toBeCloseTo((255 * 3) / 8, -1);
    expect(thumbnail.pixel(509, 144)[0]).toBeCloseTo((255 * 5) / 8, -1);
    expect(thumbnail.pixel(256, 4)[1]).toBeLessThan(thumbnail.pixel(256, 284)[1] ?? 0);
  });

  it('shows what lies at its heading', async () => {
    const right = await decode(await encodeThumbnail(ramp(512), 90));
    expect(right.pixel(256, 144)[0]).toBeCloseTo((255 * 3) / 4, -1);
    expect(right.pixel(2, 144)[0]).toBeCloseTo((255 * 5) / 8, -1);
    expect(right.pixel(256, 144)[1]).toBeCloseTo(128, -1);
  });

  it('is a small WebP with the same bytes each time', async () => {
    const [first, second] = await Promise.all([encodeThumbnail(ramp(1024)), encodeThumbnail(ramp(1024))]);
    expect(Buffer.from(first).equals(second)).toBe(true);
    expect((await sharp(first).metadata()).format).toBe('webp');
    expect(first.byteLength).toBeLessThan(40_000);
  });

  it('is refused for what is no panorama', async () => {
    await expect(encodeThumbnail({ width: 3, height: 2, data: new Uint8Array(18) })).rejects.toThrow('twice as wide');
  });
});
