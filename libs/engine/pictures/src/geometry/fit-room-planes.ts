import { directionsOf } from './depth-grid.js';
import type { DepthPlane } from './depth-grid.js';

/** Pixels across of the grid on which planes are looked for. */
export const PLANE_GRID = 256;
/** Directions that a wall's normal is looked for in, steps over a right angle. */
const HEADINGS = 90;
/** Cosine between a surface's normal and the plane that it belongs to. */
const FACING = 0.88;
/** Offsets are counted in steps of their logarithm. */
const STEP = 0.03;
const NEAREST = 0.8;
const FURTHEST = 60;
/** Share of the sphere that a wall and a ceiling must cover, and how many walls may face one way. */
const LEAST = 0.008;
const WALLS = 3;
/** Offsets nearer than this factor to a found plane belong to it. */
const SEPARATION = 1.3;
/** Metres over the viewer that a ceiling has at least. */
const CEILING_MIN = 0.5;

/** Ceiling and upright walls of a room as peaks of the offsets of its surfaces along three axes at right angles. */
export function fitRoomPlanes(log: Float32Array, width: number, heading: number | null): DepthPlane[] {
  const surfaces = measureSurfaces(log, width);
  const turn = heading ?? findHeading(surfaces);
  const planes: DepthPlane[] = [];
  for (let side = 0; side < 4; side++) {
    const azimuth = turn + (side * Math.PI) / 2;
    planes.push(...findPlanes(surfaces, [Math.sin(azimuth), 0, -Math.cos(azimuth)], WALLS));
  }
  planes.push(...findPlanes(surfaces, [0, 1, 0], 1).filter(({ offset }) => offset > CEILING_MIN));
  return planes;
}

/** Places, unit normals away from the viewer, and solid angles (as shares of the sphere) of the surfaces that a panorama shows. */
interface Surfaces {
  readonly places: Float32Array;
  readonly normals: Float32Array;
  readonly shares: Float32Array;
}

function measureSurfaces(log: Float32Array, width: number): Surfaces {
  const { sinAzimuth, cosAzimuth, sinLatitude, cosLatitude } = directionsOf(width);
  const height = width / 2;
  const places = new Float32Array(3 * log.length);
  for (let at = 0; at < log.length; at++) {
    const [column, row] = [at % width, Math.floor(at / width)];
    const metres = Math.exp(log[at] as number);
    const level = metres * (cosLatitude[row] as number);
    places[3 * at] = level * (sinAzimuth[column] as number);
    places[3 * at + 1] = metres * (sinLatitude[row] as number);
    places[3 * at + 2] = -level * (cosAzimuth[column] as number);
  }
  const normals = new Float32Array(places.length);
  const shares = new Float32Array(log.length);
  for (let row = 2; row < height - 2; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const beside = (by: number): number => row * width + ((column + by + width) % width);
      if (!writeNormal(places, [at, beside(-2), beside(2), at - 2 * width, at + 2 * width], normals)) continue;
      shares[at] = (Math.PI * (cosLatitude[row] as number)) / (2 * width * height);
    }
  return { places, normals, shares };
}

/** Writes the normal at the first of five pixels, the others of which lie left, right, above and below; false where there is none. */
function writeNormal(places: Float32Array, [at, left, right, above, below]: readonly number[], normals: Float32Array): boolean {
  const difference = (to: number, from: number, axis: number): number =>
    (places[3 * to + axis] as number) - (places[3 * from + axis] as number);
  const [a, b] = [0, 1, 2].reduce<[number[], number[]]>(
    ([u, v], axis) => [
      [...u, difference(right as number, left as number, axis)],
      [...v, difference(above as number, below as number, axis)],
    ],
    [[], []],
  ) as [[number, number, number], [number, number, number]];
  const n = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]] as const;
  const length = Math.hypot(...n);
  if (!(length > 1e-12)) return false;
  let outward = 0;
  for (let axis = 0; axis < 3; axis++) outward += (n[axis] as number) * (places[3 * (at as number) + axis] as number);
  const sign = outward < 0 ? -1 : 1;
  for (let axis = 0; axis < 3; axis++) normals[3 * (at as number) + axis] = (sign * (n[axis] as number)) / length;
  return true;
}

/** Radians clockwise from the front, less than a right angle, to which most upright surfaces are turned. */
function findHeading({ normals, shares }: Surfaces): number {
  const bins = new Float64Array(HEADINGS);
  for (let at = 0; at < shares.length; at++) {
    const level = Math.hypot(normals[3 * at] as number, normals[3 * at + 2] as number);
    if (level < FACING) continue;
    const azimuth = Math.atan2(normals[3 * at] as number, -(normals[3 * at + 2] as number));
    const turn = (((2 * azimuth) / Math.PI) % 1) + 1;
    const bin = Math.floor(turn * HEADINGS) % HEADINGS;
    bins[bin] = (bins[bin] as number) + (shares[at] as number);
  }
  let [most, best] = [-1, 0];
  for (let bin = 0; bin < HEADINGS; bin++) {
    let sum = 0;
    for (let d = -4; d <= 4; d++) sum += (5 - Math.abs(d)) * (bins[(bin + d + HEADINGS) % HEADINGS] as number);
    if (sum > most) [most, best] = [sum, bin];
  }
  return ((best + 0.5) / HEADINGS) * (Math.PI / 2);
}

/** The planes with this normal on which most surfaces lie, those of most first. */
function findPlanes({ places, normals, shares }: Surfaces, [x, y, z]: readonly [number, number, number], most: number): DepthPlane[] {
  const bins = new Float64Array(Math.ceil(Math.log(FURTHEST / NEAREST) / STEP));
  for (let at = 0; at < shares.length; at++) {
    const facing = x * (normals[3 * at] as number) + y * (normals[3 * at + 1] as number) + z * (normals[3 * at + 2] as number);
    if (facing < FACING) continue;
    const offset = x * (places[3 * at] as number) + y * (places[3 * at + 1] as number) + z * (places[3 * at + 2] as number);
    const bin = Math.floor(Math.log(offset / NEAREST) / STEP);
    if (bin >= 0 && bin < bins.length) bins[bin] = (bins[bin] as number) + (shares[at] as number);
  }
  const found: DepthPlane[] = [];
  while (found.length < most) {
    const offset = takePeak(bins);
    if (offset === null) break;
    found.push({ x, y, z, offset });
  }
  return found;
}

/** The offset in metres of the highest peak, which is taken out; null where no peak is left. */
function takePeak(bins: Float64Array): number | null {
  const width = Math.round(Math.log(SEPARATION) / STEP);
  let [most, best] = [LEAST, -1];
  for (let bin = 0; bin < bins.length; bin++) {
    let sum = 0;
    for (let d = -2; d <= 2; d++) sum += bins[bin + d] ?? 0;
    if (sum > most) [most, best] = [sum, bin];
  }
  if (best < 0) return null;
  let [sum, mass] = [0, 0];
  for (let d = -3; d <= 3; d++) {
    const weight = bins[best + d] ?? 0;
    sum += weight * (best + d + 0.5);
    mass += weight;
  }
  for (let bin = Math.max(0, best - width); bin <= Math.min(bins.length - 1, best + width); bin++) bins[bin] = 0;
  return NEAREST * Math.exp((STEP * sum) / mass);
}
