import { CONNECTED_EAST, CONNECTED_SOUTH } from '../field/connected-pixels.js';
import type { SiteMeasurements, SurveyInput } from './site.js';
import { isUprightSurface, SURFACE_CLASSES } from './surfaces.js';

/** Something that stands by itself in the picture. */
export interface Segment {
  /** A SURFACE that stands. */
  readonly surface: number;
  /** Steradians, about. */
  readonly area: number;
  /** Metres: mean distance, lowest and highest y, and what it spans to the sides. */
  readonly distance: number;
  readonly bottom: number;
  readonly top: number;
  readonly breadth: number;
  /** Shares of it that face up, and that stand upright. */
  readonly level: number;
  readonly upright: number;
  /** Mean roughness, 0 to 1. */
  readonly roughness: number;
  /** Number of the thing beside it, which a recess or trim is part of; 0 where there is none. */
  readonly host: number;
}

const MOST = 2000;
/** Steradians below which parts have no number of their own. */
const SMALLEST = 6e-5;
/** Difference of neighbouring leaves of one tree, as a share of the nearer one's inverse distance. */
const TREE = 0.3;

interface SegmentSource extends SurveyInput {
  readonly surfaces: Uint8Array;
  readonly site: SiteMeasurements;
}

/** Parts what stands into things: joined pixels of one kind, numbered from the largest, 1, so that numbers do not depend on where the picture begins. */
export function segmentSurfaces(source: SegmentSource): { readonly numbers: Uint16Array; readonly segments: readonly Segment[] } {
  const roots = joinPixels(source);
  const gathered = gather(source, roots);
  const ranked = [...gathered.values()].filter(({ area }) => area > SMALLEST).toSorted((a, b) => b.weight - a.weight || a.first - b.first);
  const kept = ranked.slice(0, MOST);
  const numbers = new Uint16Array(new SharedArrayBuffer(2 * roots.length));
  const numberOf = new Map(kept.map(({ root }, i) => [root, i + 1]));
  for (let i = 0; i < roots.length; i++) if ((roots[i] as number) >= 0) numbers[i] = numberOf.get(roots[i] as number) ?? 0;
  const hosts = findHosts(source, numbers, kept.length + 1);
  return { numbers, segments: [NOTHING, ...kept.map((sums, i) => toSegment(sums, hosts[i + 1] as number))] };
}

const NOTHING: Segment = {
  surface: SURFACE_CLASSES.thing,
  area: 0,
  distance: 1,
  bottom: 0,
  top: 0,
  breadth: 0,
  level: 0,
  upright: 0,
  roughness: 0,
  host: 0,
};

/** For each pixel that stands the first one of its segment, else -1. */
function joinPixels({ coarse: { width, inverse }, joins, surfaces }: SegmentSource): Int32Array {
  const parents = new Int32Array(inverse.length).fill(-1);
  for (let i = 0; i < parents.length; i++) if (isUprightSurface(surfaces[i] as number)) parents[i] = i;
  const find = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] as number;
    for (let next = at; next !== root;) {
      const up = parents[next] as number;
      parents[next] = root;
      next = up;
    }
    return root;
  };
  const unite = (a: number, b: number, joined: boolean): void => {
    if ((parents[a] as number) < 0 || (parents[b] as number) < 0 || surfaces[a] !== surfaces[b]) return;
    if (!joined && !(surfaces[a] === SURFACE_CLASSES.leaves && isOneTree(inverse[a] as number, inverse[b] as number))) return;
    const [rootA, rootB] = [find(a), find(b)];
    if (rootA < rootB) parents[rootB] = rootA;
    else parents[rootA] = rootB;
  };
  for (let at = 0; at < parents.length; at++) {
    const column = at % width;
    unite(at, at - column + ((column + 1) % width), ((joins[at] as number) & CONNECTED_EAST) !== 0);
    if (at + width < parents.length) unite(at, at + width, ((joins[at] as number) & CONNECTED_SOUTH) !== 0);
  }
  for (let at = 0; at < parents.length; at++) if ((parents[at] as number) >= 0) parents[at] = find(at);
  return parents;
}

const isOneTree = (a: number, b: number): boolean => Math.abs(a - b) < TREE * Math.max(a, b);

/** Sums over a segment. Weights are whole numbers, so their sums do not depend on the order. */
interface Gathered {
  readonly root: number;
  readonly first: number;
  readonly surface: number;
  weight: number;
  area: number;
  distance: number;
  bottom: number;
  top: number;
  level: number;
  upright: number;
  roughness: number;
}

function gather(
  { coarse: { width, inverse }, normals, roughness, sphere, surfaces }: SegmentSource,
  roots: Int32Array,
): Map<number, Gathered> {
  const found = new Map<number, Gathered>();
  const pixel = ((2 * Math.PI) / width) ** 2;
  for (let at = 0; at < roots.length; at++) {
    const root = roots[at] as number;
    if (root < 0) continue;
    let sums = found.get(root);
    if (sums === undefined) {
      sums = {
        root,
        first: at,
        surface: surfaces[at] as number,
        weight: 0,
        area: 0,
        distance: 0,
        bottom: Infinity,
        top: -Infinity,
        level: 0,
        upright: 0,
        roughness: 0,
      };
      found.set(root, sums);
    }
    const row = Math.floor(at / width);
    const weight = Math.round(1000 * (sphere.level[row] as number)) + 1;
    const distance = 1 / (inverse[at] as number);
    const y = (sphere.up[row] as number) * distance;
    const up = normals[3 * at + 1] as number;
    sums.weight += weight;
    sums.area += (pixel * weight) / 1000;
    sums.distance += weight * distance;
    if (y < sums.bottom) sums.bottom = y;
    if (y > sums.top) sums.top = y;
    if (up > 0.7) sums.level += weight;
    if (Math.abs(up) < 0.3) sums.upright += weight;
    sums.roughness += (weight * (roughness[at] as number)) / 255;
  }
  return found;
}

/** For each segment the number of the thing that most of its pixels lie beside, 0 for none. */
function findHosts({ coarse: { width }, surfaces }: SegmentSource, numbers: Uint16Array, count: number): Uint16Array {
  const votes = Array.from({ length: count }, () => new Map<number, number>());
  const vote = (at: number, beside: number): void => {
    const number = numbers[at] as number;
    if (number === 0 || surfaces[at] === SURFACE_CLASSES.thing || surfaces[beside] !== SURFACE_CLASSES.thing) return;
    const own = votes[number] as Map<number, number>;
    const host = numbers[beside] as number;
    own.set(host, (own.get(host) ?? 0) + 1);
  };
  for (let at = 0; at < numbers.length; at++) {
    const column = at % width;
    const east = at - column + ((column + 1) % width);
    vote(at, east);
    vote(east, at);
  }
  return Uint16Array.from(votes, (own) => [...own].toSorted(([a, m], [b, n]) => n - m || a - b)[0]?.[0] ?? 0);
}

function toSegment(sums: Gathered, host: number): Segment {
  const { surface, area, bottom, top, weight } = sums;
  const distance = sums.distance / weight;
  const height = Math.max(0.02, top - bottom);
  return {
    surface,
    area,
    distance,
    bottom,
    top,
    breadth: (area * distance * distance) / height,
    level: sums.level / weight,
    upright: sums.upright / weight,
    roughness: sums.roughness / weight,
    host,
  };
}
