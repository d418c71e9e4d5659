import { createRandomStream, hashStreamName } from '@diorama/random';
import type { Raster } from '@diorama/raster';
import { describe, expect, it } from 'vitest';

import { resizePicture } from '../images/float-image.js';
import { renderTestView, createPlainPanorama, samplePanorama } from '../testing/sample-pictures.js';
import { isEquirectangular } from './equirectangular.js';

const PROMPTS = ['a meadow at night', 'a living room', 'an alpine valley in snowfall', 'a conifer forest in fog', 'a temple hall'];
const WIDTH = 256;

type Painter = (column: number, row: number) => readonly [number, number, number];

function painted(width: number, height: number, paint: Painter): Raster {
  const data = new Uint8Array(3 * width * height);
  for (let p = 0; p < width * height; p++) data.set(paint(p % width, Math.floor(p / width)).map(Math.round), 3 * p);
  return { width, height, data };
}

/** A part of a picture, stretched to twice its height. */
function part({ width, data }: Raster, columns: readonly [number, number], rows: readonly [number, number]): Raster {
  const cut = painted(columns[1] - columns[0], rows[1] - rows[0], (column, row) => {
    const at = 3 * ((rows[0] + row) * width + columns[0] + column);
    return [data[at], data[at + 1], data[at + 2]];
  });
  const { data: floats } = resizePicture(cut, WIDTH, WIDTH / 2);
  return { width: WIDTH, height: WIDTH / 2, data: Uint8Array.from(floats, (value) => Math.round(255 * value)) };
}

/** One half and its mirror image, so that left and right meet. */
function mirrored({ width, height, data }: Raster): Raster {
  return painted(width, height, (column, row) => {
    const at = 3 * (row * width + 2 * Math.min(column, width - 1 - column));
    return [data[at], data[at + 1], data[at + 2]];
  });
}

/** A panorama twice as large that lacks its last row. */
function cropped({ width, height, data }: Raster): Raster {
  const twice = resizePicture({ width, height, data }, 2 * width, 2 * height);
  const bytes = Uint8Array.from(twice.data, (value) => Math.round(255 * value));
  return { width: 2 * width, height: 2 * height - 1, data: bytes.subarray(0, 3 * 2 * width * (2 * height - 1)) };
}

/** What of a sensor's noise and of compression is left once a picture was made smaller. */
function noisy({ width, height, data }: Raster, amount: number): Raster {
  const random = createRandomStream(5, hashStreamName('sensor'));
  return { width, height, data: Uint8Array.from(data, (value) => Math.min(255, Math.max(0, value + random.range(-amount, amount)))) };
}

interface Labelled {
  readonly name: string;
  readonly is: boolean;
  readonly raster: Raster;
}

function picturesOf(place: string, panorama: Raster): Labelled[] {
  const view = (more: object): Raster => renderTestView(panorama, { width: WIDTH, height: WIDTH / 2, ...more });
  const whole = [
    ['panorama', panorama],
    ['panorama without its last half row', cropped(panorama)],
    ['noisy panorama', noisy(panorama, 1.5)],
  ] as const;
  const others = [
    ['view', view({ azimuth: 20, fov: 60 })],
    ['wide view', view({ azimuth: 140, fov: 90, pitch: -10 })],
    ['view of the sky', view({ azimuth: 260, fov: 110, pitch: 35 })],
    ['mirrored view', mirrored(view({ azimuth: 50, fov: 80 }))],
    ['mirrored panorama', mirrored(panorama)],
    ['third of the panorama', part(panorama, [30, 210], [20, 110])],
  ] as const;
  return [
    ...whole.map(([name, raster]) => ({ name: `${place}: ${name}`, is: true, raster })),
    ...others.map(([name, raster]) => ({ name: `${place}: ${name}`, is: false, raster })),
  ];
}

/** Pictures of no place: what comes as a background, a texture or a poster. */
function drawings(): Labelled[] {
  const random = createRandomStream(9, hashStreamName('drawings'));
  const grey = (value: number): readonly [number, number, number] => [value, value, value];
  const middle = (column: number, row: number): boolean => Math.abs(column - 128) < 70 && Math.abs(row - 64) < 40;
  const drawn: readonly (readonly [string, Painter])[] = [
    ['one colour', () => [90, 120, 200]],
    ['a gradient down', (_, row) => grey(40 + row)],
    ['a gradient across', (column) => grey(column / 2)],
    ['a gradient aslant', (column, row) => grey((column + row) / 2)],
    ['a wave that wraps', (column) => grey(128 + 60 * Math.sin((column * Math.PI) / 64))],
    ['noise', () => grey(random.range(0, 255))],
    ['faint noise', () => grey(random.range(120, 136))],
    ['a poster on white', (column, row) => (middle(column, row) ? [40 + column, row, 90] : grey(255))],
    ['a poster on a gradient', (column, row) => (middle(column, row) && (column * row) % 7 < 3 ? grey(20) : grey(100 + row))],
    ['stripes', (column) => grey(column % 16 < 8 ? 60 : 200)],
    ['tiles', (column, row) => grey((column % 16 < 2 ? 60 : 180) - (row % 16 < 2 ? 50 : 0))],
    ['a page of text', (column, row) => grey(row % 8 < 5 && random.range(0, 1) < 0.4 && column > 16 && column < 240 ? 20 : 245)],
  ];
  return drawn.map(([name, paint]) => ({ name, is: false, raster: painted(WIDTH, WIDTH / 2, paint) }));
}

describe('the look at whether a picture is a panorama', () => {
  it.each(PROMPTS)(
    '[is-pano-01] is never wrong about pictures of %s',
    (prompt) => {
      const wrong = picturesOf(prompt, samplePanorama(prompt, WIDTH).panorama).filter(({ is, raster }) => isEquirectangular(raster) !== is);
      expect(wrong.map(({ name }) => name)).toEqual([]);
    },
    90_000,
  );

  it('is never wrong about a plain, nor about pictures of no place', () => {
    const table = { panorama: { yes: 0, no: 0 }, other: { yes: 0, no: 0 } };
    for (const { is, raster } of [...picturesOf('plain', createPlainPanorama(WIDTH).panorama), ...drawings()]) {
      const row = table[is ? 'panorama' : 'other'];
      row[isEquirectangular(raster) ? 'yes' : 'no']++;
    }
    expect(table).toEqual({ panorama: { yes: 3, no: 0 }, other: { yes: 0, no: 18 } });
  });

  it('forgives one per cent of the shape, and no more', () => {
    const { panorama } = samplePanorama('a living room', 256);
    const cropped = (rows: number) => ({ width: 256, height: rows, data: panorama.data.slice(0, 3 * 256 * rows) });
    expect(isEquirectangular(cropped(127))).toBe(true);
    expect(isEquirectangular(cropped(125))).toBe(false);
  });

  it('refuses a panorama with its halves cut apart', () => {
    const { panorama } = samplePanorama('a living room', 256);
    const mixed = {
      ...panorama,
      data: Uint8Array.from(panorama.data, (value, i) => (Math.floor(i / 3) % 256 < 128 ? value : 255 - value)),
    };
    expect(isEquirectangular(mixed)).toBe(false);
  });
});
