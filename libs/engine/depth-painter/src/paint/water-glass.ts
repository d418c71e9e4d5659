import { getGrainTexture, sampleMips } from '@diorama/render';
import type { SkyDome } from '@diorama/render';
import type { Rgb } from '@diorama/world-model';

/** A ray that meets level water. */
interface WaterRay {
  /** Unit direction. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Metres to the water. */
  readonly t: number;
  /** What a pixel spans, radians. */
  readonly angle: number;
  /** Share of the sun that reaches it. */
  readonly lit: number;
}

/** Metres of the two sizes of waves, and how steep they are. */
const WAVES = [
  [9, 1],
  [2.3, 0.7],
] as const;
const STEEPNESS = 0.35;
/** Reflectance of water seen straight on. */
const STRAIGHT = 0.02;

/** Level water that shows the sky: C. Schlick's approximation of Fresnel's reflectance, 1994, over the colour of the depths. */
export class WaterReflection {
  private readonly noise = getGrainTexture();
  private readonly texel = new Float64Array(3);

  constructor(
    private readonly sky: SkyDome,
    private readonly deep: Rgb,
    private readonly levelLight: Rgb,
  ) {}

  /** Writes the radiance along the ray into `out`. */
  radiance({ x, y, z, t, angle, lit }: WaterRay, out: Float64Array): void {
    const { texel } = this;
    const footprint = (t * angle) / Math.sqrt(Math.max(0.01, -y));
    let nx = 0;
    let nz = 0;
    for (const [metres, share] of WAVES) {
      sampleMips(this.noise, (x * t) / metres, (z * t) / metres, Math.log2((footprint * 256) / metres), texel);
      nx -= STEEPNESS * share * (texel[1] as number);
      nz -= STEEPNESS * share * (texel[2] as number);
    }
    const length = Math.sqrt(1 + nx * nx + nz * nz);
    const ny = 1 / length;
    nx /= length;
    nz /= length;
    const facing = Math.max(0, -(x * nx + y * ny + z * nz));
    const reflectance = STRAIGHT + (1 - STRAIGHT) * (1 - facing) ** 5;
    const rx = x + 2 * facing * nx;
    const ry = Math.max(0.02, y + 2 * facing * ny);
    const rz = z + 2 * facing * nz;
    const unit = Math.sqrt(rx * rx + ry * ry + rz * rz);
    this.sky.radiance(rx / unit, ry / unit, rz / unit, angle * 3, out);
    const body = 0.45 + 0.55 * lit;
    for (let c = 0; c < 3; c++)
      out[c] = (out[c] as number) * reflectance + (this.deep[c] as number) * (this.levelLight[c] as number) * body * (1 - reflectance);
  }
}
