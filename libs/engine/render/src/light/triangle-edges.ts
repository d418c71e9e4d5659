import type { Prototype } from '@diorama/world-model';

import { computeLength } from '../surface/quick-math.js';

/** Metres of the longest and the shortest edge of each triangle, in its prototype's frame. */
export function measureEdges({ positions, indices }: Prototype): Float64Array {
  const edges = new Float64Array((2 * indices.length) / 3);
  const length = (a: number, b: number): number =>
    computeLength(
      (positions[3 * a] as number) - (positions[3 * b] as number),
      (positions[3 * a + 1] as number) - (positions[3 * b + 1] as number),
      (positions[3 * a + 2] as number) - (positions[3 * b + 2] as number),
    );
  for (let triangle = 0; 3 * triangle < indices.length; triangle++) {
    const [a, b, c] = [indices[3 * triangle] as number, indices[3 * triangle + 1] as number, indices[3 * triangle + 2] as number];
    const [ab, bc, ca] = [length(a, b), length(b, c), length(c, a)];
    edges[2 * triangle] = Math.max(ab, bc, ca);
    edges[2 * triangle + 1] = Math.min(ab, bc, ca);
  }
  return edges;
}
