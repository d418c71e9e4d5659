import { hashInteger } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

import { sampleMips } from '../textures/mip-texture.js';
import { findCloudLevel, getCloudNoise } from './cloud-noise.js';

const STREAM = 0x6175726f;
/** Radiance of a curtain at its foot and at its top, per step of the ray within it. */
const FOOT: Rgb = [0.006, 0.062, 0.027];
const TOP: Rgb = [0.024, 0.006, 0.032];
/** Steps of a ray from the feet of the curtains up to their tops, which are this much higher. */
const STEPS = 12;
const HEIGHT = 0.9;
/** Tile widths per unit of the height of the feet: of the curtains' folds, and of the rays in them. */
const FOLDS = 0.045;
const RAYS = 0.75;
/** How far from a zero of the noise a curtain is seen. */
const THICKNESS = 0.055;
/** Lifts the horizon of the curtains, so that they end at a finite distance. */
const CURVATURE = 0.09;

/** Curtains of polar light: upright sheets over the winding lines where a noise is zero, green at the foot and violet at the top. */
export class Aurora {
  private readonly noise = getCloudNoise();
  private readonly texel = new Float64Array(1);
  private readonly shiftU: number;
  private readonly shiftV: number;

  constructor(seed: number) {
    this.shiftU = hashInteger(seed, STREAM) / 2 ** 32;
    this.shiftV = hashInteger(seed, STREAM, 1) / 2 ** 32;
  }

  /** Adds their radiance in a unit direction; `angle` is what a pixel spans, in radians. */
  add(x: number, y: number, z: number, angle: number, out: Float64Array): void {
    if (y <= 0.02) return;
    const reach = 1 / (y + CURVATURE);
    // They stand in front of the viewer more than behind.
    const shown = smoothstep(0.02, 0.16, y) * smoothstep(1.1, -0.5, z);
    const lod = Math.round(findCloudLevel(angle, reach, FOLDS));
    for (let step = 0; step < STEPS; step++) {
      const share = (step + 0.5) / STEPS;
      const far = reach * (1 + HEIGHT * share);
      const [u, v] = [x * far * FOLDS + this.shiftU, z * far * FOLDS * 1.7 + this.shiftV];
      const fold = this.read(u, v, Math.max(1, lod)) / THICKNESS;
      if (fold * fold > 9) continue;
      const ray = 0.65 + 0.7 * this.read(u * (RAYS / FOLDS), v * (RAYS / FOLDS), Math.max(0, lod + 3));
      const light =
        shown * Math.max(0.1, ray) * Math.exp(-fold * fold) * (1 - share) * smoothstep(0, 0.12, share) * (1.6 / (1 + 0.3 * reach));
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + light * ((FOOT[c] as number) * (1 - share) + (TOP[c] as number) * share);
    }
  }

  private read(u: number, v: number, lod: number): number {
    sampleMips(this.noise, u, v, lod, this.texel);
    return this.texel[0] as number;
  }
}
