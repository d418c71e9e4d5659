import { hashInteger } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { Rgb, Vec3 } from '@diorama/world-model';

import { sampleMips } from '../textures/mip-texture.js';
import { CLOUD_STREAM, findCloudLevel, getCloudNoise } from './cloud-noise.js';

/** Tile widths of the streaks across and along the wind per unit of the layer, which hangs one unit above the viewer; and of their fields. */
const ACROSS = 0.21;
const ALONG = 0.05;
const FIELD = 0.034;
/** How far, in tiles, the fields bend the streaks. */
const BEND = 0.07;
/** Lifts the horizon of the layer, so that it ends at a finite distance. */
const CURVATURE = 0.16;
const DENSEST = 0.36;
/** Share that they are thinner overhead, where one looks through them the shortest way. */
const OVERHEAD = 0.75;
/** Level of detail at which the fields are read: they are wider than pixels. */
const FIELD_LOD = 4;

/** Thin high clouds of ice in long streaks, in some skies many and in others none. Evaluated on directions, so they have no seam. */
export class CirrusLayer {
  private readonly noise = getCloudNoise();
  private readonly texel = new Float64Array(1);
  private readonly cosine: number;
  private readonly sine: number;
  private readonly shift: number;
  private readonly rim: number;

  constructor(
    seed: number,
    /** Irradiance of the sun or the moon on them, and radiance of the sky round them. */
    private readonly light: { readonly towardsLight: Vec3; readonly direct: Rgb; readonly ambient: Rgb },
  ) {
    const bits = hashInteger(seed, CLOUD_STREAM, 3);
    const turn = ((bits >>> 8) / 2 ** 24) * 2 * Math.PI;
    this.cosine = Math.cos(turn);
    this.sine = Math.sin(turn);
    this.shift = hashInteger(seed, CLOUD_STREAM, 4) / 2 ** 32;
    this.rim = 0.05 + 0.4 * ((bits & 0xff) / 255);
  }

  /** Blends the layer in a unit direction over the radiance in `out`, and returns the share of it that still shows. */
  blend(x: number, y: number, z: number, angle: number, out: Float64Array): number {
    if (y <= 0.015) return 1;
    const { texel, noise } = this;
    const reach = 1 / (y + CURVATURE);
    const along = (x * this.cosine + z * this.sine) * reach;
    const across = (z * this.cosine - x * this.sine) * reach;
    sampleMips(noise, along * FIELD + this.shift, across * FIELD + 0.37, FIELD_LOD, texel);
    const field = texel[0] as number;
    const amount = smoothstep(this.rim, this.rim + 0.5, field);
    if (amount <= 0) return 1;
    const lod = Math.round(findCloudLevel(angle, reach, ACROSS));
    sampleMips(noise, along * ALONG + this.shift, across * ACROSS + BEND * field + 0.6 * this.shift, lod, texel);
    const density = amount * smoothstep(-0.1, 0.8, texel[0] as number);
    const opacity = DENSEST * density * smoothstep(0.015, 0.2, y) * (1 - OVERHEAD * y * y);
    if (opacity <= 0) return 1;
    const { direct, ambient, towardsLight } = this.light;
    const cosine = x * towardsLight[0] + y * towardsLight[1] + z * towardsLight[2];
    // Crystals of ice scatter forwards.
    const lit = 0.085 + 0.14 * Math.max(0, cosine) ** 8;
    for (let c = 0; c < 3; c++) {
      const color = (direct[c] as number) * lit + 0.8 * (ambient[c] as number);
      out[c] = (out[c] as number) + (color - (out[c] as number)) * opacity;
    }
    return 1 - opacity;
  }
}
