import type { Raster } from '@diorama/raster';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

import { decodePicture } from './decode.js';
import { PictureError } from './picture-error.js';

/** Left half of one colour, right half of another. */
function halves(width: number, height: number, left: readonly number[], right: readonly number[]): Sharp {
  const channels = left.length as 3 | 4;
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => {
    const column = Math.floor(i / channels) % width;
    return (column < width / 2 ? left : right)[i % channels] ?? 0;
  });
  return sharp(data, { raw: { width, height, channels } });
}

const pixel = ({ width, data }: Raster, column: number, row: number): number[] => [
  ...data.subarray((row * width + column) * 3).subarray(0, 3),
];
const near = (color: readonly number[], tolerance: number) =>
  color.map((value) => expect.toSatisfy((got: number) => Math.abs(got - value) <= tolerance));

describe('a decoded picture', () => {
  it('has the pixels of a lossless file', async () => {
    const bytes = await halves(8, 4, [10, 20, 30], [200, 100, 50]).png().toBuffer();
    const raster = await decodePicture(bytes);
    expect([raster.width, raster.height, raster.data.length]).toEqual([8, 4, 96]);
    expect([pixel(raster, 0, 0), pixel(raster, 7, 3)]).toEqual([
      [10, 20, 30],
      [200, 100, 50],
    ]);
  });

  it.each(['jpeg', 'webp', 'avif'] as const)('comes from %s', async (format) => {
    const bytes = await halves(64, 32, [200, 30, 30], [30, 30, 200]).toFormat(format, { quality: 95 }).toBuffer();
    const raster = await decodePicture(bytes);
    expect(pixel(raster, 4, 16)).toEqual(near([200, 30, 30], 12));
    expect(pixel(raster, 60, 16)).toEqual(near([30, 30, 200], 12));
  });

  it('is turned upright as EXIF says', async () => {
    const bytes = await halves(64, 32, [250, 0, 0], [0, 0, 250]).withMetadata({ orientation: 6 }).png().toBuffer();
    const raster = await decodePicture(bytes);
    expect([raster.width, raster.height]).toEqual([32, 64]);
    expect([pixel(raster, 16, 2), pixel(raster, 16, 61)]).toEqual([
      [250, 0, 0],
      [0, 0, 250],
    ]);
  });

  it('has the colours of sRGB, whatever its own profile', async () => {
    const srgb = [180, 90, 60];
    const wide = await halves(16, 16, srgb, srgb).withIccProfile('p3').png().toBuffer();
    const { data } = await sharp(wide, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 180)).toBeGreaterThan(4); // the file itself says other numbers
    expect(pixel(await decodePicture(wide), 8, 8)).toEqual(near(srgb, 2));
  });

  it('lies over white where it is transparent', async () => {
    const bytes = await halves(8, 8, [255, 0, 0, 0], [255, 0, 0, 128]).png().toBuffer();
    const raster = await decodePicture(bytes);
    expect(pixel(raster, 1, 1)).toEqual([255, 255, 255]);
    expect(pixel(raster, 6, 1)).toEqual(near([255, 127, 127], 1));
  });

  it.each([
    ['grey', () => halves(8, 8, [90, 90, 90], [90, 90, 90]).toColourspace('b-w').png()],
    ['sixteen bits', () => halves(8, 8, [90, 90, 90], [90, 90, 90]).toColourspace('rgb16').png()],
    ['a palette', () => halves(8, 8, [90, 90, 90], [90, 90, 90]).png({ palette: true })],
  ])('has eight bits of red, green and blue although the file has %s', async (_, make) => {
    expect(pixel(await decodePicture(await make().toBuffer()), 4, 4)).toEqual(near([90, 90, 90], 1));
  });

  it('has red, green and blue although the file has four colours of ink', async () => {
    const inks = await halves(64, 32, [200, 40, 40], [40, 40, 200]).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(inks).metadata()).channels).toBe(4);
    const raster = await decodePicture(inks);
    const [left, right] = [pixel(raster, 8, 16), pixel(raster, 56, 16)];
    expect(raster.data).toHaveLength(3 * 64 * 32);
    expect((left[0] ?? 0) - (left[2] ?? 0)).toBeGreaterThan(80);
    expect((right[2] ?? 0) - (right[0] ?? 0)).toBeGreaterThan(80);
  });

  it('has no edge above the one that is asked for, and is never made larger', async () => {
    const bytes = await halves(300, 100, [1, 2, 3], [1, 2, 3]).png().toBuffer();
    expect(await decodePicture(bytes, { maxEdge: 150 })).toMatchObject({ width: 150, height: 50 });
    expect(await decodePicture(bytes, { maxEdge: 900 })).toMatchObject({ width: 300, height: 100 });
    await expect(decodePicture(bytes, { maxEdge: 0 })).rejects.toThrow(RangeError);
  });

  it('is the same each time', async () => {
    const bytes = await halves(300, 100, [9, 80, 3], [1, 2, 200]).jpeg().toBuffer();
    const [first, second] = await Promise.all([decodePicture(bytes, { maxEdge: 77 }), decodePicture(bytes, { maxEdge: 77 })]);
    expect(Buffer.from(first.data).equals(second.data)).toBe(true);
  });

  it.each([
    ['a GIF', () => halves(9, 9, [1, 2, 3], [1, 2, 3]).gif().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a JPEG', async () => (await halves(99, 99, [1, 2, 3], [9, 200, 3]).jpeg().toBuffer()).subarray(0, 400)],
  ])('does not come from %s', async (_, make) => {
    await expect(decodePicture(await make())).rejects.toThrow(PictureError);
  });

  it('is refused above the pixels that are allowed', async () => {
    const bytes = await halves(300, 100, [1, 2, 3], [1, 2, 3]).png().toBuffer();
    await expect(decodePicture(bytes, { pixelsMax: 29_999 })).rejects.toThrow('too large');
  });
});
