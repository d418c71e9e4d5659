import { smoothstep } from '@diorama/world-model';
import type { Material, Pattern, Vec3 } from '@diorama/world-model';

import { Hit, createRay, SURFACE_SKY } from '../rays/ray.js';
import type { Ray } from '../rays/ray.js';
import type { SkyDome } from '../sky/sky.js';
import { fifthPower } from '../surface/quick-math.js';
import type { SurfacePoint } from '../surface/surface-point.js';
import { sampleMips } from '../textures/mip-texture.js';
import { getGrainTexture } from '../textures/patterns/pattern-set.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import type { Shade } from './shade.js';

/** More than the 0.02 of water: drops and wet stones glint where the film itself does not. */
const NORMAL_REFLECTANCE = 0.06;
/** Share of a mirror that a film of water on rough ground is; a puddle is a whole one. */
const FILM = 0.42;
/** Metres of one tile of the noise that says where puddles stand, and of a finer one that frays their rims. */
const PUDDLES = 9;
const RIMS = 2.3;
const TEXELS = 256;
/** Levels of the noise between which a puddle fills, and the upward parts of the normal between which ground is level enough. */
const FILLED = [0.16, 0.34] as const;
const LEVEL = [0.985, 0.997] as const;
/** How much water in the ground darkens it under a puddle. */
const DARKENING = 0.5;
/** Ground that faces up less than this sheds its water; and this share of what it mirrors does not show. */
const STEEPEST = 0.7;
const DULLEST = 0.03;
/** Share of the ground's bumps that a film follows, and the slope of the rings that drops make in puddles. */
const FILM_BUMPS = 0.12;
const RINGS = 0.012;
/** Rough ground blurs what it mirrors as if pixels were this much larger. */
const BLUR = 6;

/** Patterns of ground that drains, and is so rough that a film of water on it mirrors nothing. */
const ROUGH: readonly Pattern[] = ['grass', 'leaves', 'sand', 'snow', 'thatch', 'bark', 'fabric'];

/** Ground in the rain: a film of water that mirrors what lies low behind it, by Fresnel's law, and puddles where it is level. */
export class WetGround {
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly texel = new Float64Array(3);
  private readonly mirrored = new Float64Array(3);
  private readonly grain = getGrainTexture();
  /** Share of a mirror that a film on each material is. */
  private readonly films: readonly number[];

  constructor(
    materials: readonly Material[],
    private readonly tracer: SceneTracer,
    private readonly sky: SkyDome,
  ) {
    this.films = materials.map(({ pattern }) => (ROUGH.includes(pattern) ? 0 : FILM));
  }

  /** Lays water over the radiance `out` of a point that `ray` meets; `shade` shades what it mirrors. */
  // eslint-disable-next-line max-params -- once a pixel of ground
  wet(ray: Ray, t: number, angle: number, point: SurfacePoint, shade: Shade, out: Float64Array): void {
    if (point.thin || point.gy < STEEPEST) return;
    const film = this.films[point.material] as number;
    if (film <= 0) return;
    const puddle = this.puddleAt(point);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - DARKENING * puddle);
    const normal = this.normalAt(point, puddle);
    const cosine = -((ray[3] as number) * normal[0] + (ray[4] as number) * normal[1] + (ray[5] as number) * normal[2]);
    const grazing = Math.max(0.02, cosine);
    const straight = NORMAL_REFLECTANCE * (1 + puddle);
    const share = (film + (1 - film) * puddle) * (straight + (1 - straight) * fifthPower(1 - grazing)) - DULLEST;
    if (share <= 0) return;
    this.mirror(ray, point, normal, grazing);
    this.see(angle * (1 + BLUR * (1 - puddle)), t, shade);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - share) + (this.mirrored[c] as number) * share;
  }

  /** How much of a puddle stands at a point, 0 to 1. */
  private puddleAt(point: SurfacePoint): number {
    const level = smoothstep(LEVEL[0], LEVEL[1], point.gy);
    if (level <= 0) return 0;
    const { grain, texel } = this;
    sampleMips(grain, point.x / PUDDLES, point.z / PUDDLES, Math.log2((point.footprint * TEXELS) / PUDDLES) + 3, texel);
    const wide = texel[0] as number;
    sampleMips(grain, point.x / RIMS, point.z / RIMS, Math.log2((point.footprint * TEXELS) / RIMS) + 2, texel);
    return level * smoothstep(FILLED[0], FILLED[1], wide + 0.25 * (texel[0] as number));
  }

  private normalAt(point: SurfacePoint, puddle: number): Vec3 {
    const bumps = FILM_BUMPS * (1 - puddle);
    const x = point.gx + bumps * (point.nx - point.gx);
    const z = point.gz + bumps * (point.nz - point.gz);
    const ringsX = puddle * RINGS * (this.texel[1] as number);
    const ringsZ = puddle * RINGS * (this.texel[2] as number);
    const [nx, nz] = [x * (1 - puddle) + ringsX, z * (1 - puddle) + ringsZ];
    return [nx, Math.sqrt(Math.max(0.2, 1 - nx * nx - nz * nz)), nz];
  }

  private mirror(from: Ray, point: SurfacePoint, [nx, ny, nz]: Vec3, cosine: number): void {
    const { ray } = this;
    ray[0] = point.x;
    ray[1] = point.y + 0.02;
    ray[2] = point.z;
    const x = (from[3] as number) + 2 * cosine * nx;
    const y = Math.max(0.004, (from[4] as number) + 2 * cosine * ny);
    const z = (from[5] as number) + 2 * cosine * nz;
    const length = Math.sqrt(x * x + y * y + z * z);
    ray[3] = x / length;
    ray[4] = y / length;
    ray[5] = z / length;
  }

  /** Writes what the mirrored ray meets. */
  private see(angle: number, t: number, shade: Shade): void {
    const { ray, hit, mirrored } = this;
    this.tracer.traceSolids(ray, hit, Infinity);
    if (hit.surface === SURFACE_SKY) this.sky.radiance(ray[3] as number, ray[4] as number, ray[5] as number, 4 * angle, mirrored);
    else shade(ray, hit, angle * (1 + t / Math.max(1, hit.t)), mirrored);
  }
}
