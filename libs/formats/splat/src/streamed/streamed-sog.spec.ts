import { describe, expect, it } from 'vitest';

import { SplatFormatError, createSplatCloud } from '../cloud.js';
import type { SplatCloud } from '../cloud.js';
import { computeMortonOrder } from '../morton-order.js';
import { packStreamedSog } from './streamed-sog.js';
import type { SogChunk } from './streamed-sog.js';

const SIDE = 20;

/** Splats on a lattice of half metres, so that a position that was read back names its splat. */
function lattice(count: number): SplatCloud {
  const cloud = createSplatCloud(count);
  for (let i = 0; i < count; i++) {
    const place = (i * 7919) % SIDE ** 3;
    cloud.positions.set(
      [place % SIDE, Math.floor(place / SIDE) % SIDE, Math.floor(place / SIDE ** 2)].map((k) => k / 2 - 5),
      3 * i,
    );
    cloud.scales.set([-3, -4, -5], 3 * i);
    cloud.rotations.set([0, 0, Math.SQRT1_2, Math.SQRT1_2], 4 * i);
  }
  return cloud;
}

interface Node {
  readonly bound: { readonly min: number[]; readonly max: number[] };
  readonly children?: readonly [Node, Node];
  readonly lods?: Readonly<Record<string, { readonly file: number; readonly offset: number; readonly count: number }>>;
}

interface Meta {
  readonly count: number;
  readonly counts: number[];
  readonly lodLevels: number;
  readonly filenames: string[];
  readonly tree: Node;
}

const leavesOf = (node: Node): Node[] => (node.children ? node.children.flatMap(leavesOf) : [node]);

/** Positions of a chunk by the formulas of the format's page, in the frame of the format. */
function positionsOf({ meta, pictures }: SogChunk): number[][] {
  const { count, means } = meta as { count: number; means: { mins: number[]; maxs: number[]; files: string[] } };
  const [low, high] = means.files.map((file) => pictures.find(({ name }) => name === file)?.data ?? new Uint8Array());
  return Array.from({ length: count }, (_, i) =>
    [0, 1, 2].map((axis) => {
      const [min, max] = [means.mins[axis], means.maxs[axis]];
      const n = min + ((max - min) * ((low?.[4 * i + axis] ?? 0) + 256 * (high?.[4 * i + axis] ?? 0))) / 65_535;
      return Math.sign(n) * Math.expm1(Math.abs(n));
    }),
  );
}

/** Rounded to the lattice. */
const nameOf = (position: number[]): string => position.map((metres) => Math.round(2 * metres) / 2 + 0).join(' ');

describe('a streamed SOG', () => {
  const levels = [lattice(6_000), lattice(900), lattice(120)];
  const sog = packStreamedSog(levels, { cellSplats: 400, chunkSplats: 1_000 });
  const meta = sog.meta as Meta;
  const leaves = leavesOf(meta.tree);
  const positions = sog.chunks.map(positionsOf);

  it('counts its splats and names its chunks, coarse levels first', () => {
    expect(meta).toMatchObject({ version: 1, count: 7_020, counts: [6_000, 900, 120], lodLevels: 3 });
    expect(meta.filenames).toEqual(sog.chunks.map(({ folder }) => `${folder}/meta.json`));
    const order = sog.chunks.map(({ folder }) => folder);
    expect(order.slice(0, 3)).toEqual(['2_0', '1_0', '0_0']);
    expect(order.length).toBeGreaterThan(8);
  });

  it('covers each chunk completely with runs that do not overlap, of a single level', () => {
    for (const [file, { folder, meta: chunk }] of sog.chunks.entries()) {
      const runs = leaves.flatMap(({ lods = {} }) =>
        Object.entries(lods).flatMap(([level, run]) => (run.file === file ? [{ level, ...run }] : [])),
      );
      let end = 0;
      for (const { offset, count } of runs.toSorted((a, b) => a.offset - b.offset)) {
        expect(offset).toBe(end);
        expect(count).toBeGreaterThan(0);
        end += count;
      }
      expect(end).toBe((chunk as { count: number }).count);
      expect(end).toBeLessThanOrEqual(1_000);
      expect(new Set(runs.map(({ level }) => level))).toEqual(new Set([folder.split('_')[0]]));
    }
  });

  it.each([0, 1, 2])('has each splat of level %i exactly once', (level) => {
    const found = leaves.flatMap(({ lods = {} }) => {
      const run = lods[String(level)];
      return run ? (positions[run.file] ?? []).slice(run.offset, run.offset + run.count).map(nameOf) : [];
    });
    const { positions: given, count } = levels[level];
    const wanted = Array.from({ length: count }, (_, i) => nameOf([given[3 * i] ?? 0, -(given[3 * i + 1] ?? 0), -(given[3 * i + 2] ?? 0)]));
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('has bounds around the ellipsoids of all levels of a cell, and of the cells below a node', () => {
    for (const { bound, lods = {} } of leaves)
      for (const { file, offset, count } of Object.values(lods))
        for (const position of (positions[file] ?? []).slice(offset, offset + count))
          // The longest axis is turned from x to y; the others are x and z. Renderers draw up to the square root of 8 sigmas.
          for (const [axis, sigma] of [Math.exp(-4), Math.exp(-3), Math.exp(-5)].entries()) {
            const reach = Math.sqrt(8) * sigma - 0.002;
            expect((position[axis] ?? 0) - reach).toBeGreaterThan(bound.min[axis] ?? Infinity);
            expect((position[axis] ?? 0) + reach).toBeLessThan(bound.max[axis] ?? -Infinity);
          }
    const check = ({ bound, children }: Node): void => {
      for (const child of children ?? [])
        for (const axis of [0, 1, 2]) {
          expect(child.bound.min[axis]).toBeGreaterThanOrEqual(bound.min[axis] ?? Infinity);
          expect(child.bound.max[axis]).toBeLessThanOrEqual(bound.max[axis] ?? -Infinity);
          check(child);
        }
    };
    check(meta.tree);
  });

  it('follows a Z-order curve within a run', () => {
    const run = leaves[0]?.lods?.['0'];
    const members = (positions[run?.file ?? 0] ?? []).slice(run?.offset, (run?.offset ?? 0) + (run?.count ?? 0));
    const places = members.flatMap(([x = 0, y = 0, z = 0]) => [x, -y, -z].map((metres) => Math.round(2 * metres) / 2));
    expect([...computeMortonOrder(Float32Array.from(places))]).toEqual(members.map((_, i) => i));
  });

  it('has numbers of at most seven digits', () => {
    const numbers = leaves.flatMap(({ bound }) => [...bound.min, ...bound.max]);
    expect(numbers.filter((metres) => Number(metres.toPrecision(7)) !== metres)).toEqual([]);
  });

  it('is the same each time', () => {
    expect(packStreamedSog(levels, { cellSplats: 400, chunkSplats: 1_000 })).toEqual(sog);
  });

  it('holds a single splat in one level', () => {
    const { meta: single, chunks } = packStreamedSog([lattice(1)]);
    expect(single).toMatchObject({ count: 1, counts: [1], lodLevels: 1, filenames: ['0_0/meta.json'] });
    expect(chunks).toHaveLength(1);
  });

  it('lacks a level of a cell that has no splats of it', () => {
    const near = lattice(500);
    const { meta: sparse } = packStreamedSog([near, lattice(1)], { cellSplats: 100, chunkSplats: 1_000 });
    const cells = leavesOf((sparse as Meta).tree);
    expect(cells.filter(({ lods = {} }) => '1' in lods)).toHaveLength(1);
    expect(cells.every(({ lods = {} }) => '0' in lods)).toBe(true);
  });

  it.each([
    ['no level', []],
    ['an empty cloud', [createSplatCloud(0)]],
    ['harmonics of degree 1', [{ ...createSplatCloud(4, 1), rotations: new Float32Array(16).fill(0.5) }]],
    ['an infinite position', [lattice(3), { ...lattice(1), positions: Float32Array.of(0, Infinity, 0) }]],
  ])('is refused for %s', (_name, clouds) => {
    expect(() => packStreamedSog(clouds)).toThrow(SplatFormatError);
  });
});
