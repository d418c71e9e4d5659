import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ExrError, encodeExr } from '@diorama/exr';
import { PictureError } from '@diorama/images';
import { UnusableDepthError } from '@diorama/engine';
import type { DepthScale } from '@diorama/engine';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readDepthPanorama } from './read-depth.js';

const [WIDTH, HEIGHT] = [128, 64];
const SCALE: DepthScale = { zMin: 1, zMax: 256, encoding: 'linear' };

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diorama-depth-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array, scale: DepthScale | null = null) {
  const path = join(folder, `${files++}`);
  await writeFile(path, bytes);
  return readDepthPanorama(path, scale);
}

const numbers = (count: number, value: (i: number) => number): Float32Array => Float32Array.from({ length: count }, (_, i) => value(i));

const exr = (data: Float32Array, width = WIDTH, name = 'Z'): Uint8Array =>
  encodeExr({ width, height: data.length / width, channels: [{ name, data }] });

/** The file with another display window: four numbers behind its name, type and size. */
function withDisplay(file: Uint8Array, window: readonly number[]): Uint8Array {
  const changed = Buffer.from(file);
  const name = 'displayWindow\0box2i\0';
  const at = changed.indexOf(name) + name.length + 4;
  for (const [i, value] of window.entries()) changed.writeInt32LE(value, at + 4 * i);
  return changed;
}

describe('an EXR', () => {
  it('is read as the metres it has, to the bit', async () => {
    const data = numbers(WIDTH * HEIGHT, (i) => Math.fround(0.3 + i / 7));
    expect(await read(exr(data))).toEqual({ width: WIDTH, height: HEIGHT, metres: data });
  });

  it('has no depth where it says nothing sensible', async () => {
    const odd = [Number.NaN, -1, 0, Infinity, -Infinity, 1e10];
    const { metres } = await read(exr(numbers(WIDTH * HEIGHT, (i) => odd[i] ?? 3)));
    expect([...metres.subarray(0, 8)]).toEqual([...odd.map(() => Infinity), 3, 3]);
  });

  it('is placed in the display window: missing pixels have no depth, and pixels outside are dropped', async () => {
    const file = exr(
      numbers(64 * 32, () => 5),
      64,
    );
    const { width, height, metres } = await read(withDisplay(file, [-16, -8, 111, 55])); // 128 x 64 around it
    expect([width, height]).toEqual([128, 64]);
    const inside = (i: number): boolean => {
      const [x, y] = [(i % 128) - 16, Math.floor(i / 128) - 8];
      return x >= 0 && x < 64 && y >= 0 && y < 32;
    };
    expect(metres).toEqual(numbers(128 * 64, (i) => (inside(i) ? 5 : Infinity)));
    const part = await read(withDisplay(exr(numbers(WIDTH * HEIGHT, (i) => 1 + (i % WIDTH))), [32, 16, 95, 47]));
    expect([part.width, part.height, part.metres[0], part.metres[63]]).toEqual([64, 32, 33, 96]);
  });

  it('is made as wide as the panorama to paint when it is wider', async () => {
    const { width, height, metres } = await read(
      exr(
        numbers(4_096 * 2_048, () => 12),
        4_096,
      ),
    );
    expect([width, height]).toEqual([2_048, 1_024]);
    expect(metres.every((value) => Math.abs(value - 12) < 1e-4)).toBe(true);
  });

  it.each<[string, () => Uint8Array, new (...args: never[]) => Error]>([
    ['is cut off', () => exr(numbers(WIDTH * HEIGHT, (i) => Math.sqrt(i))).subarray(0, 9_000), ExrError],
    ['is too small', () => exr(new Float32Array(62 * 31), 62), UnusableDepthError],
    ['is not a picture', () => Buffer.from('no picture'), PictureError],
  ])('is refused when it %s', async (_, make, type) => {
    await expect(read(make())).rejects.toBeInstanceOf(type);
  });
});

describe('a PNG', () => {
  const grey = (bits: 8 | 16, channels: 1 | 2 = 1): Promise<Buffer> => {
    const greatest = 2 ** bits - 1;
    const values = Array.from({ length: WIDTH * HEIGHT }, (_, i) => [i % (greatest + 1), i % 3 === 0 ? 0 : 1].slice(0, channels)).flat();
    const raw = { width: WIDTH, height: HEIGHT, channels };
    const picture = bits === 8 ? sharp(Uint8Array.from(values), { raw }) : sharp(Uint16Array.from(values), { raw });
    return picture
      .toColourspace(bits === 8 ? 'b-w' : 'grey16')
      .png()
      .toBuffer();
  };

  it('has its least sample at z_min and its greatest at z_max', async () => {
    const { metres } = await read(await grey(8), SCALE);
    expect([metres[0], metres[1], metres[255], metres[256]]).toEqual([1, 2, 256, 1]);
    const deep = (await read(await grey(16), { ...SCALE, zMax: 65_536 })).metres;
    expect(deep).toEqual(numbers(WIDTH * HEIGHT, (i) => 1 + i));
  });

  it('is near where it is bright when it counts so', async () => {
    const { metres } = await read(await grey(8), { ...SCALE, encoding: 'inverse_log' });
    expect([metres[0], metres[255]]).toEqual([256, 1]);
    expect(metres[127]).toBeCloseTo(256 ** (1 - 127 / 255), 3);
  });

  it('has no depth where its alpha is 0, and only there', async () => {
    for (const bits of [8, 16] as const) {
      const { metres } = await read(await grey(bits, 2), SCALE);
      expect([...metres.keys()].filter((i) => metres[i] === Infinity)).toEqual([...metres.keys()].filter((i) => i % 3 === 0));
    }
  });

  it('is refused without bounds, and with colours', async () => {
    await expect(read(await grey(8))).rejects.toThrow('z_min and z_max');
    const red = await sharp({ create: { width: 128, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await expect(read(red, SCALE)).rejects.toThrow('colour picture');
  });
});
