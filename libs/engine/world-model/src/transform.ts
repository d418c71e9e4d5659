import { lerp } from './curves.js';
import type { Vec3 } from './world-model.js';

/** An affine map, row-major 3x4 with the translation in the last column; vectors are columns. */
export type Transform = readonly number[];

export const IDENTITY_TRANSFORM: Transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

export const createTranslation = (x: number, y: number, z: number): Transform => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];

export const createScaling = (x: number, y: number, z: number): Transform => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0];

/** Turns by `angle` radians, counter-clockwise seen from the tip of the axis. */
export function createRotationX(angle: number): Transform {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0];
}

/** As `createRotationX`, about the upright axis: a quarter turn takes +z to +x. */
export function createRotationY(angle: number): Transform {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0];
}

/** As `createRotationX`, about the z axis. */
export function createRotationZ(angle: number): Transform {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0];
}

/** The rotation that takes +y to the unit vector `up` by the shortest way. */
export function createTiltTransform(up: Vec3): Transform {
  const [x, y, z] = up;
  const k = 1 / (1 + Math.max(y, -0.999));
  return [1 - x * x * k, x, -x * z * k, 0, -x, y, -z, 0, -x * z * k, z, 1 - z * z * k, 0];
}

/** The map that applies the last of `steps` first, as a product of matrices does. */
export function composeTransforms(...steps: readonly Transform[]): Transform {
  return steps.reduce(product, IDENTITY_TRANSFORM);
}

export function applyToPoint(t: Transform, point: Vec3): Vec3 {
  const [x, y, z] = point;
  return [entry(t, 0, x, y, z) + at(t, 3), entry(t, 4, x, y, z) + at(t, 7), entry(t, 8, x, y, z) + at(t, 11)];
}

/** The map that takes normals along with `t`: its cofactors, row-major 3x3, turned so that mirrors keep outsides outside. */
export function computeNormalTransform(t: Transform): readonly number[] {
  const side = determinant(t) < 0 ? -1 : 1;
  const minor = (a: number, b: number, c: number, d: number): number => side * (at(t, a) * at(t, d) - at(t, b) * at(t, c));
  return [
    minor(5, 6, 9, 10),
    -minor(4, 6, 8, 10),
    minor(4, 5, 8, 9),
    -minor(1, 2, 9, 10),
    minor(0, 2, 8, 10),
    -minor(0, 1, 8, 9),
    minor(1, 2, 5, 6),
    -minor(0, 2, 4, 6),
    minor(0, 1, 4, 5),
  ];
}

/** Takes a normal along by a `computeNormalTransform`: it stays orthogonal to what it was orthogonal to, and comes out unit. */
export function applyToNormal(map: readonly number[], [x, y, z]: Vec3): Vec3 {
  const row = (k: number): number => at(map, k) * x + at(map, k + 1) * y + at(map, k + 2) * z;
  return normalizeVector([row(0), row(3), row(6)]);
}

/** Negative when the map mirrors. */
export function determinant(t: Transform): number {
  const a = at(t, 0) * (at(t, 5) * at(t, 10) - at(t, 6) * at(t, 9));
  const b = at(t, 1) * (at(t, 4) * at(t, 10) - at(t, 6) * at(t, 8));
  return a - b + at(t, 2) * (at(t, 4) * at(t, 9) - at(t, 5) * at(t, 8));
}

export const subtractVectors = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const addVectors = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const scaleVector = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];

/** The point at a share of the way from one to another. */
export const lerpVectors = (a: Vec3, b: Vec3, share: number): Vec3 => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
  lerp(a[2], b[2], share),
];

export const dotProduct = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const crossProduct = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The vector at length one; straight up for the zero vector. */
export function normalizeVector(a: Vec3): Vec3 {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length > 1e-12 ? [a[0] / length, a[1] / length, a[2] / length] : [0, 1, 0];
}

const at = (t: Transform, index: number): number => t[index] as number;

const entry = (t: Transform, row: number, x: number, y: number, z: number): number =>
  at(t, row) * x + at(t, row + 1) * y + at(t, row + 2) * z;

function product(a: Transform, b: Transform): Transform {
  const out: number[] = [];
  for (const row of [0, 4, 8]) {
    for (let column = 0; column < 4; column++)
      out.push(entry(a, row, at(b, column), at(b, column + 4), at(b, column + 8)) + (column === 3 ? at(a, row + 3) : 0));
  }
  return out;
}
