import type { Raster } from '@diorama/raster';
import { describe, expect, it } from 'vitest';

import { analysePicture } from '../cameras/analyse-picture.js';
import { readPlace } from './read-place.js';
import type { PlaceReading } from './read-place.js';

type Rgb = readonly [number, number, number];

const [WIDTH, HEIGHT] = [240, 160];

/** A picture of sky over land, the land with some grain. */
function paintLand(sky: (row: number, column: number) => Rgb, land: (row: number, column: number) => Rgb): Raster {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [row, column] = [Math.floor(at / WIDTH), at % WIDTH];
    const grain = (row * 7 + column * 13) % 23;
    const color = row < HEIGHT / 2 ? sky(row, column) : land(row, column).map((value) => value + grain);
    data.set(color, 3 * at);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const read = (raster: Raster): PlaceReading => readPlace([analysePicture({ raster, azimuth: null }, false, null)], []);

const BLUE: Rgb = [110, 160, 225];
const GREY: Rgb = [190, 191, 193];
const GRASS: Rgb = [80, 120, 45];

describe('the reading of a picture', () => {
  it.each([
    ['a blue sky', BLUE, { time: 'day', weather: 'clear' }],
    ['a grey sky', GREY, { time: 'day', weather: 'overcast' }],
    ['an orange sky', [235, 170, 90] as Rgb, { time: 'dusk', weather: 'clear' }],
    ['a black sky', [14, 16, 30] as Rgb, { time: 'night' }],
  ])('has the time and the weather of %s', (_name, sky, expected) => {
    expect(
      read(
        paintLand(
          () => sky,
          () => GRASS,
        ),
      ),
    ).toMatchObject(expected);
  });

  it.each([
    ['green', GRASS],
    ['snow', [225, 227, 230] as Rgb],
    ['sand', [200, 165, 110] as Rgb],
    ['grey', [105, 104, 106] as Rgb],
  ] as const)('knows ground that is %s', (kind, color) => {
    const { ground } = read(
      paintLand(
        () => BLUE,
        () => color,
      ),
    );
    expect(ground[kind]).toBeGreaterThan(0.7);
  });

  it('sees water between a level horizon and a shore', () => {
    const shore = paintLand(
      () => [170, 200, 230],
      (row) => (row < 110 ? [30, 70, 110] : [200, 165, 110]),
    );
    expect(read(shore).hasSea).toBe(true);
    expect(
      read(
        paintLand(
          () => BLUE,
          () => GRASS,
        ),
      ).hasSea,
    ).toBe(false);
  });

  it('knows what both edges cut off', () => {
    const bank = paintLand(
      (row, column) => (column > 180 && row > 50 ? [40 + ((row * column) % 17), 90 + ((row * 5) % 19), 30] : BLUE),
      () => GRASS,
    );
    const [left, right] = read(bank).edges;
    expect(left?.elevation).toBeLessThan(2);
    expect(right).toMatchObject({ side: 1, isGreen: true });
    expect(right?.elevation).toBeGreaterThan(6);
  });
});
