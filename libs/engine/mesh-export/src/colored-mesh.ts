import type { GlbNode } from '@diorama/mesh';
import { computeLength } from '@diorama/render';
import type { SurfacePainter } from '@diorama/render';
import type { Prototype, WorldModel } from '@diorama/world-model';

import { moveToNode } from './mesh-nodes.js';
import type { MeshExportThing } from './select-instances.js';
import type { UntexturedMesh } from './mesh-source.js';
import { computeSurfacePoint } from './point-on-thing.js';
import type { SurfacePoint } from './point-on-thing.js';

/** Whose surface a vertex lies on, beside the instances. */
export const GROUND_SHEET = -1;
export const WATER_SHEET = -2;

/** Where the part of a node begins. */
interface PartStart {
  readonly node: GlbNode;
  readonly vertex: number;
  readonly corner: number;
}

/** Meshes whose vertices know which place of which surface they show. */
export class ColoredMesh {
  private readonly positions: number[] = [];
  private readonly indices: number[] = [];
  private readonly parts: PartStart[] = [];
  private readonly owners: number[] = [];
  private readonly triangles: number[] = [];
  private readonly weights: number[] = [];
  private readonly footprints: number[] = [];
  private readonly place: SurfacePoint = { instance: 0, triangle: 0, u: 0, v: 0, x: 0, y: 0, z: 0 };

  constructor(private readonly model: WorldModel) {}

  get vertices(): number {
    return this.owners.length;
  }

  /** Adds the ground or the water. */
  addSheet(owner: typeof GROUND_SHEET | typeof WATER_SHEET, { positions, indices }: UntexturedMesh, node: GlbNode): void {
    this.begin(node);
    const first = this.vertices;
    for (let i = 0; i < positions.length; i += 3) {
      this.positions.push(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number);
      this.owners.push(owner);
      this.triangles.push(0);
      this.weights.push(0, 0);
      this.footprints.push(0);
    }
    const place = (vertex: number): Place => ({
      x: positions[3 * vertex] as number,
      y: positions[3 * vertex + 1] as number,
      z: positions[3 * vertex + 2] as number,
      vertex: first + vertex,
    });
    for (let i = 0; i < indices.length; i += 3)
      this.keep(place(indices[i] as number), place(indices[i + 1] as number), place(indices[i + 2] as number), Infinity);
  }

  /** Adds a thing; edges that appear longer than `angle` radians from the origin are halved until they do not. Things of one node come together. */
  addThing(thing: MeshExportThing, node: GlbNode, angle: number): void {
    this.begin(node);
    const { indices } = this.model.prototypes[thing.prototype] as Prototype;
    const shared = new Map<number, number>();
    for (const triangle of thing.mesh.triangles) {
      const [a, b, c] = CORNERS.map((weights, k) =>
        this.corner(thing, triangle, weights, { shared, vertex: indices[3 * triangle + k] as number }),
      );
      if (a === undefined || b === undefined || c === undefined) continue;
      const middles = new Map<number, Corner>();
      this.split([a, b, c], angle, (u, v) => {
        const key = u * 2 ** 30 + v; // both are halves of halves, and add up exactly
        const middle = middles.get(key) ?? this.corner(thing, triangle, { u, v }, null);
        middles.set(key, middle);
        return middle;
      });
    }
  }

  /** A mesh for each node, in the order of its first addition. */
  finish(): UntexturedMesh[] {
    return this.parts.flatMap(({ node, vertex, corner }, i) => {
      const next = this.parts[i + 1];
      const positions = Float32Array.from(this.positions.slice(3 * vertex, next && 3 * next.vertex));
      const indices = Uint32Array.from(this.indices.slice(corner, next?.corner), (at) => at - vertex);
      return positions.length === 0 ? [] : [moveToNode({ positions, indices }, node)];
    });
  }

  private begin(node: GlbNode): void {
    if (this.parts.at(-1)?.node !== node) this.parts.push({ node, vertex: this.vertices, corner: this.indices.length });
  }

  /** Display colours (sRGB, 0 to 1) of vertices `[start, end)`. */
  paint(painter: SurfacePainter, start: number, end: number): Float32Array {
    const colors = new Float32Array(3 * (end - start));
    for (let vertex = start; vertex < end; vertex++) this.paintVertex(painter, vertex, colors, 3 * (vertex - start));
    return colors;
  }

  private paintVertex(painter: SurfacePainter, vertex: number, colors: Float32Array, at: number): void {
    const owner = this.owners[vertex] as number;
    const footprint = this.footprints[vertex] as number;
    const { place } = this;
    place.x = this.positions[3 * vertex] as number;
    place.y = this.positions[3 * vertex + 1] as number;
    place.z = this.positions[3 * vertex + 2] as number;
    if (owner === GROUND_SHEET) return painter.paintGround(place.x, place.z, footprint, colors, at);
    if (owner === WATER_SHEET) return painter.paintWater(place.x, place.z, footprint, colors, at);
    place.instance = owner;
    place.triangle = this.triangles[vertex] as number;
    place.u = this.weights[2 * vertex] as number;
    place.v = this.weights[2 * vertex + 1] as number;
    painter.paintInstance(place, footprint, colors, at);
  }

  private corner(thing: MeshExportThing, triangle: number, { u, v }: Weights, at: SharedVertex | null): Corner {
    const { place } = this;
    place.u = u;
    place.v = v;
    computeSurfacePoint(this.model, thing, triangle, place);
    const known = at?.shared.get(at.vertex);
    if (known !== undefined) return { u, v, x: place.x, y: place.y, z: place.z, vertex: known };
    this.positions.push(place.x, place.y, place.z);
    this.owners.push(thing.instance);
    this.triangles.push(triangle);
    // On an edge a ray to the light would graze the neighbour: the colour is that of a place a little further in.
    this.weights.push(u + INWARDS * (1 / 3 - u), v + INWARDS * (1 / 3 - v));
    this.footprints.push(LEAST_FOOTPRINT * thing.distance);
    const vertex = this.vertices - 1;
    at?.shared.set(at.vertex, vertex);
    return { u, v, x: place.x, y: place.y, z: place.z, vertex };
  }

  /** Edges are halved for their own length and distance alone, so both triangles at an edge halve it alike. */
  private split(corners: readonly [Corner, Corner, Corner], angle: number, make: (u: number, v: number) => Corner): void {
    const [a, b, c] = corners;
    const middle = (p: Corner, q: Corner): Corner | null => (isLong(p, q, angle) ? make((p.u + q.u) / 2, (p.v + q.v) / 2) : null);
    const ab = middle(a, b);
    const bc = middle(b, c);
    const ca = middle(c, a);
    const again = (p: Corner, q: Corner, r: Corner): void => this.split([p, q, r], angle, make);
    if (ab && bc && ca) {
      again(a, ab, ca);
      again(ab, b, bc);
      again(ca, bc, c);
      again(ab, bc, ca);
    } else if (ab && bc) {
      again(ab, b, bc);
      again(a, ab, bc);
      again(a, bc, c);
    } else if (bc && ca) this.split([b, c, a], angle, make);
    else if (ca && ab) this.split([c, a, b], angle, make);
    else if (ab) {
      again(a, ab, c);
      again(ab, b, c);
    } else if (bc) this.split([b, c, a], angle, make);
    else if (ca) this.split([c, a, b], angle, make);
    else this.keep(a, b, c, angle);
  }

  /** Adds a triangle; its vertices filter what they show by its size, or by the angle if that is smaller. */
  private keep(a: Place, b: Place, c: Place, angle: number): void {
    this.indices.push(a.vertex, b.vertex, c.vertex);
    const size = Math.sqrt(computeLength(a.x - b.x, a.y - b.y, a.z - b.z) * computeLength(a.x - c.x, a.y - c.y, a.z - c.z));
    for (const { vertex, x, y, z } of [a, b, c]) {
      const most = angle * Math.max(1, computeLength(x, y, z));
      this.footprints[vertex] = Math.max(this.footprints[vertex] as number, Math.min(most, size));
    }
  }
}

const CORNERS: readonly Weights[] = [
  { u: 0, v: 0 },
  { u: 1, v: 0 },
  { u: 0, v: 1 },
];
/** How far towards the middle of its triangle a vertex looks for its colour. */
const INWARDS = 0.03;
/** Metres per metre of distance. */
const LEAST_FOOTPRINT = 5e-4;

interface Weights {
  readonly u: number;
  readonly v: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vertex: number;
}

interface Corner extends Weights, Place {}

interface SharedVertex {
  readonly shared: Map<number, number>;
  readonly vertex: number;
}

function isLong(p: Corner, q: Corner, angle: number): boolean {
  const length = computeLength(p.x - q.x, p.y - q.y, p.z - q.z);
  const away = computeLength(p.x + q.x, p.y + q.y, p.z + q.z) / 2;
  return length > angle * Math.max(1, away);
}
