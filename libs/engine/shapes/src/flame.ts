import { composeTransforms, createScaling, createTranslation } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';
import { addLathe } from './lathe.js';

/** Radius and height of a flame of height 1: it swells low and tapers to a point. */
const RINGS = [
  [0, 0],
  [0.4, 0.12],
  [0.5, 0.28],
  [0.3, 0.6],
  [0.1, 0.88],
  [0, 1],
] as const;

/** A tongue of fire on a point: its height and its widths along x and z in metres. Those above `heart` metres glow brighter. */
export function addFlame(mesh: MeshBuilder, at: Vec3, size: Vec3, heart: number): void {
  mesh.within(composeTransforms(createTranslation(...at), createScaling(...size)), () =>
    addLathe(mesh, { rings: RINGS, sides: 8, smooth: true }, size[1] > heart ? 'flame-heart' : 'flame'),
  );
}
