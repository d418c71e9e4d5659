import { implicit, scale } from '@diorama/shape-language';
import type { Bone } from '@diorama/shape-language';
import { expect, test } from 'vitest';

import { drawShape } from './draw-shape.js';
import { recordMesh } from './recorded-mesh.js';

/** How many edges belong to one triangle only. */
function countOpenEdges(indices: Uint32Array): number {
  const uses = new Map<string, number>();
  for (let k = 0; k < indices.length; k += 3)
    for (let side = 0; side < 3; side++) {
      const ends = [indices[k + side] ?? 0, indices[k + ((side + 1) % 3)] ?? 0].toSorted((a, b) => a - b);
      uses.set(ends.join(), (uses.get(ends.join()) ?? 0) + 1);
    }
  return [...uses.values()].filter((count) => count === 1).length;
}

test('a body whose surface passes through samples of the grid is closed', () => {
  const disc = (from: number, to: number, radius: number): Bone => ({ from: [from, 0, 0], to: [to, 0, 0], radii: [radius, radius] });
  const body = implicit('body', [disc(-0.16, -0.14, 0.14), disc(0.04, 0.05, 0.105)], { blend: 0.05, cell: 0.034 });
  const { indices } = recordMesh((mesh) => drawShape(mesh, scale(body, [1, 1, 0.36]), () => 'finish plastic'));
  expect(indices.length).toBeGreaterThan(0);
  expect(countOpenEdges(indices)).toBe(0);
});
