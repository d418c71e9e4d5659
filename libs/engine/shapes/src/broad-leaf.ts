import type { SurfaceName } from '@diorama/materials';
import { addVectors, crossProduct, scaleVector, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A large leaf that arches along its rib, folded a little along it. */
interface BroadLeaf {
  readonly base: Vec3;
  /** Unit vector along the ground in which it leads away. */
  readonly out: Vec3;
  readonly length: number;
  /** Metres at its widest. */
  readonly width: number;
  /** Slope at its base; it bends down under its weight by `droop` of its length. */
  readonly rise: number;
  readonly droop: number;
  /** Where along it is widest, 0 to 1. */
  readonly belly: number;
}

const STEPS = 6;

/** Adds a leaf of four triangles a step; for double-sided meshes. */
export function addBroadLeaf(mesh: MeshBuilder, leaf: BroadLeaf, material: SurfaceName): void {
  const aside: Vec3 = [-leaf.out[2], 0, leaf.out[0]];
  let previous: readonly [number, number, number] | null = null;
  for (let k = 0; k <= STEPS; k++) {
    const share = k / STEPS;
    const rib = ribAt(leaf, share);
    const along = normalizeVector(subtractVectors(ribAt(leaf, share + 0.05), ribAt(leaf, share - 0.05)));
    const up = normalizeVector(crossProduct(aside, along));
    const normal = up[1] < 0 ? scaleVector(up, -1) : up;
    const half = (leaf.width / 2) * breadth(share, leaf.belly);
    const edge = (side: number): number =>
      mesh.vertex(
        addVectors(rib, addVectors(scaleVector(aside, side * half), scaleVector(normal, half * 0.28))),
        normalizeVector(addVectors(normal, scaleVector(aside, -side * 0.25))),
      );
    const row = [edge(-1), mesh.vertex(rib, normal), edge(1)] as const;
    if (previous !== null) {
      addQuad(mesh, [previous[0], previous[1], row[1], row[0]], material);
      addQuad(mesh, [previous[1], previous[2], row[2], row[1]], material);
    }
    previous = row;
  }
}

function addQuad(mesh: MeshBuilder, [a, b, c, d]: readonly [number, number, number, number], material: SurfaceName): void {
  mesh.triangle(a, b, c, material);
  mesh.triangle(a, c, d, material);
}

function ribAt({ base, out, length, rise, droop }: BroadLeaf, share: number): Vec3 {
  const reach = length * share * (1 - 0.18 * share * droop);
  return addVectors(base, [out[0] * reach, length * (rise * share - droop * share * share), out[2] * reach]);
}

/** Width along the leaf: rounded to the belly, then narrowing to the tip. */
function breadth(share: number, belly: number): number {
  if (share >= 1) return 0;
  return share < belly
    ? 0.12 + 0.88 * Math.sin((Math.PI / 2) * (share / belly))
    : Math.cos((Math.PI / 2) * ((share - belly) / (1 - belly))) ** 0.8;
}
