import { SplatFormatError, createSplatCloud, validateSplatCloud } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { computeMortonOrder } from '../morton-order.js';
import { packSogInOrder } from '../sog.js';
import type { SogScene } from '../sog.js';
import { addSplatBounds, createEmptyBounds, joinBounds } from './cell-bounds.js';
import type { CellBounds } from './cell-bounds.js';
import { divideIntoCells, sortIntoCells } from './splat-cells.js';
import type { CellRuns, CellTree } from './splat-cells.js';

/** A streamed SOG: an index and chunks, coarse levels first. */
export interface StreamedSog {
  /** What `lod-meta.json` holds. */
  readonly meta: object;
  readonly chunks: readonly SogChunk[];
}

/** A scene of its own with splats of one level of detail. */
export interface SogChunk extends SogScene {
  /** The folder of its files, such as `2_0`: the level, 0 being the finest, and a number. */
  readonly folder: string;
}

/** How finely a streamed SOG is divided. */
export interface StreamedSogSizes {
  /** Most splats of the finest level in a cell, at least 1. */
  readonly cellSplats: number;
  /** Most splats of a chunk, at least 1. Only a single larger cell has more. */
  readonly chunkSplats: number;
}

/** A cell has 20 to 40 thousand splats of the finest level, and a chunk is about half a megabyte. */
const USUAL_SIZES: StreamedSogSizes = { cellSplats: 40_000, chunkSplats: 60_000 };

/**
 * Streamed SOG version 1 (PlayCanvas, "The Streamed SOG Format", developer.playcanvas.com): a tree of cells, each of which has a run of
 * splats for each level of detail in one of the chunks. A viewer shows one level for each cell. Each splat is in exactly one run. The frame
 * is that of SOG: x right, y down, z forward.
 *
 * @param levels the same world, the finest level first
 * @throws SplatFormatError for no level, or for a cloud that is not sound or has harmonics of degree 1 and up
 */
export function packStreamedSog(levels: readonly SplatCloud[], sizes: StreamedSogSizes = USUAL_SIZES): StreamedSog {
  const [finest] = levels;
  if (finest === undefined) throw new SplatFormatError('a streamed SOG needs at least one level');
  for (const cloud of levels) validateSplatCloud(cloud);
  const division = divideIntoCells(finest.positions, sizes.cellSplats);
  const cells = Array.from({ length: division.cells }, (): Cell => ({ bounds: createEmptyBounds(), lods: {} }));
  const chunks: SogChunk[] = [];
  for (const [level, cloud] of [...levels.entries()].toReversed()) {
    const runs = sortIntoCells(division, cloud.positions);
    cells.forEach(({ bounds }, cell) => addSplatBounds(bounds, cloud, membersOf(runs, cell)));
    for (const group of groupCells(runs, sizes.chunkSplats)) {
      const order = placeCells(cloud, runs, group, (cell, run) => {
        (cells[cell] as Cell).lods[level] = { file: chunks.length, ...run };
      });
      chunks.push({ folder: `${level}_${chunks.filter(isOfLevel(level)).length}`, ...packChunk(cloud, order) });
    }
  }
  const counts = levels.map(({ count }) => count);
  const meta = {
    version: 1,
    asset: { generator: 'Diorama' },
    count: counts.reduce((sum, count) => sum + count, 0),
    counts,
    lodLevels: levels.length,
    filenames: chunks.map(({ folder }) => `${folder}/meta.json`),
    tree: describeNode(division.tree, cells),
  };
  return { meta, chunks };
}

interface Run {
  readonly offset: number;
  readonly count: number;
}

interface Cell {
  readonly bounds: CellBounds;
  /** By level of detail; a cell without splats of a level lacks the level. */
  readonly lods: Record<number, Run & { readonly file: number }>;
}

const isOfLevel =
  (level: number) =>
  ({ folder }: SogChunk): boolean =>
    folder.startsWith(`${level}_`);

const membersOf = ({ order, starts }: CellRuns, cell: number): Uint32Array => order.subarray(starts[cell], starts[cell + 1]);

/** Cells in a row that fit one chunk; cells without splats are left out. */
function groupCells({ starts }: CellRuns, most: number): number[][] {
  const groups: number[][] = [];
  let room = 0;
  for (let cell = 0; cell + 1 < starts.length; cell++) {
    const count = (starts[cell + 1] as number) - (starts[cell] as number);
    if (count === 0) continue;
    if (groups.length > 0 && count <= room) groups.at(-1)?.push(cell);
    else {
      groups.push([cell]);
      room = most;
    }
    room -= count;
  }
  return groups;
}

/** The splats of cells, one cell after the other, each along a Z-order curve; `onRun` gets the place of each cell. */
// eslint-disable-next-line max-params -- one call; all of them say which splats go where
function placeCells(cloud: SplatCloud, runs: CellRuns, cells: readonly number[], onRun: (cell: number, run: Run) => void): Uint32Array {
  const order: number[] = [];
  for (const cell of cells) {
    const members = membersOf(runs, cell);
    onRun(cell, { offset: order.length, count: members.length });
    for (const place of computeMortonOrder(gather(cloud.positions, 3, members))) order.push(members[place] as number);
  }
  return Uint32Array.from(order);
}

/** Each chunk has codebooks of its own. */
function packChunk(cloud: SplatCloud, order: Uint32Array): SogScene {
  const chunk: SplatCloud = {
    ...createSplatCloud(0, cloud.shDegree),
    count: order.length,
    positions: gather(cloud.positions, 3, order),
    scales: gather(cloud.scales, 3, order),
    rotations: gather(cloud.rotations, 4, order),
    colors: gather(cloud.colors, 3, order),
    opacities: gather(cloud.opacities, 1, order),
  };
  return packSogInOrder(
    chunk,
    order.map((_, place) => place),
  );
}

function gather(values: Float32Array, width: number, order: Uint32Array): Float32Array {
  const gathered = new Float32Array(width * order.length);
  for (let place = 0; place < order.length; place++)
    for (let k = 0; k < width; k++) gathered[width * place + k] = values[width * (order[place] as number) + k] as number;
  return gathered;
}

interface Node {
  readonly bound: CellBounds;
  readonly children?: readonly [Node, Node];
  readonly lods?: Cell['lods'];
}

function describeNode(tree: CellTree, cells: readonly Cell[]): Node {
  if ('cell' in tree) {
    const { bounds, lods } = cells[tree.cell] as Cell;
    return { bound: intoSogFrame(bounds), lods };
  }
  const children = [describeNode(tree.low, cells), describeNode(tree.high, cells)] as const;
  return { bound: joinBounds(children[0].bound, children[1].bound), children };
}

/** What turns a cloud's frame into that of SOG turns y and z around, so their ends change places. */
function intoSogFrame({ min, max }: CellBounds): CellBounds {
  const [left, bottom, back] = min as [number, number, number];
  const [right, top, front] = max as [number, number, number];
  return { min: [left, -top, -front].map(toSevenDigits), max: [right, -bottom, -back].map(toSevenDigits) };
}

/** As the format's page asks for; without a negative zero. */
const toSevenDigits = (metres: number): number => Number(metres.toPrecision(7)) + 0;
