import type { SurfaceName } from '@diorama/materials';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A closed box between two corners, each coordinate of `min` below that of `max`. */
export function addBox(mesh: MeshBuilder, min: Vec3, max: Vec3, material: SurfaceName): void {
  const [x0, y0, z0] = min;
  const [x1, y1, z1] = max;
  mesh.polygon(
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    material,
  );
  mesh.polygon(
    [
      [x1, y0, z0],
      [x0, y0, z0],
      [x0, y1, z0],
      [x1, y1, z0],
    ],
    material,
  );
  mesh.polygon(
    [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
    ],
    material,
  );
  mesh.polygon(
    [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ],
    material,
  );
  mesh.polygon(
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    material,
  );
  mesh.polygon(
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
    material,
  );
}

/** A closed box that stands on `base`, its middle above that point. Size is width, height, depth in metres. */
export function addBlock(mesh: MeshBuilder, base: Vec3, size: Vec3, material: SurfaceName): void {
  const [x, y, z] = base;
  const [width, height, depth] = size;
  addBox(mesh, [x - width / 2, y, z - depth / 2], [x + width / 2, y + height, z + depth / 2], material);
}
