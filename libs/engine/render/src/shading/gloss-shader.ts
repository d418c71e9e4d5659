import type { Gloss, Material, Vec3 } from '@diorama/world-model';

import { Hit, createRay, SURFACE_SKY } from '../rays/ray.js';
import type { Ray } from '../rays/ray.js';
import type { SkyDome } from '../sky/sky.js';
import { fifthPower } from '../surface/quick-math.js';
import type { SurfacePoint } from '../surface/surface-point.js';
import type { SceneTracer } from '../tracing/scene-trace.js';
import type { Shade } from './shade.js';

/** A surface that mirrors less than this share shows no reflection, and no ray is traced for it; others show that much less. */
const DULLEST = 0.04;
/** How much larger than a pixel a mirrored spot is, for each unit of roughness. */
const BLUR = 24;
/** Brightness of the sun's glint on a mirror, and how narrow it is on a smooth and on a rough surface. */
const GLINT = 2.2;
const NARROW = 900;
const WIDE = 24;
/** Metres by which a mirrored ray starts before the surface. */
const LIFT = 0.004;

/** The ray that sees a glossy surface, and the sun there. */
interface Sight {
  readonly ray: Ray;
  /** Metres. */
  readonly t: number;
  /** Radians that a pixel spans. */
  readonly angle: number;
  /** Whether the point is in the sun. */
  readonly isSunny: boolean;
}

/** Smooth surfaces: one mirrored ray by Fresnel's law (C. Schlick, 1994), and the glint of the sun. */
export class GlossShader {
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly mirrored = new Float64Array(3);
  private readonly tint = new Float64Array(3);
  private readonly glosses: readonly (Gloss | undefined)[];

  constructor(
    materials: readonly Material[],
    private readonly tracer: SceneTracer,
    private readonly sky: SkyDome,
  ) {
    this.glosses = materials.map(({ gloss }) => gloss);
  }

  /** Whether a material, by number, mirrors. */
  isGlossy(material: number): boolean {
    return this.glosses[material] !== undefined;
  }

  /** Lays what a glossy point mirrors over its radiance `out`; `shade` shades that, and may overwrite `point`. */
  polish(sight: Sight, point: SurfacePoint, shade: Shade, out: Float64Array): void {
    const gloss = this.glosses[point.material];
    if (gloss === undefined) return;
    const { ray } = sight;
    const normal: Vec3 = [point.nx, point.ny, point.nz];
    const cosine = -((ray[3] as number) * normal[0] + (ray[4] as number) * normal[1] + (ray[5] as number) * normal[2]);
    if (cosine <= 0.01) return;
    const grazing = Math.max(gloss.straight, 1 - gloss.roughness);
    const share = gloss.straight + (grazing - gloss.straight) * fifthPower(1 - cosine) - DULLEST;
    if (share <= 0 || !this.mirror(ray, point, normal, cosine)) return;
    for (let c = 0; c < 3; c++) this.tint[c] = gloss.isTinted ? (point.albedo[c] as number) : 1;
    this.see(sight, gloss, shade);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (1 - share) + (this.mirrored[c] as number) * (this.tint[c] as number) * share;
  }

  /** Aims the mirrored ray; false where it would go into the surface. */
  private mirror(from: Ray, point: SurfacePoint, [nx, ny, nz]: Vec3, cosine: number): boolean {
    const { ray } = this;
    const x = (from[3] as number) + 2 * cosine * nx;
    const y = (from[4] as number) + 2 * cosine * ny;
    const z = (from[5] as number) + 2 * cosine * nz;
    if (x * point.gx + y * point.gy + z * point.gz <= 0) return false;
    const length = Math.sqrt(x * x + y * y + z * z);
    const lift = LIFT + 0.02 * point.footprint;
    ray[0] = point.x + lift * point.gx;
    ray[1] = point.y + lift * point.gy;
    ray[2] = point.z + lift * point.gz;
    ray[3] = x / length;
    ray[4] = y / length;
    ray[5] = z / length;
    return true;
  }

  /** Writes what the mirrored ray meets. */
  private see({ t, angle, isSunny }: Sight, { roughness }: Gloss, shade: Shade): void {
    const { ray, hit, mirrored, sky, tracer } = this;
    const [x, y, z] = [ray[3] as number, ray[4] as number, ray[5] as number];
    const wide = angle * (1 + BLUR * roughness);
    tracer.traceSolids(ray, hit, Infinity);
    if (hit.surface === SURFACE_SKY) sky.radiance(x, Math.max(0.004, y), z, 4 * wide, mirrored);
    else shade(ray, hit, wide * (1 + t / Math.max(0.1, hit.t)), mirrored);
    if (!isSunny) return;
    const [lx, ly, lz] = sky.towardsLight;
    const along = Math.max(0, x * lx + y * ly + z * lz);
    const glint = GLINT * (1 - roughness) * along ** (WIDE + (NARROW - WIDE) * (1 - roughness) ** 3);
    for (let c = 0; c < 3; c++) mirrored[c] = (mirrored[c] as number) + glint * (sky.direct[c] as number);
  }
}
