import type { Vec3 } from '@diorama/world-model';

/** A column-major 4x4 matrix, as glTF has them (glTF 2.0, 3.5.3). */
export type Matrix = readonly number[];

export function multiply(a: Matrix, b: Matrix): number[] {
  const out = Array.from({ length: 16 }, () => 0);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 4; k++) out[4 * column + row] = (out[4 * column + row] ?? 0) + (a[4 * k + row] ?? 0) * (b[4 * column + k] ?? 0);
  return out;
}

export const movePoint = (m: Matrix, [x, y, z]: Vec3): Vec3 => [
  (m[0] ?? 0) * x + (m[4] ?? 0) * y + (m[8] ?? 0) * z + (m[12] ?? 0),
  (m[1] ?? 0) * x + (m[5] ?? 0) * y + (m[9] ?? 0) * z + (m[13] ?? 0),
  (m[2] ?? 0) * x + (m[6] ?? 0) * y + (m[10] ?? 0) * z + (m[14] ?? 0),
];

/** The cofactors of the upper left 3x4 part: what normals are multiplied with; the determinant's sign included. */
export function moveNormal(m: Matrix, [x, y, z]: Vec3): Vec3 {
  const at = (k: number): number => m[k] ?? 0;
  const cross = (i: number, j: number): Vec3 => [
    at(i + 1) * at(j + 2) - at(i + 2) * at(j + 1),
    at(i + 2) * at(j) - at(i) * at(j + 2),
    at(i) * at(j + 1) - at(i + 1) * at(j),
  ];
  const [a, b, c] = [cross(4, 8), cross(8, 0), cross(0, 4)];
  const sign = isMirrored(m) ? -1 : 1;
  const sum = (k: 0 | 1 | 2): number => sign * (a[k] * x + b[k] * y + c[k] * z);
  return [sum(0), sum(1), sum(2)];
}

export function isMirrored(m: Matrix): boolean {
  const at = (k: number): number => m[k] ?? 0;
  return at(0) * (at(5) * at(10) - at(6) * at(9)) - at(4) * (at(1) * at(10) - at(2) * at(9)) + at(8) * (at(1) * at(6) - at(2) * at(5)) < 0;
}
