import type { TriangleMesh } from '@diorama/mesh';
import type { Vec3 } from '@diorama/world-model';

import { Hit, createRay } from '../rays/ray.js';
import { createSingleMeshBvh } from './triangle-bvh.js';

/** Answers how far a ray goes, in lengths of its direction, until it meets a mesh; Infinity when it never does. */
export function createMeshRayCaster(mesh: TriangleMesh): (origin: Vec3, direction: Vec3) => number {
  const { positions, indices } = mesh;
  const bvh = createSingleMeshBvh({
    positions,
    indices,
    normals: new Float32Array(positions.length),
    material: new Uint16Array(indices.length / 3),
    doubleSided: true,
    solid: null,
    semantic: 0,
  });
  const ray = createRay();
  const hit = new Hit();
  return (origin, direction) => {
    ray.set(origin);
    ray.set(direction, 3);
    hit.t = Infinity;
    bvh.trace(ray, hit, false);
    return hit.t;
  };
}
