import { hashInteger } from '@diorama/random';
import type { Prototype } from '@diorama/world-model';

/** A prototype with some of its parts left out, and those that stay enlarged to cover as much. */
export interface ThinnedPrototype {
  /** Triangles that stay, as the prototype counts them. */
  readonly triangles: Uint32Array;
  /** Of all of the prototype's vertices. */
  readonly positions: Float32Array;
}

/** How far leaves may be thinned: a level keeps half as many as the one before. */
export const FOLIAGE_THINNING_MAX = 5;
/** What has fewer parts than this is no foliage. */
const LEAST_PARTS = 12;
/** Parts so much larger than the middle one are trunks and the like, and stay as they are. */
const TRUNK = 2.5;

/**
 * The levels of one prototype. Far foliage of fewer and larger leaves looks alike, as R. Cook et al. show ("Stochastic
 * Simplification of Aggregate Detail", 2007). Closed things and those of few parts stay as they are.
 */
export class FoliageLevels {
  /** Size in metres of a leaf, the middle one of them; null where nothing can be left out. */
  readonly leaf: number | null;
  private readonly parts: Uint32Array;
  private readonly centres: Float32Array;
  /** Metres from each part's centre to its furthest vertex. */
  private readonly reaches: Float32Array;
  private readonly levels = new Map<number, ThinnedPrototype>();

  constructor(private readonly prototype: Prototype) {
    const { parts, count } = partsOf(prototype);
    this.parts = parts;
    this.centres = centresOf(prototype, parts, count);
    this.reaches = reachesOf(prototype, parts, this.centres);
    const middle = this.reaches.toSorted()[Math.floor(count / 2)] ?? 0;
    this.leaf = prototype.doubleSided && count >= LEAST_PARTS ? 2 * middle : null;
  }

  /** Level 0 is the whole prototype. */
  level(level: number): ThinnedPrototype {
    const wanted = this.leaf === null ? 0 : Math.min(FOLIAGE_THINNING_MAX, level);
    const known = this.levels.get(wanted);
    if (known) return known;
    const made = wanted === 0 ? this.whole() : this.thin(wanted);
    this.levels.set(wanted, made);
    return made;
  }

  private whole(): ThinnedPrototype {
    const { indices, positions } = this.prototype;
    return { triangles: Uint32Array.from({ length: indices.length / 3 }, (_, i) => i), positions };
  }

  private thin(level: number): ThinnedPrototype {
    const { indices, positions } = this.prototype;
    const share = 2 ** -level;
    const growth = Math.sqrt(1 / share);
    const isLeaf = (part: number): boolean => 2 * (this.reaches[part] as number) < TRUNK * (this.leaf ?? 0);
    const stays = Uint8Array.from(this.reaches, (_reach, part) => (!isLeaf(part) || hashInteger(0x1eaf, part) / 2 ** 32 < share ? 1 : 0));
    const grown = positions.slice();
    for (let i = 0; i < grown.length; i++) {
      const part = this.parts[Math.floor(i / 3)] as number;
      const centre = this.centres[3 * part + (i % 3)] as number;
      if (isLeaf(part)) grown[i] = centre + growth * ((positions[i] as number) - centre);
    }
    const triangles: number[] = [];
    for (let triangle = 0; 3 * triangle < indices.length; triangle++)
      if (stays[this.parts[indices[3 * triangle] as number] as number] === 1) triangles.push(triangle);
    return { triangles: Uint32Array.from(triangles), positions: grown };
  }
}

function reachesOf({ positions }: Prototype, parts: Uint32Array, centres: Float32Array): Float32Array {
  const reaches = new Float32Array(centres.length / 3);
  for (let vertex = 0; vertex < parts.length; vertex++) {
    const part = parts[vertex] as number;
    const from = (axis: number): number => (positions[3 * vertex + axis] as number) - (centres[3 * part + axis] as number);
    reaches[part] = Math.max(reaches[part] as number, Math.hypot(from(0), from(1), from(2)));
  }
  return reaches;
}

/** Numbers the sets of vertices that triangles join, in the order of their first vertices. */
function partsOf({ positions, indices }: Prototype): { parts: Uint32Array; count: number } {
  const root = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const find = (vertex: number): number => {
    let at = vertex;
    while ((root[at] as number) !== at) {
      root[at] = root[root[at] as number] as number;
      at = root[at] as number;
    }
    return at;
  };
  for (let i = 0; i < indices.length; i += 3)
    for (let k = 1; k < 3; k++) {
      const a = find(indices[i] as number);
      const b = find(indices[i + k] as number);
      root[Math.max(a, b)] = Math.min(a, b);
    }
  const parts = new Uint32Array(root.length);
  let count = 0;
  for (let vertex = 0; vertex < root.length; vertex++) parts[vertex] = find(vertex) === vertex ? count++ : (parts[find(vertex)] as number);
  return { parts, count };
}

function centresOf({ positions }: Prototype, parts: Uint32Array, count: number): Float32Array {
  const centres = new Float32Array(3 * count);
  const sizes = new Float32Array(count);
  for (let vertex = 0; vertex < parts.length; vertex++) {
    const part = parts[vertex] as number;
    sizes[part] = (sizes[part] as number) + 1;
    for (let axis = 0; axis < 3; axis++)
      centres[3 * part + axis] = (centres[3 * part + axis] as number) + (positions[3 * vertex + axis] as number);
  }
  return centres.map((sum, i) => sum / (sizes[Math.floor(i / 3)] as number));
}
