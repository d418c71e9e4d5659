import type { Blade, BladeShape } from '@diorama/shape-language';
import { addVectors, crossProduct, dotProduct, normalizeVector, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { addLeaf } from '../leaf.js';
import type { MeshBuilder } from '../mesh-builder.js';
import type { SlotSurfaces } from './slot-surfaces.js';

const UP: Vec3 = [0, 1, 0];
/** How a blade of one width narrows to its tip: the power of its length. */
const NARROWING = 1.5;

/** Draws leaves, petals and blades: two triangles each where flat, two a step where bent. */
export function drawBlades(mesh: MeshBuilder, { blades, slot }: BladeShape, surfaces: SlotSurfaces): void {
  const surface = surfaces(slot);
  for (const blade of blades) {
    if (blade.path.length < 2) throw new RangeError('a blade needs two points');
    if (blade.path.length === 2 && typeof blade.width === 'number') drawFlatBlade(mesh, blade, blade.width, surface);
    else drawBentBlade(mesh, blade, surface);
  }
}

type Surface = Parameters<MeshBuilder['triangle']>[3];

function drawFlatBlade(mesh: MeshBuilder, { path, up = UP, shade }: Blade, width: number, surface: Surface): void {
  const [base, tip] = path as readonly [Vec3, Vec3];
  const along = normalizeVector(subtractVectors(tip, base));
  addLeaf(mesh, { base, tip, width, up: steady(along, up), ...(shade === undefined ? {} : { shade }) }, surface);
}

/** `up`, or another direction where it is parallel to the blade. */
const steady = (along: Vec3, up: Vec3): Vec3 => (Math.abs(dotProduct(along, normalizeVector(up))) > 0.99 ? [up[1], up[2], up[0]] : up);

function drawBentBlade(mesh: MeshBuilder, { path, width, up = UP, shade }: Blade, surface: Surface): void {
  const last = path.length - 1;
  const widthAt = (k: number): number =>
    typeof width === 'number' ? width * (1 - (k / last) ** NARROWING) : (width[Math.min(k, width.length - 1)] ?? 0);
  let previous: readonly number[] | null = null;
  path.forEach((point, k) => {
    const along = normalizeVector(subtractVectors(path[Math.min(k + 1, last)] as Vec3, path[Math.max(k - 1, 0)] as Vec3));
    const side = normalizeVector(crossProduct(along, steady(along, up)));
    const normal = shade ?? crossProduct(side, along);
    const half = widthAt(k) / 2;
    const offsets = half > 0 ? [-half, half] : [0];
    const next = offsets.map((offset) => mesh.vertex(addVectors(point, scaleVector(side, offset)), normal));
    if (previous !== null) joinPairs(mesh, previous, next, surface);
    previous = next;
  });
}

function joinPairs(mesh: MeshBuilder, from: readonly number[], to: readonly number[], surface: Surface): void {
  const [a, b] = [from[0] as number, from.at(-1) as number];
  const [c, d] = [to[0] as number, to.at(-1) as number];
  if (a !== b) mesh.triangle(a, b, d, surface);
  if (c !== d) mesh.triangle(a, d, c, surface);
}
