import { encodeGlb } from '@diorama/mesh';
import type { GlbNode, GlbPrimitive } from '@diorama/mesh';
import { validateBytes } from 'gltf-validator';
import { Mesh } from 'three';
import type { Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { describe, expect, it } from 'vitest';

import { simplifyLevels } from './levels-of-detail.js';

const SHARES = [0.5, 0.25, 0.1];
const METRES = [0.05, 0.15, 0.4];
const SHARES_OF_EXTENT = [0.02, 0.05, 0.12];

interface Surface {
  readonly columns: number;
  readonly rows: number;
  /** Place for shares of the way across and down, 0 to 1. */
  readonly place: (u: number, v: number) => readonly [number, number, number];
}

/** A grid of triangles over a surface. */
function gridOf(name: string, { columns, rows, place }: Surface, translation: readonly [number, number, number] = [0, 0, 0]): GlbPrimitive {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      positions.push(...place(u, v));
      uvs.push(u, v);
      if (row === 0 || column === 0) continue;
      const at = row * (columns + 1) + column;
      indices.push(at - columns - 2, at - 1, at - columns - 1, at - columns - 1, at - 1, at);
    }
  const node = { name, translation, extras: { class: 'object' } };
  const arrays = { positions: Float32Array.from(positions), uvs: Float32Array.from(uvs), indices: Uint32Array.from(indices) };
  return { ...arrays, node, material: { unlit: true } };
}

const hills: Surface = { columns: 30, rows: 20, place: (u, v) => [150 * u - 75, Math.sin(5 * u) * Math.cos(4 * v), 100 * v - 50] };
const pillar: Surface = {
  columns: 24,
  rows: 16,
  place: (u, v) => {
    const radius = 0.4 + 0.1 * Math.sin(5 * v);
    return [radius * Math.cos(2 * Math.PI * u), 3 * v, radius * Math.sin(2 * Math.PI * u)];
  },
};
const box: Surface = { columns: 2, rows: 1, place: (u, v) => [u, v, u > 0.5 ? 1 : 0] };

/** A bush of leaves, each of two triangles. */
function bush(): GlbPrimitive {
  const leaf = (i: number): number[] => {
    const [x, y, z] = [Math.cos(i * 2.4) * (0.3 + (i % 7) / 9), (i % 40) / 40, Math.sin(i * 2.4) * (0.3 + (i % 5) / 8)];
    return [x, y, z, x + 0.06, y, z, x, y + 0.06, z, x + 0.06, y + 0.06, z];
  };
  const count = 200;
  const positions = Float32Array.from(Array.from({ length: count }, (_, i) => leaf(i)).flat());
  const indices = Uint32Array.from(Array.from({ length: count }, (_, i) => [0, 1, 2, 2, 1, 3].map((k) => 4 * i + k)).flat());
  const uvs = new Float32Array(8 * count).fill(0.5);
  return { positions, uvs, indices, node: { name: 'bush_1' }, material: { unlit: true, doubleSided: true } };
}

/** A hut of boards, each a box of twelve triangles a metre high, in one primitive. */
function hut(): GlbPrimitive {
  const corner = (board: number, k: number): number[] => [board * 0.2 + (k & 1) * 0.2, ((k >> 1) & 1) * 1, (k >> 2) * 0.05];
  const faces = [0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5];
  const boards = Array.from({ length: 30 }, (_, board) => board);
  const positions = Float32Array.from(boards.flatMap((board) => Array.from({ length: 8 }, (_, k) => corner(board, k)).flat()));
  const indices = Uint32Array.from(boards.flatMap((board) => faces.map((k) => 8 * board + k)));
  // Neighbours stand 0.1 mm apart, so that no two boards share a place.
  const apart = positions.map((value, i) => (i % 3 === 0 ? value + 1e-4 * Math.floor(i / 24) : value));
  return { positions: apart, uvs: new Float32Array(480).fill(0.5), indices, node: { name: 'hut_1' }, material: { unlit: true } };
}

const world = (): GlbPrimitive[] => [gridOf('ground', hills), gridOf('pillar_1', pillar, [3, 0, -4]), bush(), gridOf('sign_1', box)];

type Point = readonly [number, number, number];
const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const along = (a: Point, ab: Point, t: number): Point => [a[0] + t * ab[0], a[1] + t * ab[1], a[2] + t * ab[2]];

/** The distance of a point from a segment. */
function toSegment(p: Point, a: Point, b: Point): number {
  const ab = subtract(b, a);
  const t = Math.min(1, Math.max(0, dot(subtract(p, a), ab) / Math.max(dot(ab, ab), 1e-12)));
  return Math.hypot(...subtract(p, along(a, ab, t)));
}

/** The distance of a point from a triangle: from its plane where it lies above the triangle, else from its edges. */
function toTriangle(p: Point, [a, b, c]: readonly [Point, Point, Point]): number {
  const [ab, ac, ap] = [subtract(b, a), subtract(c, a), subtract(p, a)];
  const [d00, d01, d11, d20, d21] = [dot(ab, ab), dot(ab, ac), dot(ac, ac), dot(ap, ab), dot(ap, ac)];
  const area = d00 * d11 - d01 * d01;
  const v = (d11 * d20 - d01 * d21) / area;
  const w = (d00 * d21 - d01 * d20) / area;
  if (v >= 0 && w >= 0 && v + w <= 1) return Math.hypot(...subtract(p, along(along(a, ab, v), ac, w)));
  return Math.min(toSegment(p, a, b), toSegment(p, b, c), toSegment(p, a, c));
}

function trianglesOf({ positions, indices }: GlbPrimitive): [Point, Point, Point][] {
  const corner = (i: number): Point => [0, 1, 2].map((axis) => positions[3 * (indices[i] ?? 0) + axis] ?? NaN) as unknown as Point;
  return Array.from({ length: indices.length / 3 }, (_, i) => [corner(3 * i), corner(3 * i + 1), corner(3 * i + 2)]);
}

/** The greatest distance of corners and middles of some triangles of a level from the finest one. */
function distanceBetween(level: GlbPrimitive, finest: GlbPrimitive): number {
  const all = trianglesOf(finest);
  const some = trianglesOf(level).filter((_, i, { length }) => i % Math.ceil(length / 40) === 0);
  const points = some.flatMap(([a, b, c]): Point[] => [
    a,
    [0, 1, 2].map((k) => ((a[k] ?? 0) + (b[k] ?? 0) + (c[k] ?? 0)) / 3) as unknown as Point,
  ]);
  return Math.max(...points.map((point) => Math.min(...all.map((triangle) => toTriangle(point, triangle)))));
}

const find = (primitives: readonly GlbPrimitive[], name: string): GlbPrimitive | undefined =>
  primitives.find(({ node }) => node?.name === name);

describe('levels of detail', () => {
  it.each(['ground', 'pillar_1', 'bush_1'])(
    'of %s have at most a half, a quarter and a tenth of the triangles, near the finest level',
    async (name) => {
      const primitives = await simplifyLevels(world());
      const finest = find(primitives, name) as GlbPrimitive;
      const extent = { ground: 150, pillar_1: 3, bush_1: 2 }[name] ?? 0;
      const coarser = finest.node?.coarser ?? [];
      expect(coarser.length).toBeGreaterThanOrEqual(2);
      for (const { name: levelName } of coarser) {
        const number = Number(levelName.at(-1)) - 1;
        const level = find(primitives, levelName) as GlbPrimitive;
        expect(level.indices.length).toBeLessThanOrEqual((SHARES[number] ?? 0) * finest.indices.length + 3);
        expect(level.positions.length).toBeLessThan(finest.positions.length);
        const distance = Math.min(METRES[number] ?? 0, extent * (SHARES_OF_EXTENT[number] ?? 0));
        expect(distanceBetween(level, finest)).toBeLessThanOrEqual(1.05 * distance);
        expect(level.node?.translation).toEqual(finest.node?.translation);
      }
    },
  );

  it('keep all boards of a wall, although they are narrow', async () => {
    const primitives = await simplifyLevels([hut()]);
    const boards = (primitive: GlbPrimitive): Set<number> =>
      new Set(trianglesOf(primitive).map(([[x]]) => Math.floor((x + 1e-3) / 0.2001)));
    for (const primitive of primitives) expect(boards(primitive).size).toBeGreaterThanOrEqual(30);
  });

  it('leave what has few triangles as it is, and keep what nodes say', async () => {
    const primitives = await simplifyLevels(world());
    expect(find(primitives, 'sign_1')?.node).toEqual({ name: 'sign_1', translation: [0, 0, 0], extras: { class: 'object' } });
    const { extras, coarser = [] } = (find(primitives, 'ground') as GlbPrimitive).node as GlbNode;
    const coverage = extras?.['MSFT_screencoverage'] as number[];
    expect(extras).toMatchObject({ class: 'object' });
    expect(coverage).toHaveLength(coarser.length + 1);
    expect(coverage).toEqual(coverage.toSorted((a, b) => b - a));
    expect(coverage.at(-1)).toBe(0);
  });

  it('name a mesh without nodes', async () => {
    const { node: _node, ...nameless } = gridOf('', hills);
    const primitives = await simplifyLevels([nameless]);
    expect(primitives.map(({ node }) => node?.name)).toEqual(['world', 'world_LOD1', 'world_LOD2', 'world_LOD3']);
  });

  it('pass the validator and have the same bytes every time', async () => {
    const file = async (): Promise<Uint8Array> => encodeGlb(await simplifyLevels(world()), { compact: true });
    const { issues } = await validateBytes(await file(), { maxIssues: 50 });
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    expect(await file()).toEqual(await file());
  });

  it('show the finest level alone in three.js, which gives the others on request', async () => {
    const bytes = encodeGlb(await simplifyLevels(world()), { compact: true });
    const gltf = await new GLTFLoader().parseAsync(bytes.buffer, '');
    const countOf = (object: Object3D): number => (object instanceof Mesh ? (object.geometry.index?.count ?? 0) / 3 : 0);
    expect(gltf.scene.children.map(({ name }) => name)).toEqual(['ground', 'pillar_1', 'bush_1', 'sign_1']);
    expect(gltf.scene.children.map(countOf)).toEqual([1_200, 768, 400, 4]);
    const { nodes } = gltf.parser.json as { nodes: { name: string; extensions?: { MSFT_lod?: { ids: number[] } } }[] };
    const ids = nodes.find(({ name }) => name === 'ground')?.extensions?.MSFT_lod?.ids ?? [];
    const levels = (await Promise.all(ids.map((id) => gltf.parser.getDependency('node', id)))) as Object3D[];
    expect(levels.map(countOf)).toEqual(levels.map(countOf).toSorted((a, b) => b - a));
    expect(levels.map(countOf)[0]).toBeLessThanOrEqual(600);
  });
});
