import { describe, expect, it } from 'vitest';

import { computeRowLatitude, pixelToDirection } from '../equirect.js';
import type { PanoRaster } from '../raster.js';
import { cutView } from './cut-view.js';
import type { DepthEncoding, EncodedDepth } from './depth-encoding.js';
import { fitToGround } from './fit-to-ground.js';
import { fuseViews } from './fuse-views.js';
import type { ViewDepth } from './fuse-views.js';
import { createViewProjection, layOutViews } from './perspective-view.js';

const LAYOUT = { count: 4, fovDegrees: 100, pitches: [-50, 0, 50] };
const EYE_HEIGHT = 1.6;
const SIZE = { width: 48, height: 48 };

/** Metres along a direction in a hall: a level floor, a ceiling, and walls that no view shows whole. */
function measureHall(direction: readonly number[]): number {
  const [x = 0, y = 0, z = 0] = direction;
  const wall = Math.min(5 / Math.abs(x), (z < 0 ? 8 : 4) / Math.abs(z));
  return Math.hypot(x, y, z) * Math.min(wall, y < 0 ? EYE_HEIGHT / -y : 3 / y);
}

/** The hall as estimated by a network that knows each view only up to what its encoding leaves open. */
function viewsOfHall(encoding: DepthEncoding, along: 'ray' | 'axis'): ViewDepth[] {
  return layOutViews(LAYOUT).map((view, index) => {
    const projection = createViewProjection(view, SIZE);
    const [factor, offset] = [0.6 + 0.2 * (index % 5), 0.02 * (index % 3)];
    const direction = [0, 0, 0];
    const values = Float32Array.from({ length: SIZE.width * SIZE.height }, (_, pixel) => {
      projection.toDirection(pixel % SIZE.width, Math.floor(pixel / SIZE.width), direction);
      const metres = measureHall(direction) / (along === 'ray' ? 1 : Math.hypot(...direction));
      if (encoding === 'metric') return metres;
      if (encoding === 'scale-invariant') return factor * metres;
      if (encoding === 'inverse') return factor / metres;
      if (encoding === 'log') return Math.log(factor * metres);
      return factor * (encoding === 'affine-invariant' ? metres : 1 / metres) + offset;
    });
    return { view, ...SIZE, values, sky: null, confidence: null };
  });
}

function meanError(metres: Float32Array, width: number): number {
  const direction = [0, 0, 0];
  const errors = [...metres].map((found, pixel) => {
    pixelToDirection(width, pixel % width, Math.floor(pixel / width), direction);
    return Math.abs(found / measureHall(direction) - 1);
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

describe('views of a panorama', () => {
  it('cover it, and know where their pixels lie', () => {
    const views = layOutViews(LAYOUT);
    expect(views).toHaveLength(12);
    expect(layOutViews({ ...LAYOUT, pitches: [-90, 90] })).toHaveLength(2);
    const [direction, place] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (let pixel = 0; pixel < 64 * 32; pixel++) {
      pixelToDirection(64, pixel % 64, Math.floor(pixel / 64), direction);
      const seen = views.filter((view) => createViewProjection(view, SIZE).toPixel(direction, place) > 0);
      expect(seen.length).toBeGreaterThan(0);
    }
    const projection = createViewProjection({ azimuth: 1, pitch: -0.4, fov: 1.2 }, SIZE);
    projection.toDirection(11.5, 30, direction);
    expect(projection.toPixel(direction, place)).toBeGreaterThan(0);
    expect(place[0]).toBeCloseTo(11.5);
    expect(place[1]).toBeCloseTo(30);
    expect(place[2]).toBeCloseTo(Math.hypot(...direction));
  });

  it('look to the right at positive azimuths, and up at positive pitches', () => {
    const direction = [0, 0, 0];
    const centre = (azimuth: number, pitch: number): number[] => {
      createViewProjection({ azimuth, pitch, fov: 1 }, SIZE).toDirection(23.5, 23.5, direction);
      return direction.map((value) => Math.round(value * 1e6) / 1e6 + 0);
    };
    expect(centre(0, 0)).toEqual([0, 0, -1]);
    expect(centre(Math.PI / 2, 0)).toEqual([1, 0, 0]);
    expect(centre(0, Math.PI / 2)).toEqual([0, 1, 0]);
  });

  it('show the panorama that they are cut from', () => {
    const width = 256;
    const panorama: PanoRaster = { width, height: width / 2, channels: 3, data: new Float32Array((3 * width * width) / 2) };
    for (let pixel = 0; pixel < (width * width) / 2; pixel++)
      pixelToDirection(width, pixel % width, Math.floor(pixel / width), panorama.data.subarray(3 * pixel, 3 * pixel + 3));
    for (const view of layOutViews(LAYOUT)) {
      const cut = cutView(panorama, view, SIZE);
      const direction = [0, 0, 0];
      for (const pixel of [0, 47, 1_000, 2_303]) {
        createViewProjection(view, SIZE).toDirection(pixel % 48, Math.floor(pixel / 48), direction);
        const length = Math.hypot(...direction);
        for (let axis = 0; axis < 3; axis++) expect(cut.data[3 * pixel + axis]).toBeCloseTo((direction[axis] ?? 0) / length, 2);
      }
    }
  });
});

describe('fused views', () => {
  it.each([
    ['metric', 'ray'],
    ['metric', 'axis'],
    ['scale-invariant', 'axis'],
    ['inverse', 'axis'],
    ['log', 'ray'],
    ['affine-invariant', 'ray'],
    ['affine-invariant', 'axis'],
    ['affine-invariant-inverse', 'ray'],
    ['affine-invariant-inverse', 'axis'],
  ] as const)('are the hall again when they are %s along the %s', (encoding, along) => {
    const fused = fuseViews(viewsOfHall(encoding, along), { encoding, along, width: 128 });
    expect(fused.values.every(Number.isFinite)).toBe(true);
    const { metres } = fitToGround(fused, { eyeHeight: EYE_HEIGHT });
    expect(meanError(metres, 128)).toBeLessThan(0.03);
  });

  it('leave out what lies in the sky, and say that it does', () => {
    const views = viewsOfHall('metric', 'ray').map((view): ViewDepth => {
      const sky = Float32Array.from(view.values, (_, pixel) => (view.view.pitch > 0.5 && pixel < 24 * 48 ? 1 : 0));
      return {
        ...view,
        sky,
        values: view.values.map((value, i) => (sky[i] === 1 ? 900 : value)),
        confidence: sky.map((value) => 1 - value),
      };
    });
    const fused = fuseViews(views, { encoding: 'metric', along: 'ray', width: 64 });
    expect(fused.sky?.[32]).toBeGreaterThan(0.5);
    expect(fused.confidence?.[32]).toBeLessThan(0.5);
    expect(fused.sky?.at(-32)).toBe(0);
    expect(fused.values.subarray(64 * 16).every((metres) => metres < 12)).toBe(true);
  });

  it('have no values in directions that no view shows', () => {
    const [view] = viewsOfHall('metric', 'ray');
    const fused = fuseViews(view === undefined ? [] : [view], { encoding: 'metric', along: 'ray', width: 64 });
    expect(fused.values[0]).toBeNaN();
    expect(fused.values.filter(Number.isFinite).length).toBeGreaterThan(200);
    expect(fused.sky).toBeNull();
  });

  it('are the same each time', () => {
    const fuse = (): EncodedDepth =>
      fuseViews(viewsOfHall('affine-invariant', 'ray'), { encoding: 'affine-invariant', along: 'ray', width: 64 });
    expect(fuse()).toEqual(fuse());
  });
});

describe('the fit to the ground', () => {
  const width = 64;
  const plane = (of: (metres: number) => number, inFront: number): Float32Array =>
    Float32Array.from({ length: (width * width) / 2 }, (_, pixel) => {
      const sine = Math.sin(-computeRowLatitude(width, Math.floor(pixel / width)));
      return of(pixel % width < inFront ? 2 : sine > 0.02 ? EYE_HEIGHT / sine : 80);
    });

  it.each([
    ['inverse', (metres: number) => 7 / metres],
    ['log', (metres: number) => Math.log(metres) - 3],
    ['affine-invariant', (metres: number) => 0.05 * metres + 0.4],
    ['affine-invariant-inverse', (metres: number) => 3 / metres + 0.7],
  ] as const)('finds the metres of %s values beside a third of objects', (encoding, of) => {
    const { metres } = fitToGround({ width, encoding, values: plane(of, 20), sky: null, confidence: null }, { eyeHeight: EYE_HEIGHT });
    const wanted = plane((value) => value, 20);
    expect(Math.max(...metres.map((value, i) => Math.abs(value / (wanted[i] ?? 0) - 1)))).toBeLessThan(0.02);
  });

  it('leaves metres as they are without scaling, and unknown values unknown', () => {
    const values = plane((metres) => metres / 2, 0);
    values[5] = NaN;
    const panorama = { width, encoding: 'metric', values, sky: null, confidence: null } as const;
    expect(fitToGround(panorama, { eyeHeight: EYE_HEIGHT, isScaled: false }).metres).toEqual(values);
    expect(fitToGround(panorama, { eyeHeight: EYE_HEIGHT }).factor).toBeCloseTo(2);
    expect(fitToGround(panorama, { eyeHeight: EYE_HEIGHT }).metres[5]).toBeNaN();
  });

  it('keeps values without a ground', () => {
    const values = new Float32Array((width * width) / 2).fill(NaN);
    expect(fitToGround({ width, encoding: 'affine-invariant', values, sky: null, confidence: null }, { eyeHeight: 1 })).toMatchObject({
      factor: 1,
      offset: 0,
    });
  });
});
