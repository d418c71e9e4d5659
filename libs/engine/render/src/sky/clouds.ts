import { smoothstep } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

import { buildMips, sampleMips } from '../textures/mip-texture.js';
import type { MipTexture } from '../textures/mip-texture.js';
import { generatePeriodicFbm } from '../textures/tileable-noise.js';

interface CloudLight {
  readonly towardsLight: Vec3;
  /** Irradiance of sun or moon on the clouds. */
  readonly direct: Rgb;
  /** Radiance of the sky around them. */
  readonly ambient: Rgb;
  /** Whether they are a closed deck of high and low parts rather than single clouds. */
  readonly deck: boolean;
}

const TILE = 512;
/** Tile widths per unit of the layer, which hangs one unit above the viewer. */
const SCALE = 0.11;
const DETAIL = 4.3;
/** Lifts the layer's horizon so that it ends at a finite distance. */
const CURVATURE = 0.12;
/** Range of the noise from the rim of a cloud to its full density, and the same for a deck, which has no rims. */
const THICKNESS = 0.55;
const DECK_RIM = -0.75;
const DECK_THICKNESS = 1.5;

let tile: MipTexture | undefined;

/** One layer of cumulus on a dome, lit from one side and shading itself. Evaluated on directions, so it has no seam. */
export class CloudLayer {
  private readonly noise: MipTexture;
  private readonly threshold: number;
  private readonly thickness: number;
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
    tile ??= buildMips(generatePeriodicFbm(TILE, { seed: 0x636c6f75, period: 4, octaves: 7, gain: 0.52 }), TILE, 1);
    this.noise = tile;
    this.threshold = light.deck ? DECK_RIM : (0.5 - cover) * 1.5;
    this.thickness = light.deck ? DECK_THICKNESS : THICKNESS;
    this.shiftX = (seed & 0xffff) / 65536;
    this.shiftY = ((seed >>> 16) & 0xffff) / 65536;
    const [x, y, z] = light.towardsLight;
    const slant = 1 / (Math.max(0, y) + 0.35);
    this.stepX = x * slant * SCALE * 0.16;
    this.stepY = z * slant * SCALE * 0.16;
  }

  /**
   * Blends the clouds in a unit direction over the radiance in `out`, and answers the share of it that still shows;
   * `angle` is what a pixel spans, in radians.
   */
  blend(x: number, y: number, z: number, angle: number, out: Float64Array): number {
    if (y <= 0 || this.cover <= 0) return 1;
    const reach = 1 / (y + CURVATURE);
    const u = x * reach * SCALE + this.shiftX;
    const v = z * reach * SCALE + this.shiftY;
    const lod = Math.log2(angle * reach * Math.max(1, reach * 0.5) * SCALE * TILE + 1e-6);
    const density = this.density(u, v, lod);
    const shown = smoothstep(0.005, 0.14, y);
    if (density <= 0 || shown <= 0) return 1;

    let towards = 0;
    for (let i = 1; i <= 3; i++) towards += this.density(u + this.stepX * i, v + this.stepY * i, lod + 0.6 * i);
    const { direct, ambient, towardsLight, deck } = this.light;
    const cosine = x * towardsLight[0] + y * towardsLight[1] + z * towardsLight[2];
    // Thin rims pass the light on forwards: the silver lining.
    const rim = Math.exp(-2.2 * density) * (0.35 + 1.9 * Math.max(0, cosine) ** 10);
    const lit = (0.2 + 0.8 * Math.exp(-0.75 * towards)) * (0.21 + 0.1 * rim + 0.25 * rim * Math.max(0, cosine) ** 4);
    const skylit = deck ? 1.42 - 0.8 * density : 1.08 - 0.42 * density;
    const opacity = (1 - Math.exp(-4.5 * density)) * shown;
    for (let c = 0; c < 3; c++) {
      const color = (direct[c] as number) * lit + (ambient[c] as number) * skylit;
      out[c] = (out[c] as number) + (color - (out[c] as number)) * opacity;
    }
    return 1 - opacity;
  }

  private density(u: number, v: number, lod: number): number {
    sampleMips(this.noise, u, v, lod, this.texel);
    const coarse = this.texel[0] as number;
    // Far from the border of a cloud, detail would not show.
    if (coarse < this.threshold - 0.2) return 0;
    // Turned against the first lookup, so that the tile's period does not show.
    sampleMips(this.noise, (0.8 * u - 0.6 * v) * DETAIL, (0.6 * u + 0.8 * v) * DETAIL, lod + 2.1, this.texel);
    const value = coarse + 0.2 * (this.texel[0] as number);
    return smoothstep(this.threshold, this.threshold + this.thickness, value);
  }
}
