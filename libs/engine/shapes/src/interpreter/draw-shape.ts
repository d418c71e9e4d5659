import { radians } from '@diorama/shape-language';
import type { AlongShape, ArrayShape, MirroredShape, PlacedShape, RadialShape, Shape } from '@diorama/shape-language';
import {
  composeTransforms,
  createRotationX,
  createRotationY,
  createRotationZ,
  createScaling,
  createTranslation,
  normalizeVector,
  subtractVectors,
} from '@diorama/world-model';
import type { Transform, Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import { drawDeformed, drawJittered } from './deformations.js';
import { drawImplicit } from './implicit.js';
import { drawPrimitive } from './primitives.js';
import { drawScattered } from './scattering.js';
import type { SlotSurfaces } from './slot-surfaces.js';

/**
 * Draws a shape as triangles into the mesh, in its current frame. Equal shapes give equal triangles.
 *
 * @throws RangeError for a shape whose measures make no body, such as an outline of two points
 */
export function drawShape(mesh: MeshBuilder, shape: Shape, surfaces: SlotSurfaces): void {
  switch (shape.form) {
    case 'group':
      for (const part of shape.parts) drawShape(mesh, part, surfaces);
      return;
    case 'placed':
      return mesh.within(placementOf(shape), () => drawShape(mesh, shape.part, surfaces));
    case 'restyled':
      return drawShape(mesh, shape.part, (slot) => surfaces(shape.slots[slot] ?? slot));
    case 'mirrored':
    case 'array':
    case 'radial':
    case 'along':
      for (const frame of framesOf(shape)) mesh.within(frame, () => drawShape(mesh, shape.part, surfaces));
      return;
    case 'deformed':
      return drawDeformed(mesh, shape, (inner) => drawShape(inner, shape.part, surfaces));
    case 'jittered':
      return drawJittered(mesh, shape, (inner) => drawShape(inner, shape.part, surfaces));
    case 'scattered':
      return drawScattered(mesh, shape, (target, part) => drawShape(target, part, surfaces));
    case 'implicit':
      return drawImplicit(mesh, shape, surfaces);
    default:
      return drawPrimitive(mesh, shape, surfaces);
  }
}

function placementOf({ move = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: PlacedShape): Transform {
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  return composeTransforms(
    createTranslation(...move),
    createRotationZ(radians(turn[2])),
    createRotationY(radians(turn[1])),
    createRotationX(radians(turn[0])),
    createScaling(sx, sy, sz),
  );
}

function framesOf(shape: MirroredShape | ArrayShape | RadialShape | AlongShape): Transform[] {
  switch (shape.form) {
    case 'mirrored': {
      const image = createScaling(shape.axis === 'x' ? -1 : 1, shape.axis === 'y' ? -1 : 1, shape.axis === 'z' ? -1 : 1);
      return shape.keep === false ? [image] : [createScaling(1, 1, 1), image];
    }
    case 'array': {
      const first = shape.centred === true ? -(shape.count - 1) / 2 : 0;
      const [x, y, z] = shape.step;
      return Array.from({ length: shape.count }, (_, k) => createTranslation((first + k) * x, (first + k) * y, (first + k) * z));
    }
    case 'radial': {
      const { count, radius = 0, arc = 360 } = shape;
      const step = arc >= 360 ? arc / count : arc / Math.max(1, count - 1);
      const first = arc >= 360 ? 0 : -arc / 2;
      return Array.from({ length: count }, (_, k) =>
        composeTransforms(createRotationY(radians(first + k * step)), createTranslation(0, 0, radius)),
      );
    }
    default:
      return Array.from({ length: shape.count }, (_, k) => frameAlong(shape.path, shape.count < 2 ? 0.5 : k / (shape.count - 1)));
  }
}

/** The frame at a share of a line's length: its z axis points along the line, its y axis as far up as it can. */
function frameAlong(path: readonly Vec3[], share: number): Transform {
  const lengths = path.slice(1).map((point, k) => Math.hypot(...subtractVectors(point, path[k] as Vec3)));
  let rest = share * lengths.reduce((sum, length) => sum + length, 0);
  let k = 0;
  while (k < lengths.length - 1 && rest > (lengths[k] as number)) rest -= lengths[k++] as number;
  const [from, to] = [path[k] as Vec3, path[Math.min(k + 1, path.length - 1)] as Vec3];
  const t = (lengths[k] ?? 0) > 0 ? rest / (lengths[k] as number) : 0;
  const [dx, dy, dz] = normalizeVector(subtractVectors(to, from));
  const yaw = Math.atan2(dx, dz);
  const pitch = Math.atan2(-dy, Math.hypot(dx, dz));
  return composeTransforms(
    createTranslation(from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])),
    createRotationY(yaw),
    createRotationX(pitch),
  );
}
