import { describe, expect, it } from 'vitest';

import { GROUND, WATER } from '../../capture/surface-numbers.js';
import type { SamplePen } from './sample-pen.js';
import { TileSampler } from './sample-tiles.js';

const GAP = 2;
const CLIFF = 6.4;
const SIZE = 64;
const TILE = { x: -16, z: -16, size: 32 };
const PART = { patch: 0, area: 0, x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0 };

interface Cell {
  readonly surface: number;
  readonly y: number;
  readonly rises: readonly [number, number];
}

/** Samples a tile; the ground is level but for a cliff between x = 0 and x = 1. */
function sample(waterLevel: number | null): Cell[] {
  const heights = Float32Array.from({ length: SIZE * SIZE }, (_, i) => (i % SIZE > SIZE / 2 ? CLIFF : 0));
  const terrain = { size: SIZE, cell: 1, heights };
  const cells: Cell[] = [];
  const pen = {
    input: { model: { terrain, water: waterLevel === null ? null : { level: waterLevel } } },
    point: { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0 },
    tangents: { ux: 0, uy: 0, uz: 0, vx: 0, vy: 0, vz: 0 },
    enter: () => GAP,
    isCaptured: () => false,
    isInside: () => false,
    addOnGround: (surface: number) => add(surface),
    addOnWater: (surface: number) => add(surface),
  };
  const add = (surface: number): void => {
    cells.push({ surface, y: pen.point.y, rises: [pen.tangents.uy, pen.tangents.vy] });
  };
  const sampler = new TileSampler(pen as unknown as SamplePen);
  sampler.sampleGround(PART, TILE);
  sampler.sampleWater(PART, TILE);
  return cells;
}

describe('samples of the ground', () => {
  const cells = sample(null);

  it('lie flat on level ground, up to the brink of a cliff', () => {
    const level = cells.filter(({ y }) => y === 0 || y === Math.fround(CLIFF));
    expect(level.length).toBeGreaterThan(10);
    for (const { rises } of level) expect(rises.map(Math.abs)).toEqual([0, 0]);
  });

  it('rise no higher than the cliff that they lie on', () => {
    expect(cells.filter(({ y }) => y > 0 && y < CLIFF).length).toBeGreaterThan(3);
    for (const { rises } of cells) for (const rise of rises) expect(Math.abs(rise)).toBeLessThanOrEqual(CLIFF + 1e-6);
  });

  it('end where water begins, whose samples lie level', () => {
    const flooded = sample(3);
    const water = flooded.filter(({ surface }) => surface === WATER);
    expect(water.length).toBeGreaterThan(10);
    for (const cell of water) expect(cell).toEqual({ surface: WATER, y: 3, rises: [0, 0] });
    const ground = flooded.filter(({ surface }) => surface === GROUND);
    expect(Math.min(...ground.map(({ y }) => y))).toBeGreaterThanOrEqual(3);
  });
});
