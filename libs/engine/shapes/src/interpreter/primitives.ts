import type { BoxShape, LatheShape, LeafShape, Primitive, SphereShape } from '@diorama/shape-language';
import { hashToUnitInterval } from '@diorama/random';
import { createSphereSpiral, addVectors, crossProduct, normalizeVector, scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { addBlob } from '../blob.js';
import { addBlock } from '../box.js';
import { addLathe } from '../lathe.js';
import { addLeaf } from '../leaf.js';
import type { MeshBuilder } from '../mesh-builder.js';
import type { SlotSurfaces } from './slot-surfaces.js';
import { drawBlades } from './blades.js';
import { drawExtrude } from './extrude.js';
import { drawRelief } from './relief.js';
import { drawLoft, drawSheet, drawSweep } from './skins.js';

/** Draws a primitive other than an implicit body. */
export function drawPrimitive(mesh: MeshBuilder, shape: Exclude<Primitive, { form: 'implicit' }>, surfaces: SlotSurfaces): void {
  switch (shape.form) {
    case 'box':
      return drawBox(mesh, shape, surfaces);
    case 'lathe':
      return drawLathe(mesh, shape, surfaces);
    case 'sphere':
      return drawSphere(mesh, shape, surfaces);
    case 'extrude':
      return drawExtrude(mesh, shape, surfaces);
    case 'loft':
      return drawLoft(mesh, shape, surfaces);
    case 'sweep':
      return drawSweep(mesh, shape, surfaces);
    case 'sheet':
      return drawSheet(mesh, shape, surfaces);
    case 'leaves':
      return drawLeaves(mesh, shape, surfaces);
    case 'blades':
      return drawBlades(mesh, shape, surfaces);
    case 'relief':
      return drawRelief(mesh, shape, surfaces);
  }
}

function drawLathe(mesh: MeshBuilder, { profile, sides = 20, smooth = true, slot, bands }: LatheShape, surfaces: SlotSurfaces): void {
  if (profile.length < 2) throw new RangeError('the profile of a lathe needs two rings');
  const surfaceOfBand = (band: string | null) => (band === null ? null : surfaces(band));
  const lathe = { rings: profile, sides, smooth, ...(bands === undefined ? {} : { bands: bands.map(surfaceOfBand) }) };
  addLathe(mesh, lathe, surfaces(slot));
}

function drawSphere(
  mesh: MeshBuilder,
  { radii, detail = 2, roughness = 0, seed = 1, faceted = false, cuts = [], slot }: SphereShape,
  surfaces: SlotSurfaces,
): void {
  addBlob(mesh, { center: [0, 0, 0], radii, splits: Math.min(4, detail), roughness, frequency: 1.8, seed, faceted, cuts }, surfaces(slot));
}

function drawBox(mesh: MeshBuilder, { size, bevel = 0, slot }: BoxShape, surfaces: SlotSurfaces): void {
  const width = Math.min(bevel, 0.49 * Math.min(...size));
  if (width <= 0) return addBlock(mesh, [0, 0, 0], size, surfaces(slot));
  const half = scaleVector(size, 0.5);
  /** The corner in the octant of these signs, on the face across this axis. */
  const corner = (signs: Vec3, axis: number): Vec3 => {
    const [x, y, z] = [0, 1, 2].map((k) => (signs[k] as number) * ((half[k] as number) - (k === axis ? 0 : width))) as [
      number,
      number,
      number,
    ];
    return [x, y + half[1], z];
  };
  const surface = surfaces(slot);
  const face = (points: readonly Vec3[]): void => addOutward(mesh, points, [0, half[1], 0], surface);
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [-1, 1]) {
      const signs = (a: number, b: number): Vec3 => {
        const all: [number, number, number] = [0, 0, 0];
        all[axis] = side;
        all[u] = a;
        all[v] = b;
        return all;
      };
      face([signs(-1, -1), signs(1, -1), signs(1, 1), signs(-1, 1)].map((all) => corner(all, axis)));
      for (const edge of [-1, 1]) {
        // The chamfer between this face and the one across u.
        const ends = [signs(edge, -1), signs(edge, 1)] as const;
        face([corner(ends[0], axis), corner(ends[0], u), corner(ends[1], u), corner(ends[1], axis)]);
      }
    }
  }
  for (const x of [-1, 1]) for (const y of [-1, 1]) for (const z of [-1, 1]) face([0, 1, 2].map((axis) => corner([x, y, z], axis)));
}

/** Adds a convex polygon of a convex body, turned so that it faces away from the body's middle. */
function addOutward(mesh: MeshBuilder, points: readonly Vec3[], middle: Vec3, surface: Parameters<MeshBuilder['polygon']>[1]): void {
  const [a, b, c] = points as readonly [Vec3, Vec3, Vec3];
  const across = crossProduct([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
  const out = (a[0] - middle[0]) * across[0] + (a[1] - middle[1]) * across[1] + (a[2] - middle[2]) * across[2];
  mesh.polygon(out < 0 ? points.toReversed() : points, surface);
}

function drawLeaves(mesh: MeshBuilder, shape: LeafShape, surfaces: SlotSurfaces): void {
  const { radii, count, leaf, droop = 0.2, inner = 0.2, seed = 1 } = shape;
  const [length, width] = leaf;
  createSphereSpiral(count).forEach((even, k) => {
    const random = (lane: number): number => hashToUnitInterval(seed, 8 * k + lane);
    const spread = (lane: number): number => random(lane) - 0.5;
    const out = normalizeVector(addVectors(even, [0.4 * spread(0), 0.4 * spread(1), 0.4 * spread(2)]));
    const reach = random(3) < inner ? 0.35 + 0.5 * random(4) : 0.86 + 0.2 * random(4);
    const base: Vec3 = [out[0] * radii[0] * reach, out[1] * radii[1] * reach, out[2] * radii[2] * reach];
    const aside = normalizeVector(crossProduct(out, normalizeVector([spread(5), spread(6), spread(7) || 0.1])));
    const direction = normalizeVector(addVectors(addVectors(scaleVector(out, 0.6), scaleVector(aside, 0.8)), [0, -droop, 0]));
    const size = 0.75 + 0.5 * random(5);
    addLeaf(
      mesh,
      {
        base,
        tip: addVectors(base, scaleVector(direction, length * size)),
        width: width * size,
        up: addVectors(out, scaleVector(aside, 0.3)),
        shade: normalizeVector(addVectors(addVectors(out, [0, 0.25, 0]), scaleVector(aside, 0.25))),
      },
      surfaces(shape.slot),
    );
  });
}
