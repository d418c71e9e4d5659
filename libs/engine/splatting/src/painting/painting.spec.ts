import { pixelToDirection } from '@diorama/pano';
import type { Raster } from '@diorama/raster';
import { describe, expect, it } from 'vitest';

import { FIRST_INSTANCE, GROUND, SKY } from '../capture/surface-numbers.js';
import { SKY_CHANNELS } from '../sky/sky-raster.js';
import { fromHarmonic, toHarmonic } from '../splats/splat-batch.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { measureColorGains } from './color-gains.js';
import { fitPainting } from './fit-painting.js';
import { paintHorizon, paintSkySums } from './paint-sky.js';
import { paintSplats } from './paint-splats.js';
import type { PaintingOrder } from './paint-splats.js';

const WIDTH = 64;
const PIXELS = (WIDTH * WIDTH) / 2;
const EYE = 1.6;
const GREY = [128, 128, 128] as const;
const BLUE = [60, 110, 200] as const;
const RUST = [170, 90, 40] as const;

type Color = readonly [number, number, number];

const fill = (colorOf: (at: number) => Color): Raster => ({
  width: WIDTH,
  height: WIDTH / 2,
  data: Uint8Array.from({ length: 3 * PIXELS }, (_, i) => colorOf(Math.floor(i / 3))[i % 3]),
});

/** Level ground under a sky, with an object 3 m away between two columns. The painting turns the sky blue, and ground and object rust. */
function createOrder(): PaintingOrder {
  const distance = new Float32Array(PIXELS).fill(Infinity);
  const surface = new Uint32Array(PIXELS).fill(SKY);
  const direction = new Float64Array(3);
  for (let at = 0; at < PIXELS; at++) {
    const [column, row] = [at % WIDTH, Math.floor(at / WIDTH)];
    pixelToDirection(WIDTH, column, row, direction);
    const down = -(direction[1] ?? 0);
    if (column >= 30 && column < 34 && Math.abs(down) < 0.3) [distance[at], surface[at]] = [3, FIRST_INSTANCE];
    else if (down > 0) [distance[at], surface[at]] = [EYE / down, GROUND];
  }
  const view = {
    rendered: fill(() => GREY),
    painting: fill((at) => (surface[at] === SKY ? BLUE : RUST)),
    distance,
    surface,
  };
  // Two objects of one prototype.
  const groups = Uint32Array.of(0, 1, 2, FIRST_INSTANCE, FIRST_INSTANCE);
  return { view, groups, gains: measureColorGains(view, groups) };
}

function createSplat(surface: number, place: readonly [number, number, number], color: Color): SplatPart {
  return {
    count: 1,
    positions: Float32Array.from(place),
    scales: new Float32Array(3).fill(-4),
    rotations: Float32Array.of(0, 0, 0, 1),
    colors: Float32Array.from(color, (value) => toHarmonic(value / 255)),
    surface: Uint32Array.of(surface),
    weights: Float32Array.of(1),
  };
}

const colorOf = ({ colors }: SplatPart): number[] => Array.from(colors, (value) => Math.round(255 * fromHarmonic(value)));

describe('painted splats', () => {
  const order = createOrder();

  it('take the painted colour of the pixel that shows them', () => {
    expect(colorOf(paintSplats(createSplat(GROUND, [0, -EYE, 4], GREY), order))).toEqual([...RUST]);
  });

  it('are changed as their surface is nearby where the capture does not show them', () => {
    const hidden = createSplat(FIRST_INSTANCE, [0, 0, -3.4], GREY);
    expect(colorOf(paintSplats(hidden, order)).map((value, c) => Math.abs(value - (RUST[c] as number)) < 6)).toEqual([true, true, true]);
  });

  it('keep their own pattern there: a darker splat stays darker', () => {
    const [dark, bright] = [60, 128].map((value) => colorOf(paintSplats(createSplat(GROUND, [1, -EYE, -8], [value, value, value]), order)));
    for (let c = 0; c < 3; c++) expect(dark?.[c]).toBeLessThan(bright?.[c] ?? 0);
  });

  it('are changed as others of their prototype where nothing of their object is seen', () => {
    const other = paintSplats(createSplat(FIRST_INSTANCE + 1, [40, 0, 40], GREY), order);
    expect(colorOf(other).map((value, c) => Math.abs(value - (RUST[c] as number)) < 8)).toEqual([true, true, true]);
  });

  it('do not take the colour of what hides them', () => {
    const behind = createSplat(GROUND, [0, -EYE, -5.4], GREY);
    const [red, , blue] = colorOf(paintSplats(behind, order));
    expect(red).toBeGreaterThan(blue ?? 0);
  });
});

describe('a painted sky', () => {
  const order = createOrder();

  it('has the painted colours, also where something hid it', () => {
    const cells = PIXELS / 4;
    const sums = new Float32Array(cells * SKY_CHANNELS);
    const hidden = 7 * (WIDTH / 2) + 15; // behind the object
    for (let cell = 0; cell < cells / 2; cell++) sums.set([0.5, 0.5, 0.5, 1], SKY_CHANNELS * cell);
    const painted = paintSkySums(sums, order);
    for (const cell of [3, hidden]) {
      const [red = 0, green = 0, blue = 0, weight = 0] = painted.subarray(SKY_CHANNELS * cell, SKY_CHANNELS * (cell + 1));
      expect([red, green, blue].map((value, c) => Math.abs((255 * value) / weight - (BLUE[c] as number)) < 6)).toEqual([true, true, true]);
    }
    expect(painted[SKY_CHANNELS * (cells - 1) + 3]).toBe(0);
  });

  it('meets a horizon in its own colours', () => {
    const grey = Float32Array.of(0.5, 0.5, 0.5);
    const { haze, ground } = paintHorizon({ haze: grey, ground: grey }, order);
    expect(haze[2]).toBeGreaterThan(haze[0] ?? 0);
    expect(ground[0]).toBeGreaterThan(ground[2] ?? 0);
  });
});

describe('a painting that is coarser than the rendering', () => {
  it('keeps its own colours on average and the edges of the rendering', () => {
    const stripes = fill((at) => (at % 4 < 2 ? [90, 90, 90] : [150, 150, 150]));
    const small = { width: WIDTH / 4, height: WIDTH / 8, data: new Uint8Array((3 * PIXELS) / 16).fill(180) };
    const { width, data } = fitPainting(small, stripes);
    expect(width).toBe(WIDTH);
    const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
    expect(mean).toBeCloseTo(180, 0);
    expect((data[3 * 3] ?? 0) - (data[3 * 1] ?? 0)).toBeGreaterThan(40);
  });

  it('is taken as it is in the same size, and made smaller when it is larger', () => {
    const painting = fill((at) => [at % 256, 7, 9]);
    expect(
      fitPainting(
        painting,
        fill(() => GREY),
      ).data,
    ).toEqual(painting.data);
    const large = { width: 2 * WIDTH, height: WIDTH, data: new Uint8Array(12 * PIXELS).fill(33) };
    expect(
      fitPainting(
        large,
        fill(() => GREY),
      ),
    ).toEqual({ ...fill(() => [33, 33, 33]) });
  });

  it('is refused unless it is twice as wide as high', () => {
    const square = { width: 8, height: 8, data: new Uint8Array(192) };
    expect(() =>
      fitPainting(
        square,
        fill(() => GREY),
      ),
    ).toThrow('twice as wide as high, not 8 x 8');
  });
});
