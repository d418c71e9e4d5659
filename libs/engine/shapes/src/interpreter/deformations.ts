import { gradientNoise3 } from '@diorama/random';
import type { DeformedShape, JitteredShape } from '@diorama/shape-language';
import { addVectors, crossProduct, dotProduct, lerp, normalizeVector, scaleVector, subtractVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import { addRecorded, recordMesh } from './recorded-mesh.js';

const STEP = 1e-4;

/** Draws a part with its space deformed; normals follow the deformation's derivative. */
export function drawDeformed(mesh: MeshBuilder, { by }: DeformedShape, draw: (inner: MeshBuilder) => void): void {
  addMapped(mesh, draw, mapOf(by));
}

/** Draws a part with smooth random offsets: vertices at one place move alike, so that closed bodies stay closed. */
export function drawJittered(mesh: MeshBuilder, { amount, seed }: JitteredShape, draw: (inner: MeshBuilder) => void): void {
  // One period of the noise spans about eight times the amount.
  const frequency = 1 / Math.max(0.02, 8 * amount);
  addMapped(mesh, draw, ([x, y, z]) => {
    const noise = (axis: number): number => 1.6 * amount * gradientNoise3(seed + axis, x * frequency, y * frequency, z * frequency);
    return [x + noise(0), y + (y > STEP ? noise(1) : 0), z + noise(2)];
  });
}

function addMapped(mesh: MeshBuilder, draw: (inner: MeshBuilder) => void, map: (point: Vec3) => Vec3): void {
  addRecorded(mesh, recordMesh(draw), (point, normal) => {
    const moved = map(point);
    const across = normalizeVector(crossProduct(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const along = crossProduct(normal, across);
    const image = (direction: Vec3): Vec3 => subtractVectors(map(addVectors(point, scaleVector(direction, STEP))), moved);
    const turned = crossProduct(image(across), image(along));
    const outward = dotProduct(turned, normal) < 0 ? scaleVector(turned, -1) : turned;
    return { point: moved, normal: Math.hypot(...outward) > 0 ? normalizeVector(scaleVector(outward, 1 / STEP ** 2)) : normal };
  });
}

function mapOf(by: DeformedShape['by']): (point: Vec3) => Vec3 {
  switch (by.kind) {
    case 'taper':
      return ([x, y, z]) => {
        const share = Math.min(1, Math.max(0, (y - by.from) / (by.to - by.from)));
        const factor = lerp(1, by.factor, share);
        return [x * factor, y, z * factor];
      };
    case 'twist':
      return ([x, y, z]) => {
        const angle = (by.rate * y * Math.PI) / 180;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return [c * x + s * z, y, c * z - s * x];
      };
    default:
      return bendBy((by.rate * Math.PI) / 180);
  }
}

/** Bends the y axis to a circle towards +z; `rate` in radians a metre. */
function bendBy(rate: number): (point: Vec3) => Vec3 {
  if (Math.abs(rate) < 1e-6) return (point) => point;
  const radius = 1 / rate;
  return ([x, y, z]) => [x, (radius - z) * Math.sin(y * rate), radius - (radius - z) * Math.cos(y * rate)];
}
