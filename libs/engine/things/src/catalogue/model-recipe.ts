import type { CatalogueRow, ObjectModel } from '@diorama/catalogue';
import { toModelSurfaceName } from '@diorama/materials';
import type { MeshBuilder } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

/** Draws a model as its pack has it. */
export function drawModel(mesh: MeshBuilder, row: CatalogueRow, model: ObjectModel): void {
  const { positions, normals, uvs, indices, surface } = model;
  const numbers = Array.from({ length: positions.length / 3 }, (_, k) =>
    mesh.texturedVertex(vectorAt(positions, k), vectorAt(normals, k), [uvs[2 * k] as number, uvs[2 * k + 1] as number]),
  );
  const numberOf = (corner: number): number => numbers[indices[corner] as number] as number;
  for (let t = 0; t < surface.length; t++)
    mesh.triangle(numberOf(3 * t), numberOf(3 * t + 1), numberOf(3 * t + 2), toModelSurfaceName(row.id, surface[t] as number));
}

const vectorAt = (values: Float32Array, vertex: number): Vec3 => [
  values[3 * vertex] as number,
  values[3 * vertex + 1] as number,
  values[3 * vertex + 2] as number,
];
