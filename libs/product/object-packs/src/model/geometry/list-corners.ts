import type { Primitive } from '@gltf-transform/core';
import { LIMITS } from '@diorama/domain';

import { ModelError } from '../model-error.js';

/** The topologies of glTF 2.0, 3.7.2.1, that have triangles. */
const TRIANGLES = 4;
const STRIP = 5;
const FAN = 6;

/**
 * Three vertices a triangle, of lists, strips and fans; none for points and lines.
 *
 * @throws ModelError for an index of a vertex that does not exist, and for more than `trianglesMax`
 */
export function listCorners(primitive: Primitive, vertices: number, trianglesMax: number): Uint32Array {
  const mode = primitive.getMode();
  const indices = primitive.getIndices()?.getArray() ?? null;
  const count = indices?.length ?? vertices;
  const triangles = countTriangles(mode, count);
  if (triangles > trianglesMax) throw new ModelError(`it has more than ${LIMITS.objectPack.triangles} triangles`);
  const stray = indices?.find((vertex) => !(vertex < vertices));
  if (stray !== undefined) throw new ModelError(`index ${stray} names no vertex: there are ${vertices}`);
  const corners = new Uint32Array(3 * triangles);
  for (let t = 0; t < triangles; t++) {
    const places = cornersOf(mode, t);
    for (let k = 0; k < 3; k++) corners[3 * t + k] = indices === null ? (places[k] as number) : (indices[places[k] as number] as number);
  }
  return corners;
}

function countTriangles(mode: number, count: number): number {
  if (mode === TRIANGLES) return Math.floor(count / 3);
  return mode === STRIP || mode === FAN ? Math.max(0, count - 2) : 0;
}

/** Places in the list of indices; every second triangle of a strip runs the other way. */
function cornersOf(mode: number, triangle: number): readonly [number, number, number] {
  if (mode === TRIANGLES) return [3 * triangle, 3 * triangle + 1, 3 * triangle + 2];
  if (mode === FAN) return [triangle + 1, triangle + 2, 0];
  return triangle % 2 === 0 ? [triangle, triangle + 1, triangle + 2] : [triangle, triangle + 2, triangle + 1];
}
