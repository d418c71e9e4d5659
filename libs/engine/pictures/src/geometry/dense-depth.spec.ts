import { EYE_HEIGHT } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { createBlankImage } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { createBackgroundLayer } from './background-layer.js';
import { computeDenseDepth } from './dense-depth.js';
import type { DenseDepthRequest } from './dense-depth.js';
import { castToPlane, directionsOf } from './depth-grid.js';
import type { DepthPlane } from './depth-grid.js';
import { fitGroundScale, GROUND } from './fit-ground.js';
import { pullPush } from './pull-push.js';
import { sharpenDepth } from './sharpen-depth.js';
import { NormalWriter } from './surface-normal.js';
import { upsampleDepth } from './upsample-depth.js';

const WIDTH = 256;
const PIXELS = (WIDTH * WIDTH) / 2;
const TABLE = directionsOf(WIDTH);

/** Walls 3 m ahead and to the right, 4 m to the left and behind, and a ceiling 1.2 m above the viewer. */
const ROOM: readonly DepthPlane[] = [
  GROUND,
  { x: 0, y: 1, z: 0, offset: 1.2 },
  { x: 0, y: 0, z: -1, offset: 3 },
  { x: 1, y: 0, z: 0, offset: 3 },
  { x: 0, y: 0, z: 1, offset: 4 },
  { x: -1, y: 0, z: 0, offset: 4 },
];

const fill = (of: (column: number, row: number) => number): Float32Array =>
  Float32Array.from({ length: PIXELS }, (_, at) => of(at % WIDTH, Math.floor(at / WIDTH)));
const insideOf = (planes: readonly DepthPlane[]): Float32Array =>
  fill((column, row) => Math.min(...planes.map((plane) => castToPlane(plane, TABLE, column, row))));

/** What a network makes of distances: waves of some percent, and all of it too near. */
const estimated = (truth: Float32Array, scale = 0.8, wave = 0.05): Float32Array =>
  truth.map((metres, at) => scale * metres * (1 + wave * Math.sin((at % WIDTH) / 7) * Math.cos(Math.floor(at / WIDTH) / 9)));

const compute = (distance: Float32Array, rest: Partial<DenseDepthRequest> = {}): Float32Array =>
  computeDenseDepth({
    guide: createBlankImage(WIDTH, WIDTH / 2),
    sky: new Uint8Array(PIXELS),
    estimate: { width: WIDTH, distance },
    trust: new Float32Array(PIXELS).fill(1),
    setting: 'indoors',
    heading: 0,
    exact: null,
    ...rest,
  }).log.map(Math.exp);

const rowAt = (degrees: number): number => Math.round(((90 - degrees) / 180) * (WIDTH / 2) - 0.5);
const columnAt = (degrees: number): number => Math.round((degrees / 360 + 0.5) * WIDTH - 0.5);

describe('dense distances of a room', () => {
  const truth = insideOf(ROOM);
  const found = compute(estimated(truth));

  it('have a level floor at its height', () => {
    for (let row = rowAt(-50); row < WIDTH / 2; row++)
      for (let column = 0; column < WIDTH; column++)
        expect(-found[row * WIDTH + column] * TABLE.sinLatitude[row]).toBeCloseTo(EYE_HEIGHT, 4);
  });

  it('have flat walls within 3 % of where they are', () => {
    for (const [degrees, axis] of [
      [0, 'z'],
      [90, 'x'],
      [180, 'z'],
      [-90, 'x'],
    ] as const) {
      const offsets: number[] = [];
      for (let aside = -20; aside <= 20; aside += 4)
        for (let up = -12; up <= 12; up += 4) {
          const [column, row] = [(columnAt(degrees + aside) + WIDTH) % WIDTH, rowAt(up)];
          const metres = found[row * WIDTH + column] * TABLE.cosLatitude[row];
          offsets.push(Math.abs(metres * (axis === 'x' ? TABLE.sinAzimuth[column] : TABLE.cosAzimuth[column])));
        }
      expect(Math.max(...offsets) - Math.min(...offsets)).toBeLessThan(0.01);
      expect(Math.abs(offsets[0] / (degrees === 0 || degrees === 90 ? 3 : 4) - 1)).toBeLessThan(0.03);
    }
  });

  it('are found without a heading for a room that is turned', () => {
    const turn = 0.4;
    const turned = ROOM.map(({ x, y, z, offset }) => ({
      x: x * Math.cos(turn) - z * Math.sin(turn),
      y,
      z: x * Math.sin(turn) + z * Math.cos(turn),
      offset,
    }));
    const expected = insideOf(turned);
    const errors = compute(estimated(expected), { heading: null })
      .map((metres, at) => Math.abs(metres / expected[at] - 1))
      .toSorted();
    expect(errors[Math.floor(0.8 * PIXELS)]).toBeLessThan(0.04);
  });

  it('are the same again', () => {
    expect(compute(estimated(truth))).toEqual(found);
  });
});

describe('dense distances in the open', () => {
  const open = insideOf([GROUND]).map((metres) => Math.min(metres, 100));
  const sky = new Uint8Array(PIXELS).fill(1, 0, PIXELS / 2);

  it('are scaled to the ground', () => {
    const log = open.map((metres) => Math.log(0.8 * metres));
    expect(fitGroundScale(log, WIDTH, new Float32Array(PIXELS).fill(1))).toBeCloseTo(-Math.log(0.8), 1);
  });

  it.each([
    ['no number', Number.NaN],
    ['endless', Infinity],
    ['zero', 0],
    ['below zero', -3],
  ])('are whole where answers are %s', (_name, answer) => {
    const some = open.map((metres, at) => (at % 3 === 0 ? answer : metres));
    const none = new Float32Array(PIXELS).fill(answer);
    for (const estimate of [some, none])
      for (const setting of ['indoors', 'outdoors'] as const)
        expect(compute(estimate, { setting, sky }).every((metres) => metres > 0 && metres < 200)).toBe(true);
  });

  it('keep exact distances, and meet them at the border', () => {
    const wall = fill((_, row) => (row < WIDTH / 4 ? 10 / TABLE.cosLatitude[row] : open[row * WIDTH]));
    const exact = fill((column, row) => (column < WIDTH / 2 ? wall[row * WIDTH + column] : Number.NaN));
    // The estimate is 20 % off where the wall stands, which the ground does not tell.
    const off = wall.map((metres, at) => (at < PIXELS / 2 ? 1.2 * metres : metres));
    const found = compute(off, { setting: 'outdoors', exact });
    const at = (column: number): number => rowAt(20) * WIDTH + column;
    expect(found[at(40)]).toBeCloseTo(wall[at(40)], 3);
    expect(found[at(WIDTH / 2)] / wall[at(WIDTH / 2)]).toBeCloseTo(1, 1);
    expect(found[at(WIDTH - 60)] / wall[at(WIDTH - 60)]).toBeGreaterThan(1.15);
  });
});

/** A bright post before a dark wall. */
const POST = { from: 100, to: 120 };
const isPost = (column: number): boolean => column >= POST.from && column < POST.to;
const guide: FloatImage = {
  width: WIDTH,
  height: WIDTH / 2,
  data: Float32Array.from({ length: 3 * PIXELS }, (_, i) => (isPost(Math.floor(i / 3) % WIDTH) ? 0.8 : 0.2)),
};

describe('edges of distances', () => {
  it('move to those of the picture, with nothing between near and far', () => {
    const blurred = fill((column) => Math.log(2 + 4 / (1 + Math.exp(-(Math.abs(column - 109.5) - 10) / 1.5))));
    const before = blurred.slice(60 * WIDTH, 61 * WIDTH).map(Math.exp);
    const sharp = sharpenDepth(sharpenDepth(blurred, guide, new Uint8Array(PIXELS), 4), guide, new Uint8Array(PIXELS), 4);
    const row = sharp.slice(60 * WIDTH, 61 * WIDTH).map(Math.exp);
    const between = (metres: number): boolean => metres > 2.8 && metres < 5.2;
    expect(before.filter(between).length).toBeGreaterThan(4);
    expect(row.filter(between)).toHaveLength(0);
    for (const [column, metres] of row.entries()) expect([column, metres < 4]).toEqual([column, isPost(column)]);
  });

  it('follow a finer picture to the pixel', () => {
    const log = fill((column) => Math.log(isPost(column) ? 2 : 6));
    const dense = { width: WIDTH, log, plane: new Uint8Array(PIXELS), planes: [GROUND] };
    const width = 2 * WIDTH;
    // The post is a pixel narrower on each side than on the small picture.
    const isFinePost = (column: number): boolean => column > 2 * POST.from && column < 2 * POST.to - 1;
    const data = Uint8Array.from({ length: (3 * width * width) / 2 }, (_, i) => (isFinePost(Math.floor(i / 3) % width) ? 204 : 51));
    const panorama = { width, height: width / 2, data };
    const distance = upsampleDepth(dense, { small: guide, panorama, sky: new Uint8Array((width * width) / 2), exact: null });
    for (let column = 0; column < width; column++)
      expect([column, distance[100 * width + column] < 4]).toEqual([column, isFinePost(column)]);
  });
});

describe('the background of near objects', () => {
  const wall: DepthPlane = { x: 0, y: 0, z: -1, offset: 6 };
  const behind = fill((column, row) => Math.min(castToPlane(wall, TABLE, column, row), castToPlane(GROUND, TABLE, column, row), 60));
  const [from, to] = [columnAt(-5), columnAt(5)];
  const near = fill((column, row) => {
    const post = column >= from && column <= to ? 2 / TABLE.cosLatitude[row] : Infinity;
    return Math.min(post, behind[row * WIDTH + column]);
  });
  const colors = Uint8Array.from({ length: 3 * PIXELS }, (_, i) => {
    const at = Math.floor(i / 3);
    return near[at] === behind[at] ? 40 : 250;
  });
  const layer = createBackgroundLayer({ width: WIDTH, height: WIDTH / 2, data: colors }, near);

  it('continues the far side', () => {
    for (const degrees of [-10, 0, 10])
      for (let column = from; column <= to; column++) {
        const at = rowAt(degrees) * WIDTH + column;
        expect(Math.abs(layer.distance[at] / behind[at] - 1)).toBeLessThan(0.1);
      }
  });

  it('has the colours of the far side', () => {
    const hidden = [...layer.distance.keys()].filter((at) => layer.distance[at] !== Infinity);
    expect(hidden.map((at) => layer.panorama.data[3 * at]).filter((red) => red !== 40)).toEqual([]);
  });

  it('lies behind what is seen, and nowhere else', () => {
    let count = 0;
    for (let at = 0; at < PIXELS; at++) {
      if (layer.distance[at] === Infinity) continue;
      count++;
      expect(layer.distance[at]).toBeGreaterThan(near[at]);
    }
    expect(count).toBeGreaterThan(300);
  });

  it('is nothing where there is no edge', () => {
    const { distance } = createBackgroundLayer({ width: WIDTH, height: WIDTH / 2, data: colors }, insideOf(ROOM));
    expect(distance.every((metres) => metres === Infinity)).toBe(true);
  });
});

describe('normals', () => {
  it('are those of planes', () => {
    const writer = new NormalWriter(insideOf(ROOM), WIDTH);
    const at = (azimuth: number, elevation: number): Float32Array => {
      const normal = new Float32Array(3);
      writer.write(rowAt(elevation) * WIDTH + columnAt(azimuth), normal, 0);
      return normal;
    };
    for (const [azimuth, elevation, expected] of [
      [10, 5, [0, 0, 1]],
      [80, -5, [-1, 0, 0]],
      [10, -60, [0, 1, 0]],
      [10, 60, [0, -1, 0]],
    ] as const)
      for (const [axis, value] of at(azimuth, elevation).entries()) expect(value).toBeCloseTo(expected[axis], 3);
  });
});

describe('filling of unknown values', () => {
  it('keeps what is known and lies between it elsewhere', () => {
    const values = fill((column) => (column < 10 ? 1 : column >= 128 && column < 138 ? 3 : 0));
    const weights = values.map((value) => (value > 0 ? 1 : 0));
    const full = pullPush({ width: WIDTH, height: WIDTH / 2, values, weights });
    for (let at = 0; at < PIXELS; at++) {
      expect(weights[at] === 0 || full[at] === values[at]).toBe(true);
      expect(full[at]).toBeGreaterThanOrEqual(1);
      expect(full[at]).toBeLessThanOrEqual(3);
    }
  });
});
