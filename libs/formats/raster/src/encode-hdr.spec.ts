import * as fc from 'fast-check';
import { FloatType } from 'three';
import { HDRLoader } from 'three/addons/loaders/HDRLoader.js';
import { describe, expect, it } from 'vitest';

import { encodeHdrHeader, encodeHdrRows } from './encode-hdr.js';

interface ReadPicture {
  readonly width: number;
  readonly height: number;
  readonly exposure: number;
  /** RGBA. */
  readonly data: Float32Array;
}

/** What three.js reads from a file of rows that are encoded in two parts. */
function readBack(light: Float32Array, width: number, exposure = 1): ReadPicture {
  const height = light.length / (3 * width);
  const cut = 3 * width * Math.floor(height / 2);
  const pieces = [
    encodeHdrHeader({ width, height, exposure }),
    encodeHdrRows(light.subarray(0, cut), width),
    encodeHdrRows(light.subarray(cut), width),
  ];
  const file = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
  const loader = new HDRLoader();
  loader.setDataType(FloatType);
  return loader.parse(file.buffer) as unknown as ReadPicture;
}

/** Readers take a mantissa as a 256th or, as three.js, as a 255th: both differ by half of what is allowed here. */
function expectSameLight(light: Float32Array, { data }: ReadPicture): void {
  for (let pixel = 0; 3 * pixel < light.length; pixel++) {
    const [sent, read] = [light.subarray(3 * pixel, 3 * pixel + 3), data.subarray(4 * pixel, 4 * pixel + 3)];
    const peak = Math.max(...sent);
    for (let c = 0; c < 3; c++) expect(Math.abs((sent[c] ?? 0) - (read[c] ?? -1))).toBeLessThanOrEqual(peak / 128 + 1e-28);
  }
}

describe('a Radiance HDR file', () => {
  it('is read by three.js to a 128th of the brightest channel of each pixel, from the dark of night to the disc of the sun', () => {
    const pixel = fc.tuple(
      fc.double({ min: -20, max: 17, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 36, maxLength: 36 }), (pixels) => {
        const light = Float32Array.from(pixels.flatMap(([stop, share]) => share.map((value) => value * 2 ** stop)));
        expectSameLight(light, readBack(light, 12));
      }),
      { numRuns: 60 },
    );
  });

  it('packs even areas, and keeps black and what rounds up to the next exponent', () => {
    const width = 2_048;
    const light = new Float32Array(3 * width * 2).fill(0.75);
    light.fill(0, 300, 3_000);
    light.fill(0.999_9, 4_000, 4_300);
    light.set([1, 0.2, 0.1], 5_001);
    expectSameLight(light, readBack(light, width));
    expect(encodeHdrRows(light, width).length).toBeLessThan(700);
  });

  it('states its size and the factor on the radiance', () => {
    const read = readBack(new Float32Array(3 * 16 * 8).fill(2), 16, 0.25);
    expect([read.width, read.height, read.exposure]).toEqual([16, 8, 0.25]);
    expect(new TextDecoder().decode(encodeHdrHeader({ width: 16, height: 8, exposure: 0.25 }))).toMatch(
      /^#\?RADIANCE\n[^]*\n\n-Y 8 \+X 16\n$/,
    );
  });

  it('refuses widths that have no run-length encoding', () => {
    for (const width of [7, 40_000, 8.5]) expect(() => encodeHdrHeader({ width, height: 4, exposure: 1 })).toThrow(RangeError);
  });
});
