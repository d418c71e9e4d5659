import type { MaterialLookup, SurfaceName } from '@diorama/materials';
import type { Vec3 } from '@diorama/world-model';

import { MeshBuilder } from '../mesh-builder.js';

/** Triangles that were drawn apart, with the surface of each. */
export interface RecordedMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
  /** The surface of a triangle. */
  surfaceOf(triangle: number): SurfaceName;
}

/** Draws into a mesh of its own, to be changed before it is added to another. */
export function recordMesh(draw: (mesh: MeshBuilder) => void): RecordedMesh {
  const names: SurfaceName[] = [];
  const numbers = new Map<SurfaceName, number>();
  const lookup: MaterialLookup = {
    indexOf: (name) => {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, names.length);
      names.push(name);
      return names.length - 1;
    },
    settling: () => null,
  };
  const mesh = new MeshBuilder(lookup);
  draw(mesh);
  const { positions, normals, indices, material } = mesh.finish();
  return { positions, normals, indices, surfaceOf: (triangle) => names[material[triangle] as number] as SurfaceName };
}

export const pointAt = (values: Float32Array, index: number): Vec3 => [
  values[3 * index] as number,
  values[3 * index + 1] as number,
  values[3 * index + 2] as number,
];

/** Adds a recorded mesh to another with its vertices moved. */
export function addRecorded(
  mesh: MeshBuilder,
  recorded: RecordedMesh,
  moved: (point: Vec3, normal: Vec3) => { readonly point: Vec3; readonly normal: Vec3 },
): void {
  const { positions, normals, indices } = recorded;
  const numbers = Array.from({ length: positions.length / 3 }, (_, k) => {
    const { point, normal } = moved(pointAt(positions, k), pointAt(normals, k));
    return mesh.vertex(point, normal);
  });
  for (let t = 0; t < indices.length / 3; t++) {
    const [a, b, c] = [indices[3 * t], indices[3 * t + 1], indices[3 * t + 2]] as [number, number, number];
    mesh.triangle(numbers[a] as number, numbers[b] as number, numbers[c] as number, recorded.surfaceOf(t));
  }
}
