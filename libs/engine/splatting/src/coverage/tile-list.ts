import { memoizeByObject, sampleHeight } from '@diorama/world-model';
import type { WorldModel } from '@diorama/world-model';

import { axisOfNormal } from './patch-grid.js';
import type { PatchGrid } from './patch-grid.js';
import { forEachTile } from './pieces.js';
import type { Tile } from './pieces.js';
import type { SurfacePart } from './surface-part.js';

/** Numbers of a tile: its corner and size, and the height and normal of its middle. */
const FIELDS = 7;

/** The tiles of the ground, or of the water, of a world that lie in a patch, packed. */
export class TileList {
  count = 0;
  private fields = new Float64Array(FIELDS << 10);
  private patches = new Int32Array(1 << 10);

  constructor(readonly isWater: boolean) {}

  add({ x, z, size }: Tile, { y, nx, ny, nz, patch }: SurfacePart): void {
    if (this.count === this.patches.length) this.grow();
    this.fields.set([x, z, size, y, nx, ny, nz], FIELDS * this.count);
    this.patches[this.count++] = patch;
  }

  tile(i: number): Tile {
    const at = FIELDS * i;
    const { fields } = this;
    return { x: fields[at] as number, z: fields[at + 1] as number, size: fields[at + 2] as number };
  }

  /** Writes a tile as a part of a surface. */
  read(i: number, part: SurfacePart): void {
    const at = FIELDS * i;
    const { fields } = this;
    const size = fields[at + 2] as number;
    part.patch = this.patches[i] as number;
    part.x = (fields[at] as number) + size / 2;
    part.y = fields[at + 3] as number;
    part.z = (fields[at + 1] as number) + size / 2;
    part.nx = fields[at + 4] as number;
    part.ny = fields[at + 5] as number;
    part.nz = fields[at + 6] as number;
    part.area = size ** 2 / part.ny;
  }

  private grow(): void {
    const [fields, patches] = [new Float64Array(2 * this.fields.length), new Int32Array(2 * this.patches.length)];
    fields.set(this.fields);
    patches.set(this.patches);
    this.fields = fields;
    this.patches = patches;
  }
}

/** Tiles of worlds by the finest cubes of their grids: all jobs of a scene on a thread share them. */
const getListsOf = memoizeByObject((_model: WorldModel) => new Map<number, readonly TileList[]>());

/** The tiles of a world's ground and water, each no larger than the cubes of the grid where it lies. */
export function listTiles(model: WorldModel, grid: PatchGrid): readonly TileList[] {
  const byCell = getListsOf(model);
  const lists = byCell.get(grid.cell) ?? [...listGround(model, grid), ...listWater(model, grid)];
  byCell.set(grid.cell, lists);
  return lists;
}

function listGround({ terrain, radius }: WorldModel, grid: PatchGrid): TileList[] {
  if (terrain === null) return [];
  const list = new TileList(false);
  const heightAt = (x: number, z: number): number => sampleHeight(terrain, x, z);
  forEachTile(radius, grid, heightAt, (tile) => {
    const { x, z, size } = tile;
    const height = (dx: number, dz: number): number => heightAt(x + dx * size, z + dz * size);
    const rise = (height(1, 0.5) - height(0, 0.5)) / size;
    const fall = (height(0.5, 1) - height(0.5, 0)) / size;
    const steep = Math.hypot(rise, 1, fall);
    addTile(list, grid, tile, { y: height(0.5, 0.5), nx: -rise / steep, ny: 1 / steep, nz: -fall / steep });
  });
  return [list];
}

function listWater({ water, radius }: WorldModel, grid: PatchGrid): TileList[] {
  if (water === null) return [];
  const list = new TileList(true);
  const level = { y: water.level, nx: 0, ny: 1, nz: 0 };
  forEachTile(
    radius,
    grid,
    () => water.level,
    (tile) => addTile(list, grid, tile, level),
  );
  return [list];
}

function addTile(list: TileList, grid: PatchGrid, tile: Tile, middle: Pick<SurfacePart, 'y' | 'nx' | 'ny' | 'nz'>): void {
  const [x, z] = [tile.x + tile.size / 2, tile.z + tile.size / 2];
  const patch = grid.indexAt(x, middle.y, z, axisOfNormal(middle.nx, middle.ny, middle.nz));
  if (patch >= 0) list.add(tile, { patch, area: 0, x, z, ...middle });
}
