import { computeBounds } from '@diorama/mesh';
import type { GlbNode, GlbPrimitive } from '@diorama/mesh';
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';

import { findParts, thinOut } from './thin-parts.js';
import type { Part } from './thin-parts.js';

interface Level {
  /** Share of the finest level's triangles that is aimed at. */
  readonly share: number;
  /** Distance from the finest level at most: as a share of the largest extent of the object, and in metres. The smaller counts. */
  readonly distance: { readonly share: number; readonly metres: number };
  /** Share of the screen's height below which the next level takes its place. */
  readonly coverage: number;
}

/** The coarser levels, finest first. */
const LEVELS: readonly Level[] = [
  { share: 0.5, distance: { share: 0.02, metres: 0.05 }, coverage: 0.15 },
  { share: 0.25, distance: { share: 0.05, metres: 0.15 }, coverage: 0.05 },
  { share: 0.1, distance: { share: 0.12, metres: 0.4 }, coverage: 0 },
];
/** Share of the screen's height below which the finest level is replaced. */
const FINEST_COVERAGE = 0.4;
/** A level with more than this share of the triangles of the one before is left out. */
const WORTHWHILE = 0.85;
/** Radius of small parts, at most, as a share of the object's extent: of solid ones, and of those that are seen from both sides, as leaves. */
const SMALL = { solid: 0.02, thin: 0.1 } as const;
/** Weight of a whole texture's width against the extent of an object. */
const TEXTURE_WEIGHT = 1;

/**
 * Adds coarser levels of detail to each node (`MSFT_lod`): nodes with the suffixes `_LOD1` to `_LOD3`. Surfaces are simplified by edge collapses,
 * and of many small parts, such as leaves, some remain and grow. A node has as many levels as are worthwhile within their distances.
 *
 * @param primitives of a file that `encodeGlb` wrote; those without a node get the node `world`
 */
export async function simplifyLevels(primitives: readonly GlbPrimitive[]): Promise<GlbPrimitive[]> {
  await MeshoptSimplifier.ready;
  const groups = new Map<GlbNode | undefined, GlbPrimitive[]>();
  for (const primitive of primitives) {
    const group = groups.get(primitive.node);
    if (group === undefined) groups.set(primitive.node, [primitive]);
    else group.push(primitive);
  }
  return [...groups].flatMap(([node = { name: 'world' }, finest]) => simplifyNode(node, finest));
}

function simplifyNode(node: GlbNode, finest: readonly GlbPrimitive[]): GlbPrimitive[] {
  const extent = Math.max(...finest.map(({ positions }) => largestExtent(positions)));
  const levels: { readonly node: GlbNode; readonly level: Level; readonly primitives: readonly GlbPrimitive[] }[] = [];
  const parts = finest.map((primitive) => findSmallParts(primitive, extent));
  let triangles = countTriangles(finest);
  for (const [i, level] of LEVELS.entries()) {
    const distance = Math.min(level.distance.metres, level.distance.share * extent);
    const simpler = finest
      .map((primitive, k) => simplify(primitive, parts[k] as Parts, { share: level.share, distance }))
      .filter(({ indices }) => indices.length > 0);
    const count = countTriangles(simpler);
    if (count === 0 || count > WORTHWHILE * triangles) continue;
    triangles = count;
    const { translation } = node;
    levels.push({ node: { name: `${node.name}_LOD${i + 1}`, ...(translation && { translation }) }, level, primitives: simpler });
  }
  if (levels.length === 0) return finest.map((primitive) => ({ ...primitive, node }));
  const coverage = [FINEST_COVERAGE, ...levels.map(({ level }, i) => (i === levels.length - 1 ? 0 : level.coverage))];
  const base: GlbNode = {
    ...node,
    extras: { ...node.extras, MSFT_screencoverage: coverage },
    coarser: levels.map((level) => level.node),
  };
  return [
    ...finest.map((primitive) => ({ ...primitive, node: base })),
    ...levels.flatMap((level) => level.primitives.map((primitive) => ({ ...primitive, node: level.node }))),
  ];
}

type Parts = ReturnType<typeof findParts>;

function findSmallParts(primitive: GlbPrimitive, extent: number): Parts {
  const twins = MeshoptSimplifier.generatePositionRemap(primitive.positions, 3);
  return findParts(primitive, twins, extent * (primitive.material?.doubleSided === true ? SMALL.thin : SMALL.solid));
}

function simplify(
  primitive: GlbPrimitive,
  { small, large }: Parts,
  { share, distance }: { readonly share: number; readonly distance: number },
): GlbPrimitive {
  return join(primitive, collapse(primitive, large, share, distance), thinOut(primitive, small, share, distance));
}

/** Collapses edges of the given parts within the distance. Parts that are larger than it stay whole where nothing of them would remain. */
// eslint-disable-next-line max-params -- a mesh, which of it, how far
function collapse({ positions, uvs }: GlbPrimitive, parts: readonly Part[], share: number, distance: number): Uint32Array {
  const indices = Uint32Array.from(parts.flatMap(({ triangles }) => triangles));
  if (indices.length === 0) return indices;
  const target = 3 * Math.max(1, Math.floor((share * indices.length) / 3));
  const weights = [TEXTURE_WEIGHT, TEXTURE_WEIGHT];
  const [simpler] =
    uvs === undefined
      ? MeshoptSimplifier.simplify(indices, positions, 3, target, distance, ['ErrorAbsolute'])
      : MeshoptSimplifier.simplifyWithAttributes(indices, positions, 3, uvs, 2, weights, null, target, distance, ['ErrorAbsolute']);
  const left = new Set(simpler);
  const lost = parts.filter(({ triangles, radius }) => radius > distance && !triangles.some((vertex) => left.has(vertex)));
  return Uint32Array.from([...simpler, ...lost.flatMap(({ triangles }) => triangles)]);
}

/** One mesh of triangles of a primitive and of others that were thinned out, with the vertices that they use. */
function join(primitive: GlbPrimitive, bodies: Uint32Array, thin: ReturnType<typeof thinOut>): GlbPrimitive {
  const { positions, normals, colors, uvs } = primitive;
  const kept = new Map<number, number>();
  const numberOf = (vertex: number): number => {
    const known = kept.get(vertex) ?? kept.size;
    kept.set(vertex, known);
    return known;
  };
  const indices = Uint32Array.from([...bodies, ...thin.indices], numberOf);
  const vertices = Uint32Array.from(kept.keys());
  const pick = (values: Float32Array, width: number): Float32Array =>
    Float32Array.from(
      { length: width * vertices.length },
      (_, i) => values[width * (vertices[Math.floor(i / width)] as number) + (i % width)] as number,
    );
  const placed = pick(positions, 3);
  for (const [vertex, place] of thin.places) placed.set(place, 3 * (kept.get(vertex) as number));
  return {
    ...primitive,
    positions: placed,
    indices,
    ...(normals && { normals: pick(normals, 3) }),
    ...(colors && { colors: pick(colors, 3) }),
    ...(uvs && { uvs: pick(uvs, 2) }),
  };
}

function largestExtent(positions: Float32Array): number {
  const { min, max } = computeBounds(positions);
  return Math.max(...max.map((value, axis) => value - (min[axis] as number)));
}

const countTriangles = (primitives: readonly GlbPrimitive[]): number =>
  primitives.reduce((sum, { indices }) => sum + indices.length / 3, 0);
