import { hashInteger } from '@diorama/random';
import type { Heightfield, Instance, Prototype, WorldModel } from '@diorama/world-model';
import { clamp } from '@diorama/world-model';

import { SURFACE_INSTANCE, SURFACE_TERRAIN } from '../rays/ray.js';
import type { Hit, Ray } from '../rays/ray.js';
import { sampleMips } from '../textures/mip-texture.js';
import { getGrainTexture } from '../textures/patterns/pattern-set.js';
import { computeLength } from './quick-math.js';
import type { SurfacePoint } from './surface-point.js';

/** Metres by which the borders between two materials of the ground wander, and over what length. */
const FRAY = 0.55;
const FRAY_LENGTH = 6;
/** Metres by which instances' patterns are shifted against each other. */
const SHIFT = 64;

/** Turns hits into surface points: position, normals, material and albedo before its pattern. */
export class SurfaceReader {
  private readonly noise = getGrainTexture();
  private readonly texel = new Float64Array(3);

  /** For each instance its scale, and by how many metres its pattern is shifted. */
  private readonly sizes: Float64Array;
  private readonly shifts: Float64Array;

  constructor(private readonly model: WorldModel) {
    this.sizes = Float64Array.from(model.instances, ({ transform: m }) => Math.hypot(m[0] as number, m[4] as number, m[8] as number));
    this.shifts = Float64Array.from(model.instances, ({ number }, i) => (hashInteger(model.seed, number ?? i) / 2 ** 32) * SHIFT);
  }

  /** Fills the point's place, footprint and geometric normal from a hit on terrain or an instance. */
  locate(ray: Ray, hit: Hit, angle: number, point: SurfacePoint): void {
    const dx = ray[3] as number;
    const dy = ray[4] as number;
    const dz = ray[5] as number;
    point.x = (ray[0] as number) + dx * hit.t;
    point.y = (ray[1] as number) + dy * hit.t;
    point.z = (ray[2] as number) + dz * hit.t;
    if (!hit.isLocated) this.findNormal(ray, hit, point);
    point.gx = hit.gx;
    point.gy = hit.gy;
    point.gz = hit.gz;
    if (hit.surface === SURFACE_TERRAIN) {
      point.instance = -1;
      point.thin = false;
    } else {
      point.instance = hit.surface - SURFACE_INSTANCE;
      point.thin = this.prototypeOf(point.instance).doubleSided;
    }
    const facing = point.gx * dx + point.gy * dy + point.gz * dz;
    // Pixels are long where the surface is seen at a slant; the geometric mean of both sides serves a round filter.
    point.footprint = (hit.t * angle) / Math.sqrt(Math.max(0.06, Math.abs(facing)));
  }

  /** Writes the normal of a hit into it, for all who read the hit; the point's place is known already. */
  private findNormal(ray: Ray, hit: Hit, point: SurfacePoint): void {
    const { model } = this;
    if (hit.surface === SURFACE_TERRAIN && model.terrain) slopeOfTerrain(model.terrain, point, hit);
    else {
      const instance = model.instances[hit.surface - SURFACE_INSTANCE] as Instance;
      faceNormal(model.prototypes[instance.prototype] as Prototype, instance, hit);
    }
    hit.isLocated = true;
    hit.isBack = hit.gx * (ray[3] as number) + hit.gy * (ray[4] as number) + hit.gz * (ray[5] as number) > 0;
    if (!hit.isBack) return;
    hit.gx = -hit.gx;
    hit.gy = -hit.gy;
    hit.gz = -hit.gz;
  }

  private prototypeOf(instance: number): Prototype {
    const { instances, prototypes } = this.model;
    return prototypes[(instances[instance] as Instance).prototype] as Prototype;
  }

  /** As `locate`, with smooth normal, pattern coordinates, material and albedo. */
  read(ray: Ray, hit: Hit, angle: number, point: SurfacePoint): void {
    this.locate(ray, hit, angle, point);
    const { model } = this;
    if (point.instance < 0 && model.terrain) this.readTerrain(model.terrain, point);
    else this.readInstance(hit, point);
    if (hit.isBack) {
      point.nx = -point.nx;
      point.ny = -point.ny;
      point.nz = -point.nz;
    }
    leanBack(point, ray[3] as number, ray[4] as number, ray[5] as number);
  }

  /** As `locate`, with material and albedo alone: half the work of `read`, for light that a surface gives back. */
  readTone(ray: Ray, hit: Hit, angle: number, point: SurfacePoint): void {
    this.locate(ray, hit, angle, point);
    const { model } = this;
    if (point.instance < 0 && model.terrain) this.readTerrain(model.terrain, point);
    else this.readInstanceTone(hit, point);
  }

  private readTerrain(field: Heightfield, point: SurfacePoint): void {
    const { size, cell, albedo } = field;
    const half = ((size - 1) / 2) * cell;
    const gx = clamp((point.x + half) / cell, 0, size - 1.001);
    const gz = clamp((point.z + half) / cell, 0, size - 1.001);
    const column = Math.floor(gx);
    const row = Math.floor(gz);
    const u = gx - column;
    const v = gz - row;
    const at = row * size + column;
    smoothNormal(field, at, u, v, point);

    sampleMips(this.noise, point.x / FRAY_LENGTH, point.z / FRAY_LENGTH, Math.log2((point.footprint * 256) / FRAY_LENGTH), this.texel);
    const wander = ((this.texel[0] as number) * FRAY) / cell;
    const pickX = Math.round(clamp(gx + wander, 0, size - 1));
    const pickZ = Math.round(clamp(gz - wander, 0, size - 1));
    point.material = field.material[pickZ * size + pickX] as number;
    const tone = (this.model.materials[point.material] as { readonly albedo: readonly number[] }).albedo;
    for (let c = 0; c < 3; c++) {
      const north = (albedo[3 * at + c] as number) * (1 - u) + (albedo[3 * at + 3 + c] as number) * u;
      const below = 3 * (at + size) + c;
      const south = (albedo[below] as number) * (1 - u) + (albedo[below + 3] as number) * u;
      point.albedo[c] = (north + (south - north) * v) * (tone[c] as number);
    }
    point.lx = point.x;
    point.ly = point.y;
    point.lz = point.z;
    point.lnx = point.nx;
    point.lny = point.ny;
    point.lnz = point.nz;
  }

  private readInstance(hit: Hit, point: SurfacePoint): void {
    const instance = this.model.instances[point.instance] as Instance;
    const prototype = this.model.prototypes[instance.prototype] as Prototype;
    const { positions, normals, indices } = prototype;
    const a = 3 * (indices[3 * hit.triangle] as number);
    const b = 3 * (indices[3 * hit.triangle + 1] as number);
    const c = 3 * (indices[3 * hit.triangle + 2] as number);
    const { u, v } = hit;
    const w = 1 - u - v;
    const m = instance.transform;
    // Patterns keep their size in metres whatever the instance's scale, and neighbours do not show the same piece.
    const size = this.sizes[point.instance] as number;
    const shift = this.shifts[point.instance] as number;
    point.lx = (w * (positions[a] as number) + u * (positions[b] as number) + v * (positions[c] as number)) * size + shift;
    point.ly = (w * (positions[a + 1] as number) + u * (positions[b + 1] as number) + v * (positions[c + 1] as number)) * size;
    point.lz = (w * (positions[a + 2] as number) + u * (positions[b + 2] as number) + v * (positions[c + 2] as number)) * size + shift;
    const x = w * (normals[a] as number) + u * (normals[b] as number) + v * (normals[c] as number);
    const y = w * (normals[a + 1] as number) + u * (normals[b + 1] as number) + v * (normals[c + 1] as number);
    const z = w * (normals[a + 2] as number) + u * (normals[b + 2] as number) + v * (normals[c + 2] as number);
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    point.lnx = x / length;
    point.lny = y / length;
    point.lnz = z / length;
    const scale = 1 / (length * size);
    point.nx = ((m[0] as number) * x + (m[1] as number) * y + (m[2] as number) * z) * scale;
    point.ny = ((m[4] as number) * x + (m[5] as number) * y + (m[6] as number) * z) * scale;
    point.nz = ((m[8] as number) * x + (m[9] as number) * y + (m[10] as number) * z) * scale;

    this.readInstanceTone(hit, point);
    if (prototype.uvs !== undefined) readTextureCoordinates(prototype.uvs, prototype, hit, size, point);
  }

  private readInstanceTone(hit: Hit, point: SurfacePoint): void {
    const instance = this.model.instances[point.instance] as Instance;
    point.material = (this.model.prototypes[instance.prototype] as Prototype).material[hit.triangle] as number;
    const tone = (this.model.materials[point.material] as { readonly albedo: readonly number[] }).albedo;
    for (let k = 0; k < 3; k++) point.albedo[k] = (tone[k] as number) * (instance.tint[k] as number);
  }
}

/** Texture coordinates of a hit, and their change over a metre: the root of the ratio of the triangle's areas in the texture and in the world. */
// eslint-disable-next-line max-params -- once a pixel: an object would be made each time
function readTextureCoordinates(uvs: Float32Array, { positions, indices }: Prototype, hit: Hit, size: number, point: SurfacePoint): void {
  const a = indices[3 * hit.triangle] as number;
  const b = indices[3 * hit.triangle + 1] as number;
  const c = indices[3 * hit.triangle + 2] as number;
  const au = uvs[2 * a] as number;
  const av = uvs[2 * a + 1] as number;
  const bu = (uvs[2 * b] as number) - au;
  const bv = (uvs[2 * b + 1] as number) - av;
  const cu = (uvs[2 * c] as number) - au;
  const cv = (uvs[2 * c + 1] as number) - av;
  point.u = au + hit.u * bu + hit.v * cu;
  point.v = av + hit.u * bv + hit.v * cv;
  const bx = (positions[3 * b] as number) - (positions[3 * a] as number);
  const by = (positions[3 * b + 1] as number) - (positions[3 * a + 1] as number);
  const bz = (positions[3 * b + 2] as number) - (positions[3 * a + 2] as number);
  const cx = (positions[3 * c] as number) - (positions[3 * a] as number);
  const cy = (positions[3 * c + 1] as number) - (positions[3 * a + 1] as number);
  const cz = (positions[3 * c + 2] as number) - (positions[3 * a + 2] as number);
  const area = computeLength(by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx) * size * size;
  point.uvScale = area > 0 ? Math.sqrt(Math.abs(bu * cv - bv * cu) / area) : 0;
}

/** A smooth normal may turn away from the viewer where its face does not: bend it back to the edge of sight. */
function leanBack(point: SurfacePoint, dx: number, dy: number, dz: number): void {
  const away = point.nx * dx + point.ny * dy + point.nz * dz;
  if (away <= 0) return;
  const x = point.nx - away * dx;
  const y = point.ny - away * dy;
  const z = point.nz - away * dz;
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length < 1e-6) return;
  point.nx = x / length;
  point.ny = y / length;
  point.nz = z / length;
}

/** Normal of the bilinear patch under (x, z). */
function slopeOfTerrain({ size, cell, heights }: Heightfield, point: SurfacePoint, hit: Hit): void {
  const half = ((size - 1) / 2) * cell;
  const gx = clamp((point.x + half) / cell, 0, size - 1.001);
  const gz = clamp((point.z + half) / cell, 0, size - 1.001);
  const column = Math.floor(gx);
  const row = Math.floor(gz);
  const at = row * size + column;
  const a = heights[at] as number;
  const b = heights[at + 1] as number;
  const c = heights[at + size] as number;
  const d = heights[at + size + 1] as number;
  const east = (b - a + (d - c - b + a) * (gz - row)) / cell;
  const south = (c - a + (d - c - b + a) * (gx - column)) / cell;
  const length = Math.sqrt(1 + east * east + south * south);
  hit.gx = -east / length;
  hit.gy = 1 / length;
  hit.gz = -south / length;
}

/** Central differences at the patch's corners, interpolated, so that the grid does not show. */
function smoothNormal({ size, cell, heights }: Heightfield, at: number, u: number, v: number, point: SurfacePoint): void {
  const row = Math.floor(at / size);
  const column = at - row * size;
  // At the rim the field has no neighbours to take differences from.
  if (column < 1 || row < 1 || column > size - 3 || row > size - 3) {
    point.nx = point.gx;
    point.ny = point.gy;
    point.nz = point.gz;
    return;
  }
  const h = (i: number): number => heights[i] as number;
  const below = at + size;
  const eastNorth = (h(at + 1) - h(at - 1)) * (1 - u) + (h(at + 2) - h(at)) * u;
  const eastSouth = (h(below + 1) - h(below - 1)) * (1 - u) + (h(below + 2) - h(below)) * u;
  const southWest = (h(below) - h(at - size)) * (1 - v) + (h(below + size) - h(at)) * v;
  const southEast = (h(below + 1) - h(at + 1 - size)) * (1 - v) + (h(below + 1 + size) - h(at + 1)) * v;
  const east = (eastNorth * (1 - v) + eastSouth * v) / (2 * cell);
  const south = (southWest * (1 - u) + southEast * u) / (2 * cell);
  const length = Math.sqrt(1 + east * east + south * south);
  point.nx = -east / length;
  point.ny = 1 / length;
  point.nz = -south / length;
}

/** Writes the unit normal of the hit's triangle into gx, gy and gz, on the side of its front. */
export function faceNormal({ positions, indices }: Prototype, { transform: m }: Instance, hit: Hit): void {
  const { triangle } = hit;
  const a = 3 * (indices[3 * triangle] as number);
  const b = 3 * (indices[3 * triangle + 1] as number);
  const c = 3 * (indices[3 * triangle + 2] as number);
  const ux = (positions[b] as number) - (positions[a] as number);
  const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
  const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
  const vx = (positions[c] as number) - (positions[a] as number);
  const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
  const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const wx = (m[0] as number) * x + (m[1] as number) * y + (m[2] as number) * z;
  const wy = (m[4] as number) * x + (m[5] as number) * y + (m[6] as number) * z;
  const wz = (m[8] as number) * x + (m[9] as number) * y + (m[10] as number) * z;
  const length = Math.sqrt(wx * wx + wy * wy + wz * wz) || 1;
  hit.gx = wx / length;
  hit.gy = wy / length;
  hit.gz = wz / length;
}
