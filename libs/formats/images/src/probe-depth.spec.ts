import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeExr } from '@diorama/exr';
import { afterAll, describe, expect, it } from 'vitest';

import { probeDepth } from './probe-depth.js';
import { sharp } from './vips.js';

const folder = mkdtempSync(join(tmpdir(), 'probe-depth-'));
afterAll(() => rmSync(folder, { recursive: true }));

const probe = (bytes: Uint8Array) => {
  const path = join(folder, 'depth');
  writeFileSync(path, bytes);
  return probeDepth(path, { pixelsMax: 1_000_000, widthMin: 64, metresMax: 1e6 });
};

type At = (x: number, y: number) => number;

const exr = (at: At, width = 128, height = 64): Uint8Array => {
  const data = Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
  return encodeExr({ width, height, channels: [{ name: 'Z', data }] }, { compression: 'zip' });
};

const png = (alpha: At): Promise<Buffer> => {
  const pixels = Buffer.alloc(2 * 128 * 64, 100);
  for (let i = 0; i < 128 * 64; i++) pixels[2 * i + 1] = alpha(i % 128, Math.floor(i / 128));
  return sharp(pixels, { raw: { width: 128, height: 64, channels: 2 } })
    .png()
    .toBuffer();
};

describe('the probe of a depth panorama', () => {
  it.each<[string, At]>([
    ['at the bottom', (_, y) => (y === 63 ? 2 : NaN)],
    ['at the top', (x, y) => (x === 5 && y === 0 ? 2 : Infinity)],
    ['at the limit', (x) => (x === 9 ? 1e6 : 1e10)],
  ])('takes an EXR with a single depth %s', async (_, at) => {
    expect(await probe(exr(at))).toEqual({ format: 'exr', width: 128, height: 64 });
  });

  it.each<[string, Uint8Array]>([
    ['NaN alone', exr(() => NaN)],
    ['sky alone', exr(() => Infinity)],
    ['distances beyond the limit', exr(() => 1e7)],
    ['zeros and negative numbers', exr((x) => -x)],
    ['depth beside the part of 2:1', exr((x) => (x < 30 ? 2 : NaN), 192, 64)],
  ])('refuses an EXR with %s', async (_, bytes) => {
    await expect(probe(bytes)).rejects.toThrow(/no pixel has a depth/);
  });

  it('takes a PNG with one pixel that is not transparent, and refuses one without', async () => {
    expect(await probe(await png((x, y) => (x === 3 && y === 60 ? 255 : 0)))).toMatchObject({ format: 'png' });
    await expect(probe(await png(() => 0))).rejects.toThrow(/no pixel has a depth/);
  });
});
