import type { SurfaceName } from '@diorama/materials';
import { addVectors, crossProduct, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** One closed section of a lofted body: its corners in order, as many in every section. */
export type LoftSection = readonly Vec3[];

/**
 * Adds the closed skin through sections that follow one another, with a flat lid on both ends. Corners run clockwise seen
 * from the last section towards the first. Each strip between two corners is shaded smoothly along the body and has sharp
 * edges to its neighbours; lids must be flat and convex.
 */
export function addLoft(mesh: MeshBuilder, sections: readonly LoftSection[], material: SurfaceName): void {
  const [first, last] = [sections[0], sections.at(-1)] as [LoftSection, LoftSection];
  for (let corner = 0; corner < first.length; corner++) addStrip(mesh, sections, corner, material);
  mesh.polygon(first, material);
  mesh.polygon(last.toReversed(), material);
}

function addStrip(mesh: MeshBuilder, sections: readonly LoftSection[], corner: number, material: SurfaceName): void {
  const edges = sections.map((section): readonly [Vec3, Vec3] => [section[corner] as Vec3, section[(corner + 1) % section.length] as Vec3]);
  const faces = edges.slice(1).map((next, k) => quadNormal(edges[k] as readonly [Vec3, Vec3], next));
  let previous: readonly [number, number] | null = null;
  edges.forEach(([a, b], k) => {
    const normal = normalizeVector(addVectors(faces[k - 1] ?? [0, 0, 0], faces[k] ?? [0, 0, 0]));
    const pair = [mesh.vertex(a, normal), mesh.vertex(b, normal)] as const;
    if (previous !== null) {
      mesh.triangle(previous[0], pair[0], pair[1], material);
      mesh.triangle(previous[0], pair[1], previous[1], material);
    }
    previous = pair;
  });
}

/** Normal of the quad between two edges, as long as its area. */
function quadNormal([a, b]: readonly [Vec3, Vec3], [c, d]: readonly [Vec3, Vec3]): Vec3 {
  return crossProduct(subtractVectors(d, a), subtractVectors(b, c));
}
