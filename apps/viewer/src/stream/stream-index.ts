import type { Vector } from '../motion/pose.js';

/** A box in metres in the frame of the world: x right, y up, z back. */
export interface Box {
  readonly min: Vector;
  readonly max: Vector;
}

/** Where the splats of a cell lie in a chunk. */
export interface SplatRun {
  /** Index of the chunk. */
  readonly chunk: number;
  readonly offset: number;
  readonly count: number;
}

/** A part of the world, which is shown in one level of detail at a time. */
export interface StreamCell {
  /** Around the splats of all levels. */
  readonly bounds: Box;
  /** By level, 0 being the finest; null where the cell has no splats of a level. */
  readonly runs: readonly (SplatRun | null)[];
}

/** What a streamed world consists of. */
export interface StreamIndex {
  /** At least 1. */
  readonly levels: number;
  /** Folders of the chunks in the archive, with the slash. */
  readonly folders: readonly string[];
  readonly cells: readonly StreamCell[];
}

interface IndexNode {
  readonly bound: { readonly min: readonly number[]; readonly max: readonly number[] };
  readonly children?: readonly IndexNode[];
  readonly lods?: Readonly<Record<string, { readonly file: number; readonly offset: number; readonly count: number }>>;
}

/** Reads `lod-meta.json` of a streamed SOG. @throws TypeError or SyntaxError when it is not one */
export function parseStreamIndex(text: string): StreamIndex {
  const { version, lodLevels, filenames, tree } = JSON.parse(text) as {
    readonly version: number;
    readonly lodLevels: number;
    readonly filenames: readonly string[];
    readonly tree: IndexNode;
  };
  if (version !== 1 || !(lodLevels >= 1)) throw new TypeError('This is not a streamed SOG of version 1.');
  return {
    levels: lodLevels,
    folders: filenames.map((path) => path.slice(0, path.lastIndexOf('/') + 1)),
    cells: leavesOf(tree).map(({ bound, lods = {} }) => ({
      bounds: fromSogFrame(bound),
      runs: Array.from({ length: lodLevels }, (_, level) => {
        const run = lods[String(level)];
        if (run === undefined) return null;
        if (filenames[run.file] === undefined) throw new TypeError(`There is no chunk ${run.file}.`);
        return { chunk: run.file, offset: run.offset, count: run.count };
      }),
    })),
  };
}

const leavesOf = (node: IndexNode): IndexNode[] => (node.children ? node.children.flatMap(leavesOf) : [node]);

/** The frame of SOG has y down and z forward, so the ends of these sides change places. */
function fromSogFrame({ min, max }: IndexNode['bound']): Box {
  const [left = 0, top = 0, back = 0] = min;
  const [right = 0, bottom = 0, front = 0] = max;
  return { min: { x: left, y: -bottom, z: -front }, max: { x: right, y: -top, z: -back } };
}
