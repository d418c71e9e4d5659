import { inspectEdges, removeDegenerateTriangles, weldVertices } from '@diorama/mesh';
import { relief } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { drawShape } from './draw-shape.js';
import { recordMesh } from './recorded-mesh.js';

const square = [0, 1, 2].map((z) => [0, 1, 2].map((x): Vec3 => [x, 1 + 0.3 * x * z, z]));
const cone = [0, 1, 2].map((ring) =>
  Array.from({ length: 8 }, (_, k): Vec3 => [ring * Math.sin((k * Math.PI) / 4), 3 - ring, ring * Math.cos((k * Math.PI) / 4)]),
);

/** Six times the volume, positive where the triangles face outwards. */
function measureVolume({ positions, indices }: { positions: Float32Array; indices: Uint32Array }): number {
  const point = (index: number): Vec3 => [0, 1, 2].map((axis) => positions[3 * index + axis]) as unknown as Vec3;
  let sum = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => point(indices[t + k] ?? 0)) as [Vec3, Vec3, Vec3];
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum;
}

describe('a relief', () => {
  it.each([
    ['over a square', square, false],
    ['over a square with its rows reversed', square.toReversed(), false],
    ['over rings', cone, true],
    ['over rings that turn the other way', cone.map((row) => row.toReversed()), true],
  ])('%s is a closed body that faces outwards', (_, grid, rings) => {
    for (const smooth of [true, false]) {
      const mesh = recordMesh((inner) => drawShape(inner, relief('body', grid, { rings, smooth }), () => 'finish plastic'));
      const { positions, indices } = mesh;
      const edges = inspectEdges(removeDegenerateTriangles(weldVertices({ positions, indices })));
      expect([edges.boundaryEdges, edges.flippedEdges]).toEqual([0, 0]);
      expect(measureVolume(mesh)).toBeGreaterThan(0);
    }
  });
});
