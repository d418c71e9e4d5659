import { hashInteger } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

import { sampleMips } from '../textures/mip-texture.js';
import type { MipTexture } from '../textures/mip-texture.js';
import { CLOUD_STREAM, findCloudLevel, getCloudNoise } from './cloud-noise.js';
import type { CloudDeck } from './weathers.js';

interface CloudLight {
  readonly towardsLight: Vec3;
  /** Irradiance of sun or moon on the clouds. */
  readonly direct: Rgb;
  /** Radiance of the sky around them. */
  readonly ambient: Rgb;
  /** The closed deck that they are rather than single clouds; null for these. */
  readonly deck: CloudDeck | null;
}

/** Tile widths per unit of the layer, which hangs one unit above the viewer. */
const SCALE = 0.11;
const DETAIL = 4.3;
const DETAIL_SHARE = 0.2;
/** Lifts the layer's horizon so that it ends at a finite distance. */
const CURVATURE = 0.12;
/** Range of the noise from the rim of a cloud to its full density. */
const THICKNESS = 0.55;

/** Directions over which cloud cover is measured, the lowest of their y, the level of detail, and the angle from one to the next. */
const COVER_SAMPLES = 512;
const COVER_FLOOR = 0.15;
const COVER_LOD = 3;
const GOLDEN_ANGLE = 2.399963;

/** One layer of cumulus on a dome, lit from one side and shading itself. Evaluated on directions, so it has no seam. */
export class CloudLayer {
  private readonly noise: MipTexture;
  private readonly threshold: number;
  private readonly thickness: number;
  /** From (x, z) of the layer to the tile: a rotation, or a rotation of the mirrored layer, by `SCALE`. */
  private readonly uFromX: number;
  private readonly uFromZ: number;
  private readonly vFromX: number;
  private readonly vFromZ: number;
  private readonly shiftX: number;
  private readonly shiftY: number;
  private readonly stepX: number;
  private readonly stepY: number;
  private readonly texel = new Float64Array(1);

  constructor(
    seed: number,
    private readonly cover: number,
    private readonly light: CloudLight,
  ) {
    this.noise = getCloudNoise();
    this.thickness = light.deck === null ? THICKNESS : light.deck.range;
    const bits = hashInteger(seed, CLOUD_STREAM);
    const mirror = bits % 2 === 0 ? 1 : -1;
    const turn = ((bits >>> 1) / 2 ** 31) * 2 * Math.PI;
    this.uFromX = Math.cos(turn) * SCALE;
    this.uFromZ = -Math.sin(turn) * SCALE * mirror;
    this.vFromX = Math.sin(turn) * SCALE;
    this.vFromZ = Math.cos(turn) * SCALE * mirror;
    this.shiftX = hashInteger(seed, CLOUD_STREAM, 1) / 2 ** 32;
    this.shiftY = hashInteger(seed, CLOUD_STREAM, 2) / 2 ** 32;
    const [x, y, z] = light.towardsLight;
    this.threshold = light.deck === null ? this.thresholdFor(cover) : light.deck.rim;
    const step = 0.16 / (Math.max(0, y) + 0.35);
    this.stepX = (x * this.uFromX + z * this.uFromZ) * step;
    this.stepY = (x * this.vFromX + z * this.vFromZ) * step;
  }

  /**
   * Blends the clouds in a unit direction over the radiance in `out`, and returns the share of it that still shows;
   * `angle` is what a pixel spans, in radians.
   */
  blend(x: number, y: number, z: number, angle: number, out: Float64Array): number {
    if (y <= 0 || this.cover <= 0) return 1;
    const reach = 1 / (y + CURVATURE);
    const u = (x * this.uFromX + z * this.uFromZ) * reach + this.shiftX;
    const v = (x * this.vFromX + z * this.vFromZ) * reach + this.shiftY;
    const lod = findCloudLevel(angle, reach, SCALE);
    const density = this.density(u, v, lod);
    const shown = smoothstep(0.005, 0.14, y);
    if (density <= 0 || shown <= 0) return 1;

    let towards = 0;
    for (let i = 1; i <= 3; i++) towards += this.density(u + this.stepX * i, v + this.stepY * i, Math.round(lod + 0.6 * i));
    const { direct, ambient, towardsLight, deck } = this.light;
    const cosine = x * towardsLight[0] + y * towardsLight[1] + z * towardsLight[2];
    // Thin rims pass the light on forwards: the silver lining.
    const rim = Math.exp(-2.2 * density) * (0.35 + 1.9 * Math.max(0, cosine) ** 10);
    const lit = (0.2 + 0.8 * Math.exp(-0.75 * towards)) * (0.21 + 0.1 * rim + 0.25 * rim * Math.max(0, cosine) ** 4);
    const skylit = deck === null ? 1.08 - 0.42 * density : deck.thin + (deck.thick - deck.thin) * density;
    const opacity = (1 - Math.exp(-4.5 * density)) * shown;
    for (let c = 0; c < 3; c++) {
      const color = (direct[c] as number) * lit + (ambient[c] as number) * skylit;
      out[c] = (out[c] as number) + (color - (out[c] as number)) * opacity;
    }
    return 1 - opacity;
  }

  /** The noise level that this share of the sky above `COVER_FLOOR` exceeds, so that skies of all seeds are equally cloudy. */
  private thresholdFor(cover: number): number {
    const values = new Float64Array(COVER_SAMPLES);
    for (let i = 0; i < COVER_SAMPLES; i++) {
      const y = COVER_FLOOR + ((1 - COVER_FLOOR) * (i + 0.5)) / COVER_SAMPLES;
      const reach = Math.sqrt(1 - y * y) / (y + CURVATURE);
      const [x, z] = [reach * Math.cos(i * GOLDEN_ANGLE), reach * Math.sin(i * GOLDEN_ANGLE)];
      const u = x * this.uFromX + z * this.uFromZ + this.shiftX;
      const v = x * this.vFromX + z * this.vFromZ + this.shiftY;
      values[i] = this.coarse(u, v, COVER_LOD) + DETAIL_SHARE * this.detail(u, v, COVER_LOD);
    }
    return values.sort()[Math.min(COVER_SAMPLES - 1, Math.floor((1 - cover) * COVER_SAMPLES))] as number;
  }

  private density(u: number, v: number, lod: number): number {
    const coarse = this.coarse(u, v, lod);
    // Far from the border of a cloud, detail would not show.
    if (coarse < this.threshold - 0.2) return 0;
    return smoothstep(this.threshold, this.threshold + this.thickness, coarse + DETAIL_SHARE * this.detail(u, v, lod));
  }

  private coarse(u: number, v: number, lod: number): number {
    sampleMips(this.noise, u, v, lod, this.texel);
    return this.texel[0] as number;
  }

  /** Rotated against the coarse noise, so that the tile's period does not show. */
  private detail(u: number, v: number, lod: number): number {
    sampleMips(this.noise, (0.8 * u - 0.6 * v) * DETAIL, (0.6 * u + 0.8 * v) * DETAIL, lod + 2.1, this.texel);
    return this.texel[0] as number;
  }
}
