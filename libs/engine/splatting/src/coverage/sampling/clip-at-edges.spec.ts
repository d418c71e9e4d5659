import { describe, expect, it } from 'vitest';

import type { OrientedPoint } from '../../capture/capture-sight.js';
import type { Tangents } from '../../capture/disc.js';
import { clipAtEdges } from './clip-at-edges.js';

/** A triangle that faces +z, counter-clockwise: edge 0 lies on y = 0, edge 2 on x = 0. */
const TRIANGLE = Float64Array.of(0, 0, 0, 4, 0, 0, 0, 4, 0);
const [LOWER, LEFT] = [0b001, 0b100];

interface Cell {
  readonly point: OrientedPoint;
  readonly tangents: Tangents;
}

/** A square cell with sides of 1 m, turned by an angle in radians, after it was clipped. */
function clip(sharp: number, [x, y]: readonly [number, number], turn = 0): Cell {
  const point = { x, y, z: 0, nx: 0, ny: 0, nz: 1 };
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const tangents = { ux: c, uy: s, uz: 0, vx: -s, vy: c, vz: 0 };
  clipAtEdges(TRIANGLE, sharp, point, tangents);
  return { point, tangents };
}

/** Half of what a cell takes up along x and along y. */
const halfX = ({ ux, vx }: Tangents): number => 0.5 * Math.hypot(ux, vx);
const halfY = ({ uy, vy }: Tangents): number => 0.5 * Math.hypot(uy, vy);
const areaOf = ({ ux, uy, vx, vy }: Tangents): number => Math.abs(ux * vy - uy * vx);

describe('a cell at the sharp edges of its triangle', () => {
  it('ends at the edge and keeps its other side', () => {
    const { point, tangents } = clip(LOWER, [1, 0.1]);
    expect(point.y - halfY(tangents)).toBeCloseTo(0, 12);
    expect(point.y + halfY(tangents)).toBeCloseTo(0.6, 12);
    expect(point.x).toBeCloseTo(1, 12);
    expect(halfX(tangents)).toBeCloseTo(0.5, 12);
    expect(point.z).toBe(0);
  });

  it('ends at the edge however it is turned', () => {
    for (let turn = 0; turn < 2 * Math.PI; turn += 0.3) {
      const { point, tangents } = clip(LOWER, [1, 0.2], turn);
      expect(point.y - halfY(tangents)).toBeCloseTo(0, 12);
      expect(areaOf(tangents)).toBeCloseTo(0.7, 12);
    }
  });

  it('ends at two edges in a corner', () => {
    const { point, tangents } = clip(LOWER | LEFT, [0.1, 0.3]);
    expect(point.x - halfX(tangents)).toBeCloseTo(0, 12);
    expect(point.x + halfX(tangents)).toBeCloseTo(0.6, 12);
    expect(point.y - halfY(tangents)).toBeCloseTo(0, 12);
    expect(point.y + halfY(tangents)).toBeCloseTo(0.8, 12);
  });

  it('is left as it is away from the edge and at edges that are not sharp', () => {
    for (const { point, tangents } of [clip(LOWER, [1, 0.6], 0.3), clip(LEFT, [1, 0.1], 0.3), clip(0, [0.1, 0.1], 0.3)]) {
      expect(areaOf(tangents)).toBeCloseTo(1, 12);
      expect(tangents.ux).toBeCloseTo(Math.cos(0.3), 12);
      expect([0.1, 0.6]).toContain(point.y);
    }
  });

  it('lies within the triangle where its point lies on the edge', () => {
    const { point, tangents } = clip(LOWER, [1, 0]);
    expect(point.y).toBeCloseTo(0.25, 12);
    expect(halfY(tangents)).toBeCloseTo(0.25, 12);
  });

  it('is left as it is at an edge without length', () => {
    const point = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1 };
    const tangents = { ux: 1, uy: 0, uz: 0, vx: 0, vy: 1, vz: 0 };
    clipAtEdges(Float64Array.of(0, 0, 0, 0, 0, 0, 0, 4, 0), LOWER, point, tangents);
    expect(tangents).toEqual({ ux: 1, uy: 0, uz: 0, vx: 0, vy: 1, vz: 0 });
  });
});
