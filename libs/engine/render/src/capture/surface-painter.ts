import type { Heightfield, Instance, Prototype, Vec3 } from '@diorama/world-model';

import { Hit, createRay, SURFACE_INSTANCE, SURFACE_TERRAIN, SURFACE_WATER } from '../rays/ray.js';
import { toneMap } from '../shading/tone-map.js';
import { faceNormal } from '../surface/surface-reader.js';
import type { CaptureParts } from './capture-rows.js';

/** Rays of next to no length would have no direction. */
const LEAST_DISTANCE = 0.05;
/** As the reader limits the slant at which it lengthens a pixel's footprint. */
const LEAST_FACING = 0.06;
/** Cosine of the flattest look at a surface: people who come close look more squarely at it, and gloss mirrors less that way. */
const FLATTEST = 0.5;

/** A place on an instance: a triangle of its prototype and the weights of the second and third corner. */
interface TrianglePlace {
  readonly instance: number;
  readonly triangle: number;
  readonly u: number;
  readonly v: number;
  /** Metres, in the world. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place on the water, metres; `footprint` metres are one sample. */
interface WaterPlace {
  readonly x: number;
  readonly z: number;
  readonly footprint: number;
}

const ORIGIN: Vec3 = [0, 0, 0];

/** How a place is looked at. */
interface Look {
  readonly eye: Vec3;
  /** Cosine of the flattest look at the front of the surface; null where both sides can be seen from any angle. */
  readonly flattest: number | null;
}
const FRONT_LOOK: Look = { eye: ORIGIN, flattest: FLATTEST };
const LEAF_LOOK: Look = { eye: ORIGIN, flattest: null };

/**
 * Colours of places on the world's surfaces, for splats and for pictures that are laid onto a mesh. Each place looks as it does from the
 * origin, with the haze of that distance or, in fog, that of `Shader.thinHaze`; a side that is turned away from there, or that is seen from
 * there at less than 30 degrees, looks as from the same distance before it.
 */
export class SurfacePainter {
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly radiance = new Float64Array(3);
  private readonly normal = new Float64Array(3);

  constructor(private readonly parts: CaptureParts) {}

  /** Whether surfaces have other colours than a picture from the origin, because they keep less haze. */
  get thinsHaze(): boolean {
    return this.parts.shader.thinsHaze;
  }

  /** Writes the display colour (sRGB, 0 to 1) of a place on an instance into out[at..at+2]; `footprint` metres are one sample. */
  paintInstance(place: TrianglePlace, footprint: number, out: Float32Array, at: number): void {
    const { model } = this.parts;
    const instance = model.instances[place.instance] as Instance;
    const prototype = model.prototypes[instance.prototype] as Prototype;
    const { hit } = this;
    hit.isLocated = false;
    hit.surface = SURFACE_INSTANCE + place.instance;
    hit.triangle = place.triangle;
    faceNormal(prototype, instance, hit);
    this.normal[0] = hit.gx;
    this.normal[1] = hit.gy;
    this.normal[2] = hit.gz;
    hit.u = place.u;
    hit.v = place.v;
    const angle = this.aim(place, footprint, prototype.doubleSided ? LEAF_LOOK : FRONT_LOOK);
    this.develop(angle, out, at);
  }

  /** The same for the ground at (x, z). */
  paintGround(x: number, z: number, footprint: number, out: Float32Array, at: number): void {
    const { terrain } = this.parts.model;
    if (terrain === null) throw new RangeError('this world has no ground');
    const y = groundNormal(terrain, x, z, this.normal);
    this.hit.isLocated = false;
    this.hit.surface = SURFACE_TERRAIN;
    const angle = this.aim({ x, y, z }, footprint, FRONT_LOOK);
    this.develop(angle, out, at);
  }

  /** The same for the surface of the water at (x, z). */
  paintWater(x: number, z: number, footprint: number, out: Float32Array, at: number): void {
    this.paintWaterFrom(ORIGIN, { x, z, footprint }, out, at);
  }

  /** The same as seen from another place above the water, metres. */
  paintWaterFrom(eye: Vec3, { x, z, footprint }: WaterPlace, out: Float32Array, at: number): void {
    const { water } = this.parts.model;
    if (water === null) throw new RangeError('this world has no water');
    this.normal.set([0, 1, 0]);
    this.hit.surface = SURFACE_WATER;
    const angle = this.aim({ x, y: water.level, z }, footprint, { eye, flattest: 0 });
    this.develop(angle, out, at);
  }

  /** Points the ray from an eye at a place; answers the angle of a pixel that has this footprint there. */
  private aim({ x, y, z }: Place, footprint: number, { eye: [ox, oy, oz], flattest }: Look): number {
    const { ray, normal, hit } = this;
    const [nx, ny, nz] = normal as unknown as readonly [number, number, number];
    const t = Math.max(LEAST_DISTANCE, Math.sqrt((x - ox) ** 2 + (y - oy) ** 2 + (z - oz) ** 2));
    let dx = (x - ox) / t;
    let dy = (y - oy) / t;
    let dz = (z - oz) / t;
    const facing = dx * nx + dy * ny + dz * nz;
    const cosine = Math.max(flattest ?? 0, Math.abs(facing));
    if (flattest !== null && cosine > -facing) {
      // The part along the surface, as long as the new cosine leaves it, and the part against the normal.
      const along = cosine > Math.abs(facing) ? Math.sqrt((1 - cosine * cosine) / (1 - facing * facing)) : 1;
      const against = along * facing + cosine;
      dx = along * dx - against * nx;
      dy = along * dy - against * ny;
      dz = along * dz - against * nz;
    }
    ray[0] = x - dx * t;
    ray[1] = y - dy * t;
    ray[2] = z - dz * t;
    ray[3] = dx;
    ray[4] = dy;
    ray[5] = dz;
    hit.t = t;
    return (footprint * Math.sqrt(Math.max(LEAST_FACING, cosine))) / t;
  }

  private develop(angle: number, out: Float32Array, at: number): void {
    const { shader, development } = this.parts;
    const { ray, hit, radiance } = this;
    const mask = shader.visibleLights(hit.surface, shader.locate(ray, hit, angle), 0);
    shader.shade(ray, hit, mask, angle, radiance);
    shader.thinHaze(ray, hit.t, radiance);
    toneMap(radiance, development, out, at);
  }
}

/** Writes the ground's normal at (x, z) and answers its height. */
function groundNormal({ size, cell, heights }: Heightfield, x: number, z: number, out: Float64Array): number {
  const half = ((size - 1) / 2) * cell;
  const gx = Math.min(size - 1.001, Math.max(0, (x + half) / cell));
  const gz = Math.min(size - 1.001, Math.max(0, (z + half) / cell));
  const column = Math.floor(gx);
  const row = Math.floor(gz);
  const at = row * size + column;
  const a = heights[at] as number;
  const b = heights[at + 1] as number;
  const c = heights[at + size] as number;
  const twist = (heights[at + size + 1] as number) - c - b + a;
  const east = (b - a + twist * (gz - row)) / cell;
  const south = (c - a + twist * (gx - column)) / cell;
  const length = Math.sqrt(1 + east * east + south * south);
  out[0] = -east / length;
  out[1] = 1 / length;
  out[2] = -south / length;
  return a + (b - a) * (gx - column) + (c - a) * (gz - row) + twist * (gx - column) * (gz - row);
}
