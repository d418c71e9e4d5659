import { SEMANTICS } from '@diorama/world-model';
import type { Prototype, Vec3 } from '@diorama/world-model';

/** Prototypes for the renderer's own tests. */

const OBJECT = SEMANTICS.indexOf('object');
const PLANT = SEMANTICS.indexOf('plant');

interface Shape {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

const prototype = (shape: Shape, material: number, doubleSided: boolean): Prototype => ({
  ...shape,
  material: new Uint16Array(shape.indices.length / 3).fill(material),
  doubleSided,
  solid: null,
  semantic: doubleSided ? PLANT : OBJECT,
});

/** Four corners a side, counter-clockwise seen from outside. */
export function createBoxMesh(min: Vec3, max: Vec3, material: number): Prototype {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let side = 0; side < 6; side++) {
    const axis = side >> 1;
    const high = (side & 1) === 1;
    const first = positions.length / 3;
    for (const [a, b] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      const corner = [0, 0, 0];
      const normal = [0, 0, 0];
      corner[axis] = (high ? max : min)[axis] as number;
      corner[(axis + 1) % 3] = (a === 1 ? max : min)[((axis + 1) % 3) as 0 | 1 | 2];
      corner[(axis + 2) % 3] = (b === 1 ? max : min)[((axis + 2) % 3) as 0 | 1 | 2];
      normal[axis] = high ? 1 : -1;
      positions.push(...corner);
      normals.push(...normal);
    }
    const [second, fourth] = high ? [1, 3] : [3, 1];
    indices.push(first, first + second, first + 2, first, first + 2, first + fourth);
  }
  return prototype(shapeOf(positions, normals, indices), material, false);
}

/** The same mesh seen from within. */
export function flipMesh(mesh: Prototype): Prototype {
  return { ...mesh, normals: mesh.normals.map((value) => -value), indices: mesh.indices.toReversed() };
}

/** A sphere from an octahedron whose triangles are cut in four `cuts` times. */
export function createBallMesh(radius: number, cuts: number, material: number): Prototype {
  let triangles: Vec3[][] = [];
  for (const x of [1, -1])
    for (const y of [1, -1])
      for (const z of [1, -1]) {
        const corners: Vec3[] = [
          [x, 0, 0],
          [0, y, 0],
          [0, 0, z],
        ];
        triangles.push(x * y * z > 0 ? corners : corners.toReversed());
      }
  for (let i = 0; i < cuts; i++) triangles = triangles.flatMap(cut);
  const normals = triangles.flat(2);
  const positions = normals.map((value) => value * radius);
  return prototype(shapeOf(positions, normals, positions.map((_, i) => i).slice(0, positions.length / 3)), material, false);
}

/** A square standing on its lower edge, seen from both sides. */
export function createSheetMesh(side: number, material: number): Prototype {
  const half = side / 2;
  const positions = [-half, 0, 0, half, 0, 0, half, side, 0, -half, side, 0];
  return prototype(shapeOf(positions, [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1], [0, 1, 2, 0, 2, 3]), material, true);
}

const shapeOf = (positions: number[], normals: number[], indices: number[]): Shape => ({
  positions: Float32Array.from(positions),
  normals: Float32Array.from(normals),
  indices: Uint32Array.from(indices),
});

function cut(corners: Vec3[]): Vec3[][] {
  const [a, b, c] = corners as [Vec3, Vec3, Vec3];
  const [ab, bc, ca] = [halfway(a, b), halfway(b, c), halfway(c, a)];
  return [
    [a, ab, ca],
    [ab, b, bc],
    [ca, bc, c],
    [ab, bc, ca],
  ];
}

function halfway(a: Vec3, b: Vec3): Vec3 {
  const sum = [a[0] + b[0], a[1] + b[1], a[2] + b[2]] as const;
  const length = Math.hypot(...sum);
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}
