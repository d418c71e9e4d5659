import { applyToPoint, createWallFrame } from '@diorama/world-model';

import type { FloorArea, RoomShape } from './room-shape.js';

/** Metres between the cells of the grid, which has a cell at the viewer. */
const CELL = 0.25;
/** Metres that a person keeps from walls and objects. */
const CLEARANCE = 0.33;
/** A person is at a door within this distance of the point in front of its middle, metres. */
const DOOR = { reach: 0.3, stand: 0.5 } as const;
/** A wall is reached where what is left of the way to it is less than one of both: metres, share. */
const LEFT = { metres: 1.6, share: 0.28 } as const;
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Cells of the grid of which a person reaches one. */
type Target = readonly number[];

/** Keeps the ways from the viewer to the doors and to all sides of a room open while objects are put in. */
export class RoomWays {
  private readonly columns: number;
  private readonly rows: number;
  private readonly first: readonly [column: number, row: number];
  private readonly blocked: Uint8Array;
  private targets: readonly Target[];

  constructor(private readonly shape: RoomShape) {
    const { x, z } = shape;
    this.first = [Math.ceil(x[0] / CELL), Math.ceil(z[0] / CELL)];
    this.columns = Math.floor(x[1] / CELL) - this.first[0] + 1;
    this.rows = Math.floor(z[1] / CELL) - this.first[1] + 1;
    this.blocked = new Uint8Array(this.columns * this.rows);
    this.forEachCell((at, px, pz) => {
      if (px < x[0] + CLEARANCE || px > x[1] - CLEARANCE || pz < z[0] + CLEARANCE || pz > z[1] - CLEARANCE) this.blocked[at] = 1;
    });
    const all = [...this.listDoorTargets(), ...this.listSideTargets()];
    const reached = this.flood(this.blocked);
    this.targets = all.filter((target) => target.some((at) => reached[at] === 1));
  }

  /** Whether a person still gets everywhere when an object takes this floor. */
  admits(area: FloorArea): boolean {
    const blocked = this.blocked.slice();
    this.block(blocked, area);
    const reached = this.flood(blocked);
    return this.targets.every((target) => target.some((at) => reached[at] === 1));
  }

  /** Takes floor; ways that this closes are given up. */
  take(area: FloorArea): void {
    this.block(this.blocked, area);
    const reached = this.flood(this.blocked);
    this.targets = this.targets.filter((target) => target.some((at) => reached[at] === 1));
  }

  private block(blocked: Uint8Array, { x0, x1, z0, z1 }: FloorArea): void {
    const [column, row] = this.first;
    const range = (low: number, high: number, first: number, count: number): [number, number] => [
      Math.max(0, Math.ceil((low - CLEARANCE) / CELL) - first),
      Math.min(count - 1, Math.floor((high + CLEARANCE) / CELL) - first),
    ];
    const [i0, i1] = range(x0, x1, column, this.columns);
    const [j0, j1] = range(z0, z1, row, this.rows);
    for (let j = j0; j <= j1; j++) for (let i = i0; i <= i1; i++) blocked[j * this.columns + i] = 1;
  }

  /** Marks the cells that a person reaches from the viewer with 1. */
  private flood(blocked: Uint8Array): Uint8Array {
    const reached = new Uint8Array(blocked.length);
    const start = -this.first[1] * this.columns - this.first[0];
    const queue = new Int32Array(blocked.length);
    let [next, end] = [0, 0];
    reached[start] = 1;
    queue[end++] = start;
    while (next < end) {
      const at = queue[next++] as number;
      const i = at % this.columns;
      const j = (at - i) / this.columns;
      for (const [di, dj] of STEPS) {
        const [ni, nj] = [i + di, j + dj];
        const to = nj * this.columns + ni;
        if (ni < 0 || nj < 0 || ni >= this.columns || nj >= this.rows || blocked[to] === 1 || reached[to] === 1) continue;
        reached[to] = 1;
        queue[end++] = to;
      }
    }
    return reached;
  }

  private listDoorTargets(): Target[] {
    return this.shape.openings
      .filter(({ kind }) => kind !== 'window')
      .map(({ side, along }) => {
        const [x, , z] = applyToPoint(createWallFrame(this.shape, side).frame, [along, 0, DOOR.stand]);
        return this.listCells((px, pz) => Math.hypot(px - x, pz - z) <= DOOR.reach);
      });
  }

  private listSideTargets(): Target[] {
    const { x, z } = this.shape;
    const margin = (way: number): number => Math.max(LEFT.metres, LEFT.share * way);
    return [
      this.listCells((px) => px - x[0] <= margin(-x[0])),
      this.listCells((px) => x[1] - px <= margin(x[1])),
      this.listCells((_, pz) => pz - z[0] <= margin(-z[0])),
      this.listCells((_, pz) => z[1] - pz <= margin(z[1])),
    ];
  }

  private listCells(accepts: (x: number, z: number) => boolean): Target {
    const cells: number[] = [];
    this.forEachCell((at, x, z) => {
      if (accepts(x, z)) cells.push(at);
    });
    return cells;
  }

  private forEachCell(visit: (at: number, x: number, z: number) => void): void {
    for (let j = 0; j < this.rows; j++)
      for (let i = 0; i < this.columns; i++) visit(j * this.columns + i, (i + this.first[0]) * CELL, (j + this.first[1]) * CELL);
  }
}
