import type { Slot } from '@diorama/shape-language';
import { addVectors, lerp, normalizeVector, scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import type { SlotSurfaces } from './slot-surfaces.js';

/** Numbers of the four corners of a face, counter-clockwise seen from outside. */
export type Quad = readonly [number, number, number, number];

/** A closed skin of quads whose corners are numbers of points. */
export interface Skin {
  readonly points: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly quads: readonly Quad[];
}

/** Halvings of an edge in search of the place where its slot changes. */
const HALVINGS = 5;
/** Nearest that a border comes to a corner, as a share of the edge: narrower triangles show as streaks. */
const SHARE_MIN = 0.1;

interface Corner {
  readonly point: Vec3;
  readonly normal: Vec3;
  readonly slot: Slot;
  readonly number: number;
}

/**
 * Draws a skin whose slots change from place to place: triangles are cut where the slot changes, so that borders are smooth lines. Neighbours
 * share the cuts of their edges, so that a closed skin stays closed.
 */
export function drawPainted(
  mesh: MeshBuilder,
  { points, normals, quads }: Skin,
  slotAt: (point: Vec3, normal: Vec3) => Slot,
  surfaces: SlotSurfaces,
): void {
  const corners = points.map((point, k): Corner => {
    const normal = normals[k] as Vec3;
    return { point, normal, slot: slotAt(point, normal), number: mesh.vertex(point, normal) };
  });
  const cuts = new Map<number, number>();
  /** The number of the vertex that cuts the edge between two corners. */
  const cutOf = (a: Corner, b: Corner): number => {
    if (a.number > b.number) return cutOf(b, a);
    const key = a.number * 2 ** 26 + b.number;
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const { point, normal } = findBorder(a, b, slotAt);
    const number = mesh.vertex(point, normal);
    cuts.set(key, number);
    return number;
  };
  const draw = (slot: Slot, ...ring: readonly number[]): void => {
    for (let k = 1; k + 1 < ring.length; k++) mesh.triangle(ring[0] as number, ring[k] as number, ring[k + 1] as number, surfaces(slot));
  };
  const triangle = (a: Corner, b: Corner, c: Corner): void => {
    if (a.slot === b.slot && b.slot === c.slot) return draw(a.slot, a.number, b.number, c.number);
    // Turned so that the corner with another slot than both others comes first.
    if (a.slot !== b.slot && a.slot !== c.slot && b.slot === c.slot) {
      const [ab, ca] = [cutOf(a, b), cutOf(c, a)];
      draw(a.slot, a.number, ab, ca);
      return draw(b.slot, ab, b.number, c.number, ca);
    }
    if (a.slot === b.slot) return triangle(c, a, b);
    if (a.slot === c.slot) return triangle(b, c, a);
    const [ab, bc, ca] = [cutOf(a, b), cutOf(b, c), cutOf(c, a)];
    const middle = mesh.vertex(
      scaleVector(addVectors(addVectors(a.point, b.point), c.point), 1 / 3),
      normalizeVector(addVectors(addVectors(a.normal, b.normal), c.normal)),
    );
    draw(a.slot, a.number, ab, middle, ca);
    draw(b.slot, b.number, bc, middle, ab);
    draw(c.slot, c.number, ca, middle, bc);
  };
  for (const quad of quads) {
    const [a, b, c, d] = quad.map((k) => corners[k]) as [Corner, Corner, Corner, Corner];
    triangle(a, b, c);
    triangle(a, c, d);
  }
}

/** The place on an edge where the slot of its first corner ends. */
function findBorder(a: Corner, b: Corner, slotAt: (point: Vec3, normal: Vec3) => Slot): { readonly point: Vec3; readonly normal: Vec3 } {
  const at = (share: number): { readonly point: Vec3; readonly normal: Vec3 } => ({
    point: [lerp(a.point[0], b.point[0], share), lerp(a.point[1], b.point[1], share), lerp(a.point[2], b.point[2], share)],
    normal: normalizeVector([
      lerp(a.normal[0], b.normal[0], share),
      lerp(a.normal[1], b.normal[1], share),
      lerp(a.normal[2], b.normal[2], share),
    ]),
  });
  let [low, high] = [0, 1];
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (low + high) / 2;
    const { point, normal } = at(middle);
    if (slotAt(point, normal) === a.slot) low = middle;
    else high = middle;
  }
  return at(Math.min(1 - SHARE_MIN, Math.max(SHARE_MIN, (low + high) / 2)));
}
