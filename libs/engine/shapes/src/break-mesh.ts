import { fbm3 } from '@diorama/random';

import type { TriangleMesh } from './mesh-builder.js';

/** Share of the height above which parts are missing, and how far the edge of the fracture wanders. */
const FRACTURE = { height: 0.72, slope: 0.35, roughness: 0.3 };

/**
 * Breaks a mesh: what lies above an uneven, slanting fracture is gone. The rest is open there, so both sides of its triangles must be drawn.
 *
 * @returns a mesh with at least one triangle
 */
export function breakMesh(mesh: TriangleMesh, seed: number): TriangleMesh {
  const [low, high] = range(mesh.positions, 1);
  const [left, right] = range(mesh.positions, 0);
  const height = Math.max(1e-6, high - low);
  const width = Math.max(1e-6, right - left);
  const kept: number[] = [];
  for (let t = 0; t < mesh.material.length; t++) {
    const [x, y, z] = [0, 1, 2].map((axis) => centre(mesh, t, axis)) as [number, number, number];
    const frequency = 3 / Math.max(height, width);
    const wander = FRACTURE.roughness * fbm3(seed, x * frequency, y * frequency, z * frequency, 3);
    const edge = FRACTURE.height + FRACTURE.slope * ((x - left) / width - 0.5) + wander;
    if ((y - low) / height <= edge) kept.push(t);
  }
  if (kept.length === 0) return mesh;
  return {
    ...mesh,
    indices: Uint32Array.from(kept.flatMap((t) => [...mesh.indices.subarray(3 * t, 3 * t + 3)])),
    material: Uint16Array.from(kept, (t) => mesh.material[t] as number),
  };
}

const centre = ({ positions, indices }: TriangleMesh, triangle: number, axis: number): number =>
  [0, 1, 2].reduce((sum, corner) => sum + (positions[3 * (indices[3 * triangle + corner] as number) + axis] as number), 0) / 3;

function range(positions: Float32Array, axis: number): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (let k = axis; k < positions.length; k += 3) {
    low = Math.min(low, positions[k] as number);
    high = Math.max(high, positions[k] as number);
  }
  return [low, high];
}
