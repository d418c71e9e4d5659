import type { Shape } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { normalizeVector } from '@diorama/world-model';

import type { MeshBuilder } from '../mesh-builder.js';
import { drawShape } from './draw-shape.js';
import type { SlotSurfaces } from './slot-surfaces.js';
import { addRecorded, recordMesh } from './recorded-mesh.js';

/** The box around a body, metres. */
export interface ShapeBounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** Measures a shape; the box around its triangles. @throws RangeError for a shape without triangles */
export function measureShape(shape: Shape): ShapeBounds {
  return boundsOf(recordMesh((mesh) => drawShape(mesh, shape, () => 'finish plastic')).positions);
}

/**
 * Draws a shape scaled to a width, height and depth, centred on the y axis and standing on y = 0.
 *
 * @param size metres; an axis that the shape does not span keeps its scale
 * @returns the box around the shape before it was fitted
 * @throws RangeError for a shape without triangles
 */
export function drawFittedShape(mesh: MeshBuilder, shape: Shape, size: Vec3, surfaces: SlotSurfaces): ShapeBounds {
  const recorded = recordMesh((inner) => drawShape(inner, shape, surfaces));
  const bounds = boundsOf(recorded.positions);
  const { min, max } = bounds;
  const factor = [0, 1, 2].map((axis) => {
    const extent = (max[axis] as number) - (min[axis] as number);
    return extent > 1e-6 ? (size[axis] as number) / extent : 1;
  }) as [number, number, number];
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  addRecorded(mesh, recorded, ([x, y, z], [nx, ny, nz]) => ({
    point: [(x - cx) * factor[0], (y - min[1]) * factor[1], (z - cz) * factor[2]],
    normal: normalizeVector([nx / factor[0], ny / factor[1], nz / factor[2]]),
  }));
  return bounds;
}

function boundsOf(positions: Float32Array): ShapeBounds {
  if (positions.length === 0) throw new RangeError('a shape without triangles has no size');
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let k = 0; k < positions.length; k++) {
    const axis = (k % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], positions[k] as number);
    max[axis] = Math.max(max[axis], positions[k] as number);
  }
  return { min, max };
}
