import type { GlbPrimitive } from '@diorama/mesh';

/** Parts of fewer triangles may be thinned out; from so many on they are, rather than simplified. */
const SMALL_PART = 24;
const MANY_PARTS = 24;

export interface Part {
  /** Three vertices each triangle. */
  readonly triangles: readonly number[];
  readonly middle: readonly [number, number, number];
  /** Of the sphere around the middle that holds all vertices, metres. */
  readonly radius: number;
}

interface Parts {
  /** Parts that are thinned out. */
  readonly small: readonly Part[];
  /** All others. */
  readonly large: readonly Part[];
}

/** Parts that are left, as triangles of the primitive's vertices, and the new places of those that moved. */
interface ThinnedParts {
  readonly indices: Uint32Array;
  readonly places: ReadonlyMap<number, readonly [number, number, number]>;
}

/**
 * Divides triangles into connected parts and finds those that are thinned out: many of few triangles, such as leaves and pebbles.
 *
 * @param twins for each vertex the first one at the same place
 * @param largest metres of the radius of such a part, at most
 */
export function findParts({ positions, indices }: GlbPrimitive, twins: Uint32Array, largest: number): Parts {
  const parts = connect(indices, twins).map((triangles) => measure(positions, triangles));
  const isSmall = ({ triangles, radius }: Part): boolean => triangles.length < 3 * SMALL_PART && radius <= largest;
  const small = parts.filter(isSmall);
  if (small.length < MANY_PARTS) return { small: [], large: parts };
  return { small, large: parts.filter((part) => !isSmall(part)) };
}

/** The triangles of each connected part, in the order of the parts' first triangles. */
function connect(indices: Uint32Array, twins: Uint32Array): number[][] {
  const roots = Uint32Array.from(twins.keys());
  const find = (vertex: number): number => {
    let root = vertex;
    while (roots[root] !== root) root = roots[root] = roots[roots[root] as number] as number;
    return root;
  };
  for (let i = 0; i < indices.length; i++) {
    const next = i % 3 === 2 ? i - 2 : i + 1;
    roots[find(twins[indices[i] as number] as number)] = find(twins[indices[next] as number] as number);
  }
  const parts = new Map<number, number[]>();
  for (let i = 0; i < indices.length; i += 3) {
    const root = find(twins[indices[i] as number] as number);
    const part = parts.get(root) ?? [];
    parts.set(root, part);
    part.push(indices[i] as number, indices[i + 1] as number, indices[i + 2] as number);
  }
  return [...parts.values()];
}

function measure(positions: Float32Array, triangles: readonly number[]): Part {
  const middle: [number, number, number] = [0, 0, 0];
  for (const vertex of triangles)
    for (let axis = 0; axis < 3; axis++)
      middle[axis] = (middle[axis] as number) + (positions[3 * vertex + axis] as number) / triangles.length;
  let radius = 0;
  for (const vertex of triangles) radius = Math.max(radius, Math.hypot(...offset(positions, vertex, middle)));
  return { triangles, middle, radius };
}

const offset = (positions: Float32Array, vertex: number, [x, y, z]: Part['middle']): [number, number, number] => [
  (positions[3 * vertex] as number) - x,
  (positions[3 * vertex + 1] as number) - y,
  (positions[3 * vertex + 2] as number) - z,
];

/**
 * Keeps a share of small parts, evenly over their order, and enlarges each about its middle so that all together cover the same area, but moves
 * no vertex further than `distance` metres: R. Cook et al., "Stochastic Simplification of Aggregate Detail", 2007.
 */
// eslint-disable-next-line max-params -- a mesh, which of it, how much and how far
export function thinOut({ positions }: GlbPrimitive, parts: readonly Part[], share: number, distance: number): ThinnedParts {
  const places = new Map<number, readonly [number, number, number]>();
  const kept = parts.filter((_, i) => Math.floor((i + 1) * share) > Math.floor(i * share));
  for (const { triangles, middle, radius } of kept) {
    const scale = Math.min(Math.sqrt(1 / share), 1 + distance / Math.max(radius, 1e-6));
    for (const vertex of new Set(triangles)) {
      const [x, y, z] = offset(positions, vertex, middle);
      places.set(vertex, [middle[0] + scale * x, middle[1] + scale * y, middle[2] + scale * z]);
    }
  }
  return { indices: Uint32Array.from(kept.flatMap(({ triangles }) => triangles)), places };
}
