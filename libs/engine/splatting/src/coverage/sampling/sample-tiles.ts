import { sampleHeight } from '@diorama/world-model';
import type { Heightfield } from '@diorama/world-model';

import { GROUND, WATER } from '../../capture/surface-numbers.js';
import type { Tile } from '../pieces.js';
import { BACKING_DEPTH, BACKING_STEP, gapForCapture, waterSpacing } from '../sampling-rules.js';
import type { SurfacePart } from '../surface-part.js';
import type { SamplePen } from './sample-pen.js';
import { forEachTilePoint, TILE_STEPS } from './triangle-lattice.js';

/** Metres over which the slope of the ground is measured. */
const SLOPE_REACH = 0.05;

/** Samples the ground and the surface of the water. */
export class TileSampler {
  constructor(private readonly pen: SamplePen) {}

  sampleGround(part: SurfacePart, tile: Tile): void {
    const { pen } = this;
    const gap = pen.enter(part.patch);
    const { terrain, water } = pen.input.model;
    if (gap === 0 || terrain === null) return;
    const floor = water === null ? -Infinity : water.level;
    // A steep slope is sampled more closely, as its samples lie further apart than their projections.
    const spacing = gap * Math.sqrt(part.ny);
    const cover = (step: number, isBacking: boolean): void =>
      forEachTilePoint(tile, step, (x, z) => {
        this.moveToGround(terrain, x, z);
        if (pen.point.y < floor || pen.isCaptured(gap) !== isBacking || pen.isInside()) return;
        this.layOntoGround(terrain, step);
        pen.addOnGround(GROUND, { footprint: step, depth: isBacking ? BACKING_DEPTH * gap : 0 });
      });
    cover(spacing, false);
    cover(BACKING_STEP * spacing, true);
  }

  sampleWater(part: SurfacePart, tile: Tile): void {
    const { pen } = this;
    const gap = pen.enter(part.patch);
    const { terrain, water } = pen.input.model;
    if (gap === 0 || water === null) return;
    const spacing = waterSpacing(gap);
    forEachTilePoint(tile, spacing, (x, z) => {
      if (terrain !== null && sampleHeight(terrain, x, z) > water.level) return;
      Object.assign(pen.point, { x, y: water.level, z, nx: 0, ny: 1, nz: 0 });
      if (pen.isCaptured(gapForCapture(gap, true))) return;
      this.layLevel(spacing);
      pen.addOnWater(WATER, spacing);
    });
  }

  private moveToGround(terrain: Heightfield, x: number, z: number): void {
    const { point } = this.pen;
    const y = sampleHeight(terrain, x, z);
    const slopeX = (sampleHeight(terrain, x + SLOPE_REACH, z) - y) / SLOPE_REACH;
    const slopeZ = (sampleHeight(terrain, x, z + SLOPE_REACH) - y) / SLOPE_REACH;
    point.x = x;
    point.y = y;
    point.z = z;
    point.ny = 1 / Math.hypot(slopeX, 1, slopeZ);
    point.nx = -slopeX * point.ny;
    point.nz = -slopeZ * point.ny;
  }

  /** Takes the cell of the level lattice. */
  private layLevel(spacing: number): void {
    const { tangents: t } = this.pen;
    const { ax, az, bx, bz } = TILE_STEPS;
    Object.assign(t, { ux: spacing * ax, uy: 0, uz: spacing * az, vx: spacing * bx, vy: 0, vz: spacing * bz });
  }

  /** Takes the cell of the level lattice, laid onto the ground around the point. */
  private layOntoGround(terrain: Heightfield, spacing: number): void {
    this.layLevel(spacing);
    const { tangents: t, point } = this.pen;
    const rise = (x: number, z: number): number => {
      const ahead = sampleHeight(terrain, point.x + x / 2, point.z + z / 2) - point.y;
      const behind = point.y - sampleHeight(terrain, point.x - x / 2, point.z - z / 2);
      return 2 * lesserOf(ahead, behind);
    };
    t.uy = rise(t.ux, t.uz);
    t.vy = rise(t.vx, t.vz);
  }
}

/**
 * The smaller of two rises of one sign, or 0 (the minmod limiter; P. L. Roe, "Characteristic-based schemes for the Euler equations", 1986):
 * a cell at the brink of a cliff lies flat and does not reach into the air.
 */
const lesserOf = (a: number, b: number): number => (a * b <= 0 ? 0 : Math.sign(a) * Math.min(Math.abs(a), Math.abs(b)));
