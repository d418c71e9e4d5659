import type { PanoramaDistances } from '@diorama/jobs';
import { createPanoramaDirectionTable } from '@diorama/pano';
import { copyToSharedFloats } from '@diorama/splatting';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { ExactSurfaces } from '../cameras/picture.js';
import { enlargeSurfaces } from './exact-surfaces.js';
import { SCENE_DISTANCE_MAX } from '../layout/layout.js';

/** Input of the job `measure-surfaces`. */
export interface MeasureSurfacesInput {
  readonly distances: PanoramaDistances;
  /** 1 for each pixel of a panorama that shows sky; twice as wide as high. */
  readonly sky: Uint8Array;
  /** Width of the delivered panorama, pixels. */
  readonly width: number;
  /** Surfaces of the same pixels that are known and stay as they are. */
  readonly known?: ExactSurfaces | undefined;
}

/** The surfaces of a panorama, at the width of its sky and at the delivered width. */
export interface MeasuredSurfaces {
  readonly exact: ExactSurfaces;
  readonly coarse: ExactSurfaces;
}

/** Distances over shared memory, since several jobs read them. */
export const shareDistances = ({ width, metres }: PanoramaDistances): PanoramaDistances => ({ width, metres: copyToSharedFloats(metres) });

/** Neighbouring samples whose distances differ by more than this factor lie on two surfaces, and are not interpolated. */
const STEP = 1.1;
/** Neighbours on one surface differ in inverse distance by at most this many times as much as neighbours on level ground. */
const GROUND_STEPS = 3;
/** Cosine of the sharpest angle between neighbours on one surface. */
const BEND = Math.SQRT1_2;
/** Nothing but sky lies further away, metres. */
const FARTHEST = 2 * SCENE_DISTANCE_MAX;
/** What looks like sky and is at least this far away is sky, metres: networks seldom measure an infinite distance. */
const SKY_FROM = SCENE_DISTANCE_MAX / 2;

/** Turns the distances of a panorama into surfaces with normals. Pixels without a distance stay unknown. */
export function measureSurfaces({ distances, sky, width: finer, known }: MeasureSurfacesInput): MeasuredSurfaces {
  const width = Math.sqrt(2 * sky.length);
  const distance = sampleDistances(distances, sky, width);
  const normal = computeNormals(distance, width);
  const coarse = { distance, normal, surface: numberSurfaces(distance, normal, width) };
  if (known !== undefined) keepKnown(coarse, known);
  return { coarse, exact: enlargeSurfaces(coarse, finer) };
}

/** Puts known surfaces in the place of those that were measured. */
function keepKnown({ distance, normal, surface }: ExactSurfaces, known: ExactSurfaces): void {
  for (let at = 0; at < distance.length; at++) {
    if (Number.isNaN(known.distance[at])) continue;
    distance[at] = known.distance[at] as number;
    surface[at] = known.surface[at] as number;
    for (let c = 3 * at; c < 3 * at + 3; c++) normal[c] = known.normal[c] as number;
  }
}

function sampleDistances({ width: from, metres }: PanoramaDistances, sky: Uint8Array, width: number): Float32Array {
  const distance = new Float32Array(new SharedArrayBuffer(4 * sky.length));
  const scale = from / width;
  for (let at = 0; at < distance.length; at++) {
    const x = ((at % width) + 0.5) * scale - 0.5;
    const y = Math.min(from / 2 - 1, Math.max(0, (Math.floor(at / width) + 0.5) * scale - 0.5));
    const found = interpolate(metres, from, x, y);
    distance[at] = found >= SKY_FROM && sky[at] === 1 ? Infinity : found === Infinity ? Infinity : Math.min(FARTHEST, found);
  }
  return distance;
}

/** Bilinear on one surface, the nearest sample elsewhere. */
function interpolate(metres: Float32Array, width: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - top];
  const bottom = Math.min(width / 2 - 1, top + 1);
  const read = (column: number, row: number): number => metres[row * width + ((column + width) % width)] as number;
  const [a, b, c, d] = [read(left, top), read(left + 1, top), read(left, bottom), read(left + 1, bottom)];
  if (Math.max(a, b, c, d) <= STEP * Math.min(a, b, c, d) && a !== Infinity)
    return (1 - v) * ((1 - u) * a + u * b) + v * ((1 - u) * c + u * d);
  return v < 0.5 ? (u < 0.5 ? a : b) : u < 0.5 ? c : d;
}

/** Normals towards the viewer, by the neighbour on each axis that is nearer in distance. */
function computeNormals(distance: Float32Array, width: number): Int8Array {
  const { sinAzimuth, cosAzimuth, sinLatitude, cosLatitude } = createPanoramaDirectionTable(width);
  const normal = new Int8Array(new SharedArrayBuffer(3 * distance.length));
  const height = width / 2;
  const [point, aside, below] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)];
  const place = (column: number, row: number, out: Float64Array): void => {
    const metres = distance[row * width + column] as number;
    const level = metres * (cosLatitude[row] as number);
    out[0] = level * (sinAzimuth[column] as number);
    out[1] = metres * (sinLatitude[row] as number);
    out[2] = -level * (cosAzimuth[column] as number);
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const own = distance[at] as number;
      if (!Number.isFinite(own)) continue;
      const [left, right] = [(column + width - 1) % width, (column + 1) % width];
      const [up, down] = [Math.max(0, row - 1), Math.min(height - 1, row + 1)];
      const gap = (other: number): number => Math.abs((distance[other] as number) - own);
      const isLeft = !(gap(row * width + right) <= gap(row * width + left));
      const isUp = down === row || !(gap(down * width + column) <= gap(up * width + column));
      place(column, row, point);
      place(isLeft ? left : right, row, aside);
      place(column, isUp ? up : down, below);
      writeNormal({ point, aside, below }, normal, 3 * at);
    }
  return normal;
}

interface Corner {
  readonly point: Float64Array;
  readonly aside: Float64Array;
  readonly below: Float64Array;
}

function writeNormal({ point, aside, below }: Corner, normal: Int8Array, at: number): void {
  const [px, py, pz] = point as unknown as readonly [number, number, number];
  const [ax, ay, az] = [(aside[0] as number) - px, (aside[1] as number) - py, (aside[2] as number) - pz];
  const [bx, by, bz] = [(below[0] as number) - px, (below[1] as number) - py, (below[2] as number) - pz];
  let [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const isValid = Number.isFinite(x + y + z) && x * x + y * y + z * z > 0;
  if (!isValid) [x, y, z] = [-px, -py, -pz];
  else if (x * px + y * py + z * pz > 0) [x, y, z] = [-x, -y, -z];
  const length = Math.hypot(x, y, z) || 1;
  normal[at] = Math.round((127 * x) / length);
  normal[at + 1] = Math.round((127 * y) / length);
  normal[at + 2] = Math.round((127 * z) / length);
}

/** Numbers from 0 of connected surfaces: neighbours without a step or a sharp bend between them share one. */
function numberSurfaces(distance: Float32Array, normal: Int8Array, width: number): Uint16Array {
  const surface = new Uint16Array(new SharedArrayBuffer(2 * distance.length));
  const isNumbered = new Uint8Array(distance.length);
  const open = new Int32Array(distance.length);
  const joins = createJoinTest(distance, normal, width);
  let number = 0;
  for (let start = 0; start < distance.length; start++) {
    if (isNumbered[start] === 1 || !Number.isFinite(distance[start])) continue;
    let count = 0;
    const add = (at: number): void => {
      isNumbered[at] = 1;
      surface[at] = number;
      open[count++] = at;
    };
    add(start);
    while (count > 0) {
      const at = open[--count] as number;
      const column = at % width;
      const around = [at - column + ((column + 1) % width), at - column + ((column + width - 1) % width), at - width, at + width];
      for (const other of around) if (isNumbered[other] === 0 && joins(at, other)) add(other);
    }
    number++;
  }
  return surface;
}

/** Whether two neighbouring pixels lie on one surface. */
function createJoinTest(distance: Float32Array, normal: Int8Array, width: number): (a: number, b: number) => boolean {
  const limit = (GROUND_STEPS * 2 * Math.PI) / width / EYE_HEIGHT;
  return (a, b) => {
    const [own, other] = [distance[a] as number, distance[b] as number];
    if (!Number.isFinite(other)) return false;
    if (Math.abs(1 / own - 1 / other) > limit && Math.max(own, other) > STEP * Math.min(own, other)) return false;
    let product = 0;
    for (let axis = 0; axis < 3; axis++) product += (normal[3 * a + axis] as number) * (normal[3 * b + axis] as number);
    return product >= BEND * 127 * 127;
  };
}
