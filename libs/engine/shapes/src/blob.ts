import type { SurfaceName } from '@diorama/materials';
import { fbm3 } from '@diorama/random';
import { addVectors, crossProduct, dotProduct, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { MeshBuilder } from './mesh-builder.js';

/** A ball with bumps: stones, crowns, cushions. */
export interface Blob {
  readonly center: Vec3;
  /** Half axes in metres. */
  readonly radii: Vec3;
  /** Times that each triangle of the icosahedron is split in four: 0 gives 20 triangles, 3 gives 1280. */
  readonly splits: number;
  /** Depth of the bumps as a share of the radius. */
  readonly roughness: number;
  /** Bumps along one radius. */
  readonly frequency: number;
  readonly seed: number;
  /** Flat facets in place of smooth shading. */
  readonly faceted?: boolean;
  /** Everything is pressed down to this height, in radii from the centre, as a stone that lies on the ground. */
  readonly floor?: number;
  /** Planes that cut the ball, each as a unit vector out and the share of the radius that it leaves. */
  readonly cuts?: readonly { readonly out: Vec3; readonly share: number }[];
}

/** Adds a closed displaced icosphere. */
export function addBlob(mesh: MeshBuilder, blob: Blob, material: SurfaceName): void {
  const { vertices, triangles } = icosphere(blob.splits);
  const points = vertices.map((direction) => displaced(blob, direction));
  if (blob.faceted === true) {
    for (const [a, b, c] of triangles) mesh.polygon([points[a] as Vec3, points[b] as Vec3, points[c] as Vec3], material);
    return;
  }
  const numbers = smoothNormals(points, triangles).map((normal, k) => mesh.vertex(points[k] as Vec3, normal));
  for (const [a, b, c] of triangles) mesh.triangle(numbers[a] as number, numbers[b] as number, numbers[c] as number, material);
}

function displaced(blob: Blob, direction: Vec3): Vec3 {
  const [x, y, z] = direction;
  const f = blob.frequency;
  let reach = 1 + blob.roughness * 1.6 * fbm3(blob.seed, x * f, y * f, z * f, 3);
  for (const cut of blob.cuts ?? []) {
    const along = dotProduct(direction, cut.out);
    if (along * reach > cut.share) reach = cut.share / along;
  }
  const height = Math.max(y * reach, blob.floor ?? -9);
  return addVectors(blob.center, [x * reach * blob.radii[0], height * blob.radii[1], z * reach * blob.radii[2]]);
}

type Corner = readonly [number, number, number];

interface Sphere {
  readonly vertices: readonly Vec3[];
  readonly triangles: readonly Corner[];
}

const spheres: Sphere[] = [];

/** The icosahedron split `splits` times; kept, as many bodies share it. */
export function icosphere(splits: number): Sphere {
  const kept = spheres[splits];
  if (kept !== undefined) return kept;
  const made = splits === 0 ? icosahedron() : split(icosphere(splits - 1));
  spheres[splits] = made;
  return made;
}

function icosahedron(): Sphere {
  const g = (1 + Math.sqrt(5)) / 2;
  const vertices: Vec3[] = [
    [-1, g, 0],
    [1, g, 0],
    [-1, -g, 0],
    [1, -g, 0],
    [0, -1, g],
    [0, 1, g],
    [0, -1, -g],
    [0, 1, -g],
    [g, 0, -1],
    [g, 0, 1],
    [-g, 0, -1],
    [-g, 0, 1],
  ];
  const corners =
    '0 11 5,0 5 1,0 1 7,0 7 10,0 10 11,1 5 9,5 11 4,11 10 2,10 7 6,7 1 8,3 9 4,3 4 2,3 2 6,3 6 8,3 8 9,4 9 5,2 4 11,6 2 10,8 6 7,9 8 1';
  const triangles = corners.split(',').map((text) => text.split(' ').map(Number) as [number, number, number]);
  return { vertices: vertices.map(normalizeVector), triangles };
}

function split(sphere: Sphere): Sphere {
  const vertices = [...sphere.vertices];
  const middles = new Map<number, number>();
  const middle = (a: number, b: number): number => {
    const key = Math.min(a, b) * 65_536 + Math.max(a, b);
    const known = middles.get(key);
    if (known !== undefined) return known;
    vertices.push(normalizeVector(addVectors(vertices[a] as Vec3, vertices[b] as Vec3)));
    middles.set(key, vertices.length - 1);
    return vertices.length - 1;
  };
  const triangles = sphere.triangles.flatMap(([a, b, c]): Corner[] => {
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    return [
      [a, ab, ca],
      [b, bc, ab],
      [c, ca, bc],
      [ab, bc, ca],
    ];
  });
  return { vertices, triangles };
}

/** Normals as the mean of the faces around, by their area. */
function smoothNormals(points: readonly Vec3[], triangles: readonly Corner[]): Vec3[] {
  const sums = points.map((): [number, number, number] => [0, 0, 0]);
  for (const corner of triangles) {
    const [a, b, c] = corner.map((k) => points[k] as Vec3) as [Vec3, Vec3, Vec3];
    const area = crossProduct(subtractVectors(b, a), subtractVectors(c, a));
    for (const k of corner) {
      const sum = sums[k] as [number, number, number];
      for (const axis of [0, 1, 2] as const) sum[axis] += area[axis];
    }
  }
  return sums.map(normalizeVector);
}
