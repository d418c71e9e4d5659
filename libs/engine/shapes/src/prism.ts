import type { SurfaceName } from '@diorama/materials';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A point of an outline, x and y in metres. */
export type OutlinePoint = readonly [number, number];

/** A closed prism over a convex outline in the xy plane, counter-clockwise, from z = back to z = front. */
export function addPrism(
  mesh: MeshBuilder,
  outline: readonly OutlinePoint[],
  depth: readonly [number, number],
  material: SurfaceName,
): void {
  const [back, front] = depth;
  mesh.polygon(
    outline.map(([x, y]): Vec3 => [x, y, front]),
    material,
  );
  mesh.polygon(
    outline.toReversed().map(([x, y]): Vec3 => [x, y, back]),
    material,
  );
  outline.forEach(([x0, y0], k) => {
    const [x1, y1] = outline[(k + 1) % outline.length] as OutlinePoint;
    mesh.polygon(
      [
        [x0, y0, front],
        [x0, y0, back],
        [x1, y1, back],
        [x1, y1, front],
      ],
      material,
    );
  });
}
