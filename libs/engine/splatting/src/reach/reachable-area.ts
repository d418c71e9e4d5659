import { sampleHeight } from '@diorama/world-model';
import type { Vec3, WorldModel } from '@diorama/world-model';

import { SolidColumns } from './solid-columns.js';
import { WALKER } from './walker.js';
import type { Walker } from './walker.js';

/** Where a walker can come to stand: a square grid centred on the origin, cell (i, j) at x = (i - half)·CELL, z = (j - half)·CELL. */
export interface ReachableArea {
  /** Cells on each side of the middle one. */
  readonly half: number;
  /** Height of the floor in metres, row-major over (j, i); NaN where no walker gets. */
  readonly floor: Float32Array;
}

/** Metres between cells. */
export const CELL = 0.25;

/** Moves from a cell to the next: the four sides first, so that the way there is the straightest. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * Floods the walkable ground from the places where walkers start.
 *
 * @param radius metres around the origin within which walkers are followed
 * @param walker bounds of the body; its radius is at most 1 m
 * @returns floors of the cells that are reached; of several floors above one another, the one reached first
 */
export function computeReachableArea(model: WorldModel, radius: number, walker: Walker = WALKER): ReachableArea {
  return new Flood(model, radius, walker).run();
}

/** Height of the floor at a place, metres; NaN where no walker gets. */
export function floorAt({ half, floor }: ReachableArea, x: number, z: number): number {
  const [i, j] = [Math.round(x / CELL) + half, Math.round(z / CELL) + half];
  const side = 2 * half + 1;
  return i < 0 || j < 0 || i >= side || j >= side ? NaN : (floor[j * side + i] as number);
}

class Flood {
  private readonly half: number;
  private readonly floor: Float32Array;
  private readonly queue: number[] = [];
  private readonly solids: SolidColumns;

  constructor(
    private readonly model: WorldModel,
    private readonly radius: number,
    private readonly walker: Walker,
  ) {
    this.half = Math.ceil(radius / CELL);
    this.floor = new Float32Array((2 * this.half + 1) ** 2).fill(NaN);
    this.solids = new SolidColumns(model, radius + 1);
  }

  run(): ReachableArea {
    const { model, half, floor, queue } = this;
    for (const { x, y, z } of model.spawnPoints) this.start([x, y - model.eyeHeight, z]);
    const side = 2 * half + 1;
    for (let next = 0; next < queue.length; next++) {
      const at = queue[next] as number;
      const i = at % side;
      const j = (at - i) / side;
      for (const [di, dj] of STEPS) this.visit(i + di, j + dj, floor[at] as number);
    }
    return { half, floor };
  }

  private start([x, y, z]: Vec3): void {
    const { half } = this;
    this.visit(Math.round(x / CELL) + half, Math.round(z / CELL) + half, y);
  }

  /** Enters a cell from a floor beside it, if a walker can. */
  private visit(i: number, j: number, from: number): void {
    const { half, floor, radius } = this;
    const [x, z] = [(i - half) * CELL, (j - half) * CELL];
    if (x * x + z * z > radius * radius) return;
    const at = j * (2 * half + 1) + i;
    if (!Number.isNaN(floor[at])) return;
    const y = this.floorAt(x, z, from);
    if (y === null) return;
    floor[at] = y;
    this.queue.push(at);
  }

  /** Height of the floor on which a walker from a floor beside it stands; null where the way is blocked, too steep, too deep or wet. */
  private floorAt(x: number, z: number, from: number): number | null {
    const { terrain, water } = this.model;
    const ground = terrain === null ? -Infinity : sampleHeight(terrain, x, z);
    let y = ground;
    this.solids.forEachNear(x, z, 0, (_, top) => {
      if (top <= from + this.walker.step && top > y) y = top;
    });
    if (!(y > from - this.walker.drop)) return null;
    if (y === ground && y - from > Math.tan(this.walker.slope) * CELL) return null;
    if (water !== null && water.isWaded !== true && water.level - y > this.walker.wade) return null;
    return this.isClear(x, y, z) ? y : null;
  }

  /** Whether nothing solid is where the body would be; edges lower than a step do not count. */
  private isClear(x: number, y: number, z: number): boolean {
    let clear = true;
    this.solids.forEachNear(x, z, this.walker.radius, (bottom, top) => {
      if (top > y + this.walker.step && bottom < y + this.walker.height) clear = false;
    });
    return clear;
  }
}
