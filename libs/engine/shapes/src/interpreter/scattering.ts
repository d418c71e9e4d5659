import { hashToUnitInterval } from '@diorama/random';
import type { ScatteredShape, Shape } from '@diorama/shape-language';
import {
  addVectors,
  composeTransforms,
  createRotationY,
  createTiltTransform,
  createTranslation,
  crossProduct,
  IDENTITY_TRANSFORM,
  normalizeVector,
  scaleVector,
  subtractVectors,
} from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import { addRecorded, pointAt, recordMesh } from './recorded-mesh.js';

/** Draws a body with copies of parts on its faces, evenly by area. */
export function drawScattered(mesh: MeshBuilder, shape: ScatteredShape, draw: (target: MeshBuilder, part: Shape) => void): void {
  const ground = recordMesh((inner) => draw(inner, shape.on));
  addRecorded(mesh, ground, (point, normal) => ({ point, normal }));
  const minUp = shape.minUp ?? 0.5;
  const faces = Array.from({ length: ground.indices.length / 3 }, (_, t) => {
    const corners = [0, 1, 2].map((k) => pointAt(ground.positions, ground.indices[3 * t + k] as number)) as [Vec3, Vec3, Vec3];
    const across = crossProduct(subtractVectors(corners[1], corners[0]), subtractVectors(corners[2], corners[0]));
    return { corners, area: Math.hypot(...across) / 2, normal: normalizeVector(across) };
  }).filter(({ normal }) => normal[1] >= minUp);
  const total = faces.reduce((sum, { area }) => sum + area, 0);
  if (total === 0 || shape.parts.length === 0) return;
  let face = 0;
  let passed = 0;
  for (let k = 0; k < shape.count; k++) {
    const random = (lane: number): number => hashToUnitInterval(shape.seed, 4 * k + lane);
    const target = (total * (k + random(0))) / shape.count;
    while (face < faces.length - 1 && passed + (faces[face]?.area ?? 0) < target) passed += faces[face++]?.area ?? 0;
    const { corners, normal } = faces[face] as (typeof faces)[number];
    const [u, v] = [Math.sqrt(random(1)), random(2)];
    const [a, b, c] = corners;
    const at = addVectors(addVectors(scaleVector(a, 1 - u), scaleVector(b, u * (1 - v))), scaleVector(c, u * v));
    const tilt = shape.follow === true ? createTiltTransform(normal) : IDENTITY_TRANSFORM;
    const frame = composeTransforms(createTranslation(...at), tilt, createRotationY(2 * Math.PI * random(3)));
    mesh.within(frame, () => draw(mesh, shape.parts[k % shape.parts.length] as Shape));
  }
}
