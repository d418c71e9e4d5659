import { hashInteger } from '@diorama/random';
import type { Instance, Material, PointLight, Prototype, WorldModel } from '@diorama/world-model';

import { Hit, createRay, SURFACE_INSTANCE, SURFACE_SKY } from '../rays/ray.js';
import { computeLength, getUniformScale } from '../surface/quick-math.js';
import { SurfacePoint } from '../surface/surface-point.js';
import { SurfaceReader } from '../surface/surface-reader.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import { IrradianceTable } from './irradiance-table.js';
import { HOUSING, listSoftLamps } from './lights.js';
import type { RoomSun } from './room-sun.js';
import { measureEdges } from './triangle-edges.js';

const DIRECTIONS = 20;
/** Metres between the places on large surfaces at which light is gathered. */
const CELL = 0.3;
/** Edges in metres from which a triangle is measured by cells rather than at its corners. */
const LARGE = 0.5;
/** Strips narrower than this, metres, are measured at their corners however long they are. */
const NARROWEST = 0.02;
const LIFT = 0.015;
/** Steps per unit to which planes are rounded: all triangles of one wall share its cells. */
const NORMAL_STEPS = 8192;
const OFFSET_STEPS = 1024;
/** Beyond this share of rays that see surfaces from behind, a place lies inside something and hardly counts. */
const BURIED = 0.35;
const BURIED_WEIGHT = 1e-4;
/** Nearer surfaces give back less than their full light: they stand in each other's shadow. */
const CONTACT = 0.3;
const REST = 0.1;
/** What a seen surface gives back of light that did not come to it straight: it is not followed further. */
const ELSEWHERE = 0.25;
/** Metres that a room reaches from the origin from which few directions miss its windows and lamps, so that more cells are averaged. */
const HALL = 15;
/** Weights of the cells of a row around its middle, in halls and in other rooms. */
const WIDE = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];
const NARROW = [1 / 4, 2 / 4, 1 / 4];

/** Neighbouring places share out the directions of one fine pattern, so that the mean of the places around a cell sees all of them. */
const SHARES = 4;

/**
 * Directions of the hemisphere round z with the density of the cosine: Vogel's spiral on the disc, lifted; one share after the other, each
 * spread over the whole disc.
 */
const HEMISPHERE = Float64Array.from({ length: 3 * SHARES * DIRECTIONS }, (_, at) => {
  const place = Math.floor(at / 3);
  const i = SHARES * (place % DIRECTIONS) + Math.floor(place / DIRECTIONS);
  const radius = Math.sqrt((i + 0.5) / (SHARES * DIRECTIONS));
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  return at % 3 === 0 ? radius * Math.cos(angle) : at % 3 === 1 ? radius * Math.sin(angle) : Math.sqrt(1 - radius * radius);
});

/** Cells around one and their weights: a binomial filter, three numbers a cell. */
const toKernel = (row: readonly number[]): number[] => {
  const half = (row.length - 1) / 2;
  return row.flatMap((a, i) => row.flatMap((b, j) => [i - half, j - half, a * b]));
};
const HALL_KERNEL = toKernel(WIDE);
const ROOM_KERNEL = toKernel(NARROW);

/**
 * Light of the weaker lamps, and what walls, floor and things give back of all lamps once, gathered at places on the surfaces and interpolated, as G. Ward's
 * irradiance cache does ("A Ray Tracing Solution for Diffuse Interreflection", 1988). A place's light depends on the
 * place alone, so it does not matter who asks first.
 */
export class IndoorAmbient {
  private readonly table = new IrradianceTable();
  private readonly smooth = new IrradianceTable();
  private readonly reader: SurfaceReader;
  private readonly soft: readonly PointLight[];
  private readonly kernel: readonly number[];
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly seen = new SurfacePoint();
  private readonly light = new Float64Array(4);
  private readonly sum = new Float64Array(4);
  private readonly mean = new Float64Array(4);
  private readonly frame = new Float64Array(12);
  /** Light at the four cells round the last point on a large triangle, and their key: neighbouring points mostly lie between the same cells. */
  private readonly cells = new Float64Array(16);
  private readonly cellsOf = new Float64Array(7).fill(NaN);
  /** The same for the three corners round the last point on a small triangle. */
  private readonly corners = new Float64Array(12);
  private readonly cornersOf = new Float64Array(5).fill(NaN);
  private readonly keys = new Float64Array(7);
  /** The edges of each prototype that was met, as `measureEdges`. */
  private readonly edges: (Float64Array | undefined)[] = [];
  /** Radians by which the directions are turned round the normal, and which share of them is followed. */
  private turn = 0;
  private share = 0;

  constructor(
    private readonly model: WorldModel,
    private readonly tracer: SceneTracer,
    private readonly sun: RoomSun | null,
  ) {
    this.reader = new SurfaceReader(model);
    this.soft = listSoftLamps(model);
    this.kernel = model.radius > HALL ? HALL_KERNEL : ROOM_KERNEL;
  }

  /** Writes the irradiance round the point, divided by pi, into `out`. */
  irradiance(point: SurfacePoint, hit: Hit, out: Float64Array): void {
    this.sum.fill(0);
    if (point.instance < 0 || this.isLarge(hit)) this.addCells(point);
    else this.addCorners(point, hit);
    for (let c = 0; c < 3; c++) out[c] = (this.sum[c] as number) / (this.sum[3] as number);
  }

  /** The number of the instance that a point lies on; that of the ground is negative. */
  private numberOf({ instance }: SurfacePoint): number {
    return this.model.instances[instance]?.number ?? instance;
  }

  private isLarge(hit: Hit): boolean {
    const { prototype, transform } = this.model.instances[hit.surface - SURFACE_INSTANCE] as Instance;
    const edges = (this.edges[prototype] ??= measureEdges(this.model.prototypes[prototype] as Prototype));
    const scale = getUniformScale(transform);
    return scale * (edges[2 * hit.triangle] as number) > LARGE && scale * (edges[2 * hit.triangle + 1] as number) > NARROWEST;
  }

  /** Interpolates between the four places round the point on the plane of its triangle. */
  private addCells(point: SurfacePoint): void {
    const nx = Math.round(point.gx * NORMAL_STEPS);
    const ny = Math.round(point.gy * NORMAL_STEPS);
    const nz = Math.round(point.gz * NORMAL_STEPS);
    const length = computeLength(nx, ny, nz);
    const [x, y, z] = [nx / length, ny / length, nz / length];
    const offset = Math.round((point.x * x + point.y * y + point.z * z) * OFFSET_STEPS);
    const ax = Math.abs(nx);
    const ay = Math.abs(ny);
    const az = Math.abs(nz);
    const main = ax >= ay && ax >= az ? 0 : ay >= az ? 1 : 2;
    const s = (main === 0 ? point.y : point.x) / CELL;
    const t = (main === 2 ? point.y : point.z) / CELL;
    const i = Math.floor(s);
    const j = Math.floor(t);
    const number = this.numberOf(point);
    const { keys } = this;
    keys[0] = number;
    keys[1] = nx;
    keys[2] = ny;
    keys[3] = nz;
    keys[4] = offset;
    keys[5] = i;
    keys[6] = j;
    if (turnTo(this.cellsOf, keys)) {
      const plane = hashInteger(hashInteger(number, nx, ny, nz), offset);
      const read = { plane, normal: [x, y, z] as const, offset: offset / OFFSET_STEPS, main };
      for (let corner = 0; corner < 4; corner++) {
        this.readCell(read, i + (corner & 1), j + (corner >> 1));
        this.cells.set(this.light, 4 * corner);
      }
    }
    for (let corner = 0; corner < 4; corner++) {
      const weight = (1 - Math.abs(s - (i + (corner & 1)))) * (1 - Math.abs(t - (j + (corner >> 1))));
      this.accumulate(weight, this.cells, 4 * corner);
    }
  }

  /** Leaves the light of a cell in `this.light`: the weighted mean of the places around it, whose few directions differ. */
  private readCell(plane: Plane, ci: number, cj: number): void {
    const [first, second] = cellKey(plane.plane ^ 0x2545f491, ci, cj);
    if (this.smooth.find(first, second, this.light)) return;
    const { mean, light, kernel } = this;
    mean.fill(0);
    for (let k = 0; k < kernel.length; k += 3) {
      this.readPlace(plane, ci + (kernel[k] as number), cj + (kernel[k + 1] as number));
      const share = (kernel[k + 2] as number) * (light[3] as number);
      for (let c = 0; c < 3; c++) mean[c] = (mean[c] as number) + share * (light[c] as number);
      mean[3] = (mean[3] as number) + share;
    }
    for (let c = 0; c < 3; c++) light[c] = (mean[c] as number) / (mean[3] as number);
    light[3] = mean[3] as number;
    this.smooth.insert(light);
  }

  /** Leaves the light at the middle of a cell in `this.light`. */
  private readPlace({ plane, normal, offset, main }: Plane, ci: number, cj: number): void {
    const [first, second] = cellKey(plane, ci, cj);
    if (this.table.find(first, second, this.light)) return;
    this.turn = (hashInteger(plane, 1) / 2 ** 32) * 2 * Math.PI;
    // Each share has half of the weight of every other row and column of the filter, which is binomial.
    this.share = (ci & 1) + 2 * (cj & 1);
    this.gatherOnPlane(normal, offset, main, ci * CELL, cj * CELL);
    this.turn = 0;
    this.share = 0;
    this.table.insert(this.light);
  }

  // eslint-disable-next-line max-params -- a plane and a place on it
  private gatherOnPlane(normal: readonly [number, number, number], offset: number, main: number, s: number, t: number): void {
    const x = main === 0 ? (offset - normal[1] * s - normal[2] * t) / normal[0] : s;
    const y = main === 1 ? (offset - normal[0] * s - normal[2] * t) / normal[1] : main === 0 ? s : t;
    const z = main === 2 ? (offset - normal[0] * s - normal[1] * t) / normal[2] : t;
    this.gather(x + LIFT * normal[0], y + LIFT * normal[1], z + LIFT * normal[2], normal);
  }

  /** Interpolates between the corners of the point's triangle. */
  private addCorners(point: SurfacePoint, hit: Hit): void {
    // The geometric normal differs between the two sides of a triangle.
    const { keys } = this;
    keys[0] = point.instance;
    keys[1] = hit.triangle;
    keys[2] = point.gx;
    keys[3] = point.gy;
    keys[4] = point.gz;
    if (turnTo(this.cornersOf, keys))
      for (let corner = 0; corner < 3; corner++) {
        this.readCorner(point, hit.triangle, corner);
        this.corners.set(this.light, 4 * corner);
      }
    this.accumulate(1 - hit.u - hit.v, this.corners, 0);
    this.accumulate(hit.u, this.corners, 4);
    this.accumulate(hit.v, this.corners, 8);
  }

  /** Leaves the light at a corner of the point's triangle in `this.light`. */
  private readCorner(point: SurfacePoint, triangle: number, corner: number): void {
    const instance = this.model.instances[point.instance] as Instance;
    const { indices, positions, normals } = this.model.prototypes[instance.prototype] as Prototype;
    const m = instance.transform;
    const size = getUniformScale(m);
    const vertex = indices[3 * triangle + corner] as number;
    const row = (k: number, from: Float32Array): number =>
      (m[k] as number) * (from[3 * vertex] as number) +
      (m[k + 1] as number) * (from[3 * vertex + 1] as number) +
      (m[k + 2] as number) * (from[3 * vertex + 2] as number);
    const normal = [row(0, normals) / size, row(4, normals) / size, row(8, normals) / size] as [number, number, number];
    const front = normal[0] * point.gx + normal[1] * point.gy + normal[2] * point.gz >= 0;
    if (!front) for (let c = 0; c < 3; c++) normal[c] = -(normal[c] as number);
    const number = this.numberOf(point);
    const key = hashInteger(number, vertex, front ? 1 : 2);
    if (this.table.find(key, hashInteger(vertex ^ 0x1b873593, number, front ? 3 : 4), this.light)) return;
    const place = (k: number): number => row(4 * k, positions) + (m[4 * k + 3] as number) + LIFT * (normal[k] as number);
    this.gather(place(0), place(1), place(2), normal);
    this.table.insert(this.light);
  }

  /** Adds light as `this.light` holds it, at a place in an array. */
  private accumulate(weight: number, light: Float64Array, at: number): void {
    const { sum } = this;
    const share = weight * (light[at + 3] as number);
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + share * (light[at + c] as number);
    sum[3] = (sum[3] as number) + share;
  }

  /** Leaves the light at a place in `this.light`: RGB, and how much it counts. */
  private gather(x: number, y: number, z: number, normal: readonly [number, number, number]): void {
    const { ray, hit, light, frame } = this;
    tangents(normal, frame);
    turnTangents(frame, this.turn);
    light.fill(0);
    let behind = 0;
    const first = 3 * DIRECTIONS * this.share;
    for (let i = first; i < first + 3 * DIRECTIONS; i += 3) {
      ray[0] = x;
      ray[1] = y;
      ray[2] = z;
      for (let axis = 0; axis < 3; axis++)
        ray[axis + 3] =
          (HEMISPHERE[i] as number) * (frame[axis] as number) +
          (HEMISPHERE[i + 1] as number) * (frame[axis + 3] as number) +
          (HEMISPHERE[i + 2] as number) * (frame[axis + 6] as number);
      this.tracer.traceSolids(ray, hit, Infinity);
      if (hit.surface === SURFACE_SKY) continue;
      if (this.isBehind(hit)) behind += 1;
      this.addBounce(hit);
    }
    for (let c = 0; c < 3; c++) light[c] = (light[c] as number) / DIRECTIONS;
    for (const lamp of this.soft) this.addSoftLamp(lamp, [x, y, z], normal);
    light[3] = behind > BURIED * DIRECTIONS ? BURIED_WEIGHT : 1;
  }

  /** Light straight from a lamp, in the shadow or not. */
  private addSoftLamp(lamp: PointLight, place: readonly [number, number, number], normal: readonly [number, number, number]): void {
    const { ray, seen, light } = this;
    [seen.x, seen.y, seen.z] = place;
    [seen.gx, seen.gy, seen.gz] = normal;
    const share = lampShare(seen, lamp, 0);
    if (share <= 0) return;
    const away = [lamp.position[0] - seen.x, lamp.position[1] - seen.y, lamp.position[2] - seen.z] as const;
    const distance = computeLength(...away);
    ray.set(place);
    for (let axis = 0; axis < 3; axis++) ray[axis + 3] = (away[axis] as number) / distance;
    if (distance > HOUSING && this.tracer.isShut(ray, distance - HOUSING)) return;
    for (let c = 0; c < 3; c++) light[c] = (light[c] as number) + share * (lamp.power[c] as number);
  }

  /** Reads the hit into `this.seen` and tells whether the ray met a closed thing from within. */
  private isBehind(hit: Hit): boolean {
    const { ray, seen } = this;
    this.reader.readTone(ray, hit, 0.01, seen);
    if (seen.instance < 0) return false;
    const instance = this.model.instances[seen.instance] as Instance;
    const { doubleSided } = this.model.prototypes[instance.prototype] as Prototype;
    return !doubleSided && hit.isBack;
  }

  /** Light from the lamps that the seen surface gives back, without their shadows. */
  private addBounce(hit: Hit): void {
    const { seen, light, model } = this;
    const material = model.materials[seen.material] as Material;
    const contact = hit.t / (hit.t + CONTACT);
    for (const lamp of model.lights) {
      if (lamp.isBeam === true) continue;
      const share = lampShare(seen, lamp, ELSEWHERE) * contact;
      for (let c = 0; c < 3; c++) light[c] = (light[c] as number) + share * (seen.albedo[c] as number) * (lamp.power[c] as number);
    }
    for (let c = 0; c < 3; c++) light[c] = (light[c] as number) + REST * (material.emission[c] as number);
    if (this.sun !== null) this.addSunBounce(this.sun);
  }

  /** Light of the sun that the seen surface gives back. */
  private addSunBounce(sun: RoomSun): void {
    const { seen, light, ray } = this;
    const [x, y, z] = sun.towards;
    const facing = seen.gx * x + seen.gy * y + seen.gz * z;
    if (facing <= 0) return;
    const way = sun.measureWay(seen, x, y, z);
    if (way === 0) return;
    ray[0] = seen.x + LIFT * seen.gx;
    ray[1] = seen.y + LIFT * seen.gy;
    ray[2] = seen.z + LIFT * seen.gz;
    ray.set(sun.towards, 3);
    if (this.tracer.isShut(ray, way)) return;
    for (let c = 0; c < 3; c++)
      light[c] = (light[c] as number) + ((facing * (seen.albedo[c] as number)) / Math.PI) * (sun.direct[c] as number);
  }
}

/** Overwrites `last` with the first values; returns whether any of them differs. */
function turnTo(last: Float64Array, values: Float64Array): boolean {
  let isOther = false;
  for (let i = 0; i < last.length; i++) {
    if (last[i] === values[i]) continue;
    last[i] = values[i] as number;
    isOther = true;
  }
  return isOther;
}

/** Irradiance of a lamp of power one, divided by pi, without shadows; `extra` is added to the cosine. */
function lampShare(seen: SurfacePoint, { position, reach }: PointLight, extra: number): number {
  const x = position[0] - seen.x;
  const y = position[1] - seen.y;
  const z = position[2] - seen.z;
  // A hot spot next to a lamp would be met by one ray here and by none there.
  const square = Math.max(1, x * x + y * y + z * z);
  const near = square / (reach * reach);
  if (near >= 1) return 0;
  const facing = (seen.gx * x + seen.gy * y + seen.gz * z) / Math.sqrt(square);
  const rest = 1 - near * near;
  return ((Math.max(0, facing) + extra) * rest * rest) / (square * Math.PI);
}

/** Two tangents and the normal itself, three numbers each (T. Duff et al., "Building an Orthonormal Basis, Revisited", 2017). */
function tangents([x, y, z]: readonly [number, number, number], frame: Float64Array): void {
  const sign = z < 0 ? -1 : 1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  frame[0] = 1 + sign * x * x * a;
  frame[1] = sign * b;
  frame[2] = -sign * x;
  frame[3] = b;
  frame[4] = sign + y * y * a;
  frame[5] = -y;
  frame[6] = x;
  frame[7] = y;
  frame[8] = z;
}

/** Turns both tangents round the normal. */
function turnTangents(frame: Float64Array, angle: number): void {
  if (angle === 0) return;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let axis = 0; axis < 3; axis++) {
    const [a, b] = [frame[axis] as number, frame[axis + 3] as number];
    frame[axis] = c * a + s * b;
    frame[axis + 3] = c * b - s * a;
  }
}

/** A plane of large triangles: its key, unit normal, distance from the origin in metres, and main axis. */
interface Plane {
  readonly plane: number;
  readonly normal: readonly [number, number, number];
  readonly offset: number;
  readonly main: number;
}

const cellKey = (plane: number, ci: number, cj: number): readonly [number, number] => [
  hashInteger(plane, ci, cj),
  hashInteger(plane ^ 0x5bd1e995, cj, ci),
];
