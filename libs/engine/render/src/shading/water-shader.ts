import { smoothstep } from '@diorama/world-model';
import type { Rgb, WaterSurface } from '@diorama/world-model';

import { Hit, createRay, SURFACE_SKY } from '../rays/ray.js';
import type { Ray } from '../rays/ray.js';
import type { SkyDome } from '../sky/sky.js';
import { computeLength, fifthPower } from '../surface/quick-math.js';
import { buildMips, sampleMips } from '../textures/mip-texture.js';
import type { MipTexture } from '../textures/mip-texture.js';
import { generatePeriodicFbm } from '../textures/tileable-noise.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import type { Shade } from './shade.js';

const TILE = 256;
/** Metres of one tile of ripples, and how much finer the second layer is. */
const RIPPLE_WIDTH = 7;
const FINER = 3.7;
/** Metres of one tile of the crust of a melt, and how much of the slopes its crust covers. */
const MELT_WIDTH = 26;
const MELT_CRUST = 0.9;
/** Share of the reflectance of water that the dull surface of a melt has. */
const MELT_GLOSS = 0.15;
/** Metres of one tile of the swell. */
const SWELL_WIDTH = 46;
/** Slopes of the waves between which crests break, and depths in metres in which waves run out on the shore. */
const BREAKING = [0.3, 0.62] as const;
const SHALLOWS = 0.34;
/** Metres of one tile of the pattern of foam. */
const FOAM_WIDTH = 3.1;
const FOAM_ALBEDO = 0.82;
const REFRACTION = 1 / 1.333;
const NORMAL_REFLECTANCE = 0.02;
/** Cosine of the angle to the sun beyond which its glitter is less than a millionth. */
const NO_GLITTER = 0.9;
/** Nothing shows through more water than this, metres. */
const DEEPEST = 40;

let ripples: MipTexture | undefined;

/** Water: a mirror by Fresnel's law (C. Schlick, 1994) over a bed seen through it, tilted by ripples. */
export class WaterShader {
  private readonly slopes: MipTexture;
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly slope = new Float64Array(2);
  private readonly long = new Float64Array(2);
  /** Metres of water under the place that was seen last. */
  private depth = Infinity;
  private readonly mirrored = new Float64Array(3);
  private readonly below = new Float64Array(3);

  constructor(
    private readonly water: WaterSurface,
    private readonly tracer: SceneTracer,
    private readonly sky: SkyDome,
    /** Radiance that deep water of albedo one would scatter back. */
    private readonly glow: Rgb,
  ) {
    ripples ??= bakeRipples();
    this.slopes = ripples;
  }

  /** Writes the radiance of the water met at distance `t`. `shade` shades solids; `lit` is the share of the sun there. */
  // eslint-disable-next-line max-params -- once a pixel of water
  radiance(ray: Ray, t: number, angle: number, lit: number, shade: Shade, out: Float64Array): void {
    const dx = ray[3] as number;
    const dy = ray[4] as number;
    const dz = ray[5] as number;
    const x = (ray[0] as number) + dx * t;
    const z = (ray[2] as number) + dz * t;
    const footprint = (t * angle) / Math.sqrt(Math.max(0.03, -dy));
    this.readSlope(x, z, footprint);
    const sx = this.slope[0] as number;
    const sz = this.slope[1] as number;
    const length = Math.sqrt(1 + sx * sx + sz * sz);
    const nx = -sx / length;
    const ny = 1 / length;
    const nz = -sz / length;
    const cosine = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const gloss = this.water.emission === undefined ? 1 : MELT_GLOSS;
    const reflectance = gloss * (NORMAL_REFLECTANCE + (1 - NORMAL_REFLECTANCE) * fifthPower(1 - cosine));

    this.aim(x, z, 0.01);
    this.ray[3] = dx + 2 * cosine * nx;
    this.ray[4] = Math.max(0.004, dy + 2 * cosine * ny);
    this.ray[5] = dz + 2 * cosine * nz;
    this.seeMirrored(t, angle, lit, shade);
    this.seeBelow({ dx, dy, dz, nx, ny, nz, cosine, x, z }, t * angle, shade);
    if (this.water.emission !== undefined) this.addGlow(this.water.emission, x, z, footprint);
    for (let c = 0; c < 3; c++) out[c] = (this.mirrored[c] as number) * reflectance + (this.below[c] as number) * (1 - reflectance);
    if (this.water.foam !== undefined) this.addFoam(this.water.foam, { x, z, sx, sz, footprint }, out);
  }

  /** Lays foam on steep crests, and in bands where the water is shallow, over the radiance in `out`. */
  private addFoam(foam: number, { x, z, sx, sz, footprint }: FoamPlace, out: Float64Array): void {
    const crests = smoothstep(BREAKING[0], BREAKING[1], Math.sqrt(sx * sx + sz * sz));
    const edge = SHALLOWS * (0.45 + 0.55 * foam);
    const shore = this.depth < edge ? 1 - this.depth / edge : 0;
    if (crests <= 0 && shore <= 0) return;
    const { slope } = this;
    sampleMips(this.slopes, x / FOAM_WIDTH, z / FOAM_WIDTH, Math.log2((footprint * TILE) / FOAM_WIDTH), slope);
    const lace = smoothstep(-0.5, 1, (slope[0] as number) + (slope[1] as number));
    // Two bands: where the wave runs out, and the one behind it.
    const bands = Math.max(smoothstep(0.72, 0.98, shore), 0.6 * smoothstep(0.25, 0, Math.abs(shore - 0.4)));
    const share = Math.min(0.9, foam * crests * (0.35 + 0.65 * lace) + Math.min(1, 1.6 * foam + 0.3) * bands * (0.3 + 0.7 * lace));
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - share) + FOAM_ALBEDO * (this.glow[c] as number) * share;
  }

  /** Adds the glow of a melt to what lies below: bright where its crust is broken. The slopes of wide and of narrow waves are the pattern. */
  private addGlow(emission: Rgb, x: number, z: number, footprint: number): void {
    const { slope, slopes, below } = this;
    const lod = Math.log2((footprint * TILE) / MELT_WIDTH);
    sampleMips(slopes, x / MELT_WIDTH, z / MELT_WIDTH, lod, slope);
    const wide = computeLength(slope[0] as number, slope[1] as number, 0);
    sampleMips(slopes, (z / MELT_WIDTH) * FINER, (x / MELT_WIDTH) * FINER, lod + Math.log2(FINER), slope);
    const narrow = computeLength(slope[0] as number, slope[1] as number, 0);
    const share = Math.min(1, Math.max(0.06, 1.25 - MELT_CRUST * (wide + 0.45 * narrow)));
    for (let c = 0; c < 3; c++) below[c] = (below[c] as number) + (emission[c] as number) * share * share;
  }

  private readSlope(x: number, z: number, footprint: number): void {
    const { slope, water } = this;
    const lod = Math.log2((footprint * TILE) / RIPPLE_WIDTH);
    sampleMips(this.slopes, x / RIPPLE_WIDTH, z / RIPPLE_WIDTH, lod, slope);
    const sx = slope[0] as number;
    const sz = slope[1] as number;
    // Turned, so that the two layers do not march together.
    const u = ((0.8 * x + 0.6 * z) * FINER) / RIPPLE_WIDTH;
    const v = ((0.8 * z - 0.6 * x) * FINER) / RIPPLE_WIDTH;
    sampleMips(this.slopes, u, v, lod + Math.log2(FINER), slope);
    const fu = slope[0] as number;
    const fv = slope[1] as number;
    slope[0] = (sx + 0.8 * (0.8 * fu - 0.6 * fv)) * water.ripple;
    slope[1] = (sz + 0.8 * (0.6 * fu + 0.8 * fv)) * water.ripple;
    if (water.swell !== undefined) this.addSwell(water.swell, x, z, footprint);
  }

  private addSwell(swell: number, x: number, z: number, footprint: number): void {
    const { slope, long } = this;
    sampleMips(this.slopes, x / SWELL_WIDTH, z / SWELL_WIDTH, Math.log2((footprint * TILE) / SWELL_WIDTH), long);
    const height = (swell * RIPPLE_WIDTH) / SWELL_WIDTH;
    for (let axis = 0; axis < 2; axis++) slope[axis] = (slope[axis] as number) + height * (long[axis] as number);
  }

  private seeMirrored(t: number, angle: number, lit: number, shade: Shade): void {
    const { ray, hit, mirrored, sky } = this;
    const x = ray[3] as number;
    const y = ray[4] as number;
    const z = ray[5] as number;
    const length = Math.sqrt(x * x + y * y + z * z);
    ray[3] = x / length;
    ray[4] = y / length;
    ray[5] = z / length;
    this.tracer.traceSolids(ray, hit, Infinity);
    if (hit.surface !== SURFACE_SKY) {
      shade(ray, hit, angle * (1 + t / Math.max(1, hit.t)), mirrored);
      return;
    }
    sky.radiance(ray[3], ray[4], ray[5], 4 * angle, mirrored);
    // The sun's glitter, spread by the ripples that are too fine to see.
    const [lx, ly, lz] = sky.towardsLight;
    const along = ray[3] * lx + ray[4] * ly + ray[5] * lz;
    if (along < NO_GLITTER) return;
    const glitter = lit * (3.5 * along ** 1200 + 0.35 * along ** 130);
    for (let c = 0; c < 3; c++) mirrored[c] = (mirrored[c] as number) + glitter * (sky.direct[c] as number);
  }

  private seeBelow(entry: Entry, footprint: number, shade: Shade): void {
    const { ray, hit, below, water } = this;
    const { dx, dy, dz, nx, ny, nz, cosine } = entry;
    const inner = Math.sqrt(1 - REFRACTION * REFRACTION * (1 - cosine * cosine));
    const bend = REFRACTION * cosine - inner;
    this.aim(entry.x, entry.z, -0.002);
    const rx = REFRACTION * dx + bend * nx;
    const ry = Math.min(-0.05, REFRACTION * dy + bend * ny);
    const rz = REFRACTION * dz + bend * nz;
    const length = Math.sqrt(rx * rx + ry * ry + rz * rz);
    ray[3] = rx / length;
    ray[4] = ry / length;
    ray[5] = rz / length;
    this.tracer.traceSolids(ray, hit, DEEPEST);
    const seen = hit.surface !== SURFACE_SKY;
    if (seen) shade(ray, hit, footprint / Math.max(0.3, hit.t), below);
    else below.fill(0);
    this.depth = seen ? hit.t * Math.abs(ray[4]) : Infinity;
    const path = seen ? hit.t * (1 + Math.abs(ray[4])) : Infinity;
    for (let c = 0; c < 3; c++) {
      const through = seen ? (water.clarity[c] as number) ** path : 0;
      below[c] = (below[c] as number) * through + (water.deep[c] as number) * (this.glow[c] as number) * (1 - through);
    }
  }

  private aim(x: number, z: number, lift: number): void {
    this.ray[0] = x;
    this.ray[1] = this.water.level + lift;
    this.ray[2] = z;
  }
}

/** A place on the water, the slope of its waves there, and the metres that a pixel spans. */
interface FoamPlace {
  readonly x: number;
  readonly z: number;
  readonly sx: number;
  readonly sz: number;
  readonly footprint: number;
}

/** Where and how a ray enters the water: its direction, the surface's normal and their cosine. */
interface Entry {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly cosine: number;
  readonly x: number;
  readonly z: number;
}

/** Slopes along x and z of waves one unit high. */
function bakeRipples(): MipTexture {
  const heights = generatePeriodicFbm(TILE, { seed: 0x77617665, period: 5, octaves: 5, gain: 0.48 });
  const texels = new Float32Array(2 * TILE * TILE);
  const mask = TILE - 1;
  const scale = TILE / (2 * RIPPLE_WIDTH);
  for (let j = 0; j < TILE; j++)
    for (let i = 0; i < TILE; i++) {
      const at = 2 * (j * TILE + i);
      texels[at] = scale * ((heights[j * TILE + ((i + 1) & mask)] as number) - (heights[j * TILE + ((i - 1) & mask)] as number));
      texels[at + 1] = scale * ((heights[((j + 1) & mask) * TILE + i] as number) - (heights[((j - 1) & mask) * TILE + i] as number));
    }
  return buildMips(texels, TILE, 2);
}
