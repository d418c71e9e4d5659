import type { GeneratorRandom } from '@diorama/catalogue';
import { addVectors, clamp, lerp, lerpVectors, normalizeVector, scaleVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

/** The angle between neighbouring leaves on a stem, radians. */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The point at a distance from the y axis; angle 0 is +z, radians. */
export const polar = (radius: number, angle: number, y = 0): Vec3 => [radius * Math.sin(angle), y, radius * Math.cos(angle)];

/** `point` plus `length` along `direction`. */
export const along = (point: Vec3, direction: Vec3, length: number): Vec3 => addVectors(point, scaleVector(direction, length));

/** The unit vector in the direction of a weighted sum. */
export const blendDirections = (...terms: readonly (readonly [Vec3, number])[]): Vec3 =>
  normalizeVector(terms.reduce((sum, [vector, weight]) => addVectors(sum, scaleVector(vector, weight)), [0, 0, 0] as Vec3));

/** Points on a quadratic Bézier curve. */
export const bezier = (from: Vec3, middle: Vec3, to: Vec3, steps: number): Vec3[] =>
  Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    return lerpVectors(lerpVectors(from, middle, t), lerpVectors(middle, to, t), t);
  });

/** The point at a share of the segments of a line; a share over 0.999 counts as 0.999. */
export const pointOn = (path: readonly Vec3[], share: number): Vec3 => {
  const at = clamp(share, 0, 0.999) * (path.length - 1);
  const k = Math.floor(at);
  return lerpVectors(path[k] as Vec3, path[k + 1] as Vec3, at - k);
};

/** A random unit vector. */
export function randomDirection(random: GeneratorRandom): Vec3 {
  const y = random.range(-1, 1);
  return polar(Math.sqrt(1 - y * y), random.range(0, 2 * Math.PI), y);
}

/** A random vector of length up to `amount`. */
export const wobble = (random: GeneratorRandom, amount: number): Vec3 => [
  random.range(-amount, amount),
  random.range(-amount, amount),
  random.range(-amount, amount),
];

/** The value of a table of equally spaced values at a share of its length. */
export function sampleTable(table: readonly number[], share: number): number {
  const at = Math.min(1, Math.max(0, share)) * (table.length - 1);
  const k = Math.min(table.length - 2, Math.floor(at));
  return lerp(table[k] ?? 0, table[k + 1] ?? 0, at - k);
}

/** `count` values made from their number. */
export const times = <T>(count: number, make: (k: number) => T): T[] => Array.from({ length: count }, (_, k) => make(k));

/** The value at an index, starting again after the last. @throws RangeError for an empty list */
export function cycle<T>(list: readonly T[], k: number): T {
  if (list.length === 0) throw new RangeError('a cycle needs a value');
  return list[k % list.length] as T;
}

/** Points in a plane. */
export const points2 = (...points: (readonly [x: number, y: number])[]): (readonly [x: number, y: number])[] => points;

/** Points in space. */
export const points3 = (...points: Vec3[]): Vec3[] => points;
