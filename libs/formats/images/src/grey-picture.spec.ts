import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { readGreyPng } from './grey-picture.js';
import { PictureError } from './picture-error.js';
import { encodeRawPng } from './testing/raw-png.js';
import type { RawPng } from './testing/raw-png.js';

const LIMITS = { pixelsMax: 1_000_000 };
const ALL_16 = Array.from({ length: 65_536 }, (_, value) => value);
const ALL_8 = ALL_16.slice(0, 256);
/** Each value of a pixel's alpha is as large as the pixel's own sample, from the other end. */
const withAlpha = (values: readonly number[], channels: 1 | 3): number[] =>
  values.flatMap((value) => [...Array.from({ length: channels }, () => value), values.length - 1 - value]);
const inGrey = (values: readonly number[]): number[] => values.flatMap((value) => [value, value, value]);

const square16 = (type: RawPng['type'], samples: readonly number[], chunks: RawPng['chunks'] = []): Buffer =>
  encodeRawPng({ type, width: 256, height: 256, bits: 16, samples, chunks });
const square8 = (type: RawPng['type'], samples: readonly number[]): Buffer =>
  encodeRawPng({ type, width: 16, height: 16, bits: 8, samples });

const GAMMA = Uint8Array.of(0, 0, 0xb1, 0x8f); // 1 / 2.2
const TRANSPARENT = Uint8Array.of(0, 77);

describe('the samples of a grey PNG', () => {
  it.each<[string, Buffer]>([
    ['grey', square16('grey', ALL_16)],
    ['grey with a gamma', square16('grey', ALL_16, [['gAMA', GAMMA]])],
    ['grey with sRGB', square16('grey', ALL_16, [['sRGB', Uint8Array.of(0)]])],
    ['grey with a transparent value', square16('grey', ALL_16, [['tRNS', TRANSPARENT]])],
    ['grey with alpha', square16('grey-alpha', withAlpha(ALL_16, 1))],
    ['equal red, green and blue', square16('rgb', inGrey(ALL_16))],
    ['equal red, green and blue with alpha', square16('rgba', withAlpha(ALL_16, 3))],
  ])('are all 65,536 values to the bit: %s', async (_, png) => {
    const { width, height, samples } = await readGreyPng(png, LIMITS);
    expect([width, height]).toEqual([256, 256]);
    expect(samples).toEqual(Uint16Array.from(ALL_16));
  });

  it.each<[string, Buffer]>([
    ['grey', square8('grey', ALL_8)],
    ['grey with alpha', square8('grey-alpha', withAlpha(ALL_8, 1))],
    ['equal red, green and blue', square8('rgb', inGrey(ALL_8))],
    ['equal red, green and blue with alpha', square8('rgba', withAlpha(ALL_8, 3))],
  ])('are all 256 values to the bit: %s', async (_, png) => {
    const { samples } = await readGreyPng(png, LIMITS);
    expect(Buffer.from(samples)).toEqual(Buffer.from(ALL_8));
  });

  it('come with their alpha to the bit, and without where there is none', async () => {
    const reversed = ALL_16.toReversed();
    for (const png of [square16('grey-alpha', withAlpha(ALL_16, 1)), square16('rgba', withAlpha(ALL_16, 3))])
      expect((await readGreyPng(png, LIMITS)).alpha).toEqual(Uint16Array.from(reversed));
    expect((await readGreyPng(square16('grey', ALL_16), LIMITS)).alpha).toBeNull();
    const keyed = (await readGreyPng(square16('grey', ALL_16, [['tRNS', TRANSPARENT]]), LIMITS)).alpha;
    expect(keyed?.findIndex((value) => value === 0)).toBe(77);
    expect(keyed?.filter((value) => value === 0)).toHaveLength(1);
  });

  it('are not bent by a colour profile', async () => {
    const png = await sharp(Buffer.from(inGrey(ALL_8)), { raw: { width: 16, height: 16, channels: 3 } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const embedded = await readGreyPng(png, LIMITS);
    const plain = await sharp(png, { ignoreIcc: true }).extractChannel(0).raw().toBuffer();
    expect(Buffer.from(embedded.samples)).toEqual(plain);
  });
});

describe('a PNG that is not grey', () => {
  const colours = inGrey(ALL_16);
  const oneOff = (at: number): number[] => colours.map((value, i) => (i === at ? (value + 1) % 65_536 : value));
  it.each<[string, Buffer, string]>([
    ['a green that is one off', square16('rgb', oneOff(3 * 40_000 + 1)), 'it is a colour picture'],
    ['a blue that is one off', square16('rgb', oneOff(3 * 65_535 + 2)), 'it is a colour picture'],
    [
      'a colour palette',
      encodeRawPng({ type: 'palette', width: 2, height: 1, bits: 8, samples: [0, 1], chunks: [['PLTE', Buffer.alloc(6)]] }),
      'palette',
    ],
    ['a picture that is cut off', square16('grey', ALL_16).subarray(0, 300), 'damaged'],
    ['no picture', Buffer.from('none'), 'damaged'],
  ])('is refused: %s', async (_, png, reason) => {
    const refused = await readGreyPng(png, LIMITS).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PictureError);
    expect((refused as Error).message).toContain(reason);
  });

  it('is refused where it has too many pixels, or is another picture', async () => {
    await expect(readGreyPng(square16('grey', ALL_16), { pixelsMax: 65_535 })).rejects.toThrow('too large');
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    await expect(readGreyPng(jpeg, LIMITS)).rejects.toThrow('it is not a PNG');
  });
});
