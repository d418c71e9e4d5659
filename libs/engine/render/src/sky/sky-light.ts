import type { Rgb } from '@diorama/world-model';

import type { SkyDome } from './sky.js';

const RINGS = 24;
const AROUND = 48;

/**
 * Irradiance from all directions but the sun's as nine spherical harmonics a channel: R. Ramamoorthi and P. Hanrahan,
 * "An Efficient Representation for Irradiance Environment Maps", 2001. The lower half is ground lit by sun and sky.
 */
export class SkyLight {
  /** 27 numbers: for each harmonic r, g, b, folded with the cosine lobe, divided by pi. */
  private readonly terms = new Float64Array(27);

  constructor(sky: Pick<SkyDome, 'radiance' | 'direct' | 'towardsLight'>, ground: Rgb) {
    const radiance = new Float64Array(3);
    const level: [number, number, number] = [0, 0, 0];
    const forEachDirection = (visit: (x: number, y: number, z: number, weight: number) => void): void => {
      for (let ring = 0; ring < RINGS; ring++) {
        const y = 1 - (2 * ring + 1) / RINGS;
        const flat = Math.sqrt(1 - y * y);
        for (let i = 0; i < AROUND; i++) {
          const angle = ((i + 0.5) / AROUND) * 2 * Math.PI;
          visit(flat * Math.cos(angle), y, flat * Math.sin(angle), (4 * Math.PI) / (RINGS * AROUND));
        }
      }
    };
    forEachDirection((x, y, z, weight) => {
      if (y <= 0) return;
      sky.radiance(x, y, z, 0.1, radiance);
      for (let c = 0; c < 3; c++) level[c] = (level[c] as number) + (radiance[c] as number) * y * weight;
      this.add(x, y, z, radiance, weight);
    });
    const height = Math.max(0, sky.towardsLight[1]);
    for (let c = 0; c < 3; c++)
      radiance[c] = ((ground[c] as number) * ((level[c] as number) + (sky.direct[c] as number) * height)) / Math.PI;
    forEachDirection((x, y, z, weight) => {
      if (y <= 0) this.add(x, y, z, radiance, weight);
    });
    this.foldCosine();
  }

  /** Writes the irradiance on a surface with this unit normal, divided by pi, into `out`; never negative. */
  irradiance(x: number, y: number, z: number, out: Float64Array): void {
    const { terms } = this;
    for (let c = 0; c < 3; c++) {
      const value =
        (terms[c] as number) +
        (terms[3 + c] as number) * y +
        (terms[6 + c] as number) * z +
        (terms[9 + c] as number) * x +
        (terms[12 + c] as number) * x * y +
        (terms[15 + c] as number) * y * z +
        (terms[18 + c] as number) * (3 * z * z - 1) +
        (terms[21 + c] as number) * x * z +
        (terms[24 + c] as number) * (x * x - y * y);
      out[c] = value > 0 ? value : 0;
    }
  }

  private add(x: number, y: number, z: number, radiance: Float64Array, weight: number): void {
    const harmonics = [1, y, z, x, x * y, y * z, 3 * z * z - 1, x * z, x * x - y * y];
    for (let k = 0; k < 9; k++)
      for (let c = 0; c < 3; c++)
        this.terms[3 * k + c] = (this.terms[3 * k + c] as number) + (harmonics[k] as number) * (radiance[c] as number) * weight;
  }

  /** Squares of the harmonics' norms, times the cosine lobe's factors pi, 2/3 pi and 1/4 pi, divided by pi. */
  private foldCosine(): void {
    const norms = [0.282095, 0.488603, 0.488603, 0.488603, 1.092548, 1.092548, 0.315392, 1.092548, 0.546274];
    norms.forEach((norm, k) => {
      const lobe = k === 0 ? 1 : k < 4 ? 2 / 3 : 1 / 4;
      for (let c = 0; c < 3; c++) this.terms[3 * k + c] = (this.terms[3 * k + c] as number) * norm * norm * lobe;
    });
  }
}
