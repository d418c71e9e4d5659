import { NO_CLASS, SURFACE_CLASSES } from './surface-classes.js';

/** Columns of a panorama that share their statistics: so many sectors all around. */
export const SECTORS = 48;
/** Weight, sums and sums of squares of the three channels. */
const VALUES = 7;

/** Mean and deviation of the three channels of a class in a direction. */
export interface ColorMoments {
  /** Solid angle that they are of, in pixels at the horizon; 0 where nothing is known. */
  readonly weight: number;
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** Statistics of colours by class and sector of the panorama. */
export class ColorStatistics {
  private readonly sums = new Float64Array(SURFACE_CLASSES.length * SECTORS * VALUES);

  /** Adds each pixel of a panorama by its class, weighted by its solid angle. */
  add(lab: Float32Array, classes: Uint8Array, width: number): void {
    const height = width / 2;
    for (let row = 0; row < height; row++) {
      const weight = Math.sin((Math.PI * (row + 0.5)) / height);
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        const kind = classes[at] as number;
        if (kind === NO_CLASS) continue;
        const to = (kind * SECTORS + Math.floor((column * SECTORS) / width)) * VALUES;
        this.sums[to] = (this.sums[to] as number) + weight;
        for (let c = 0; c < 3; c++) {
          const value = lab[3 * at + c] as number;
          this.sums[to + 1 + c] = (this.sums[to + 1 + c] as number) + weight * value;
          this.sums[to + 4 + c] = (this.sums[to + 4 + c] as number) + weight * value * value;
        }
      }
    }
  }

  /** Moments of a class seen from a sector: those near it count most, by `reach` sectors, and all others a little. */
  around(kind: number, sector: number, reach: number, floor: number): ColorMoments {
    const total = new Float64Array(VALUES);
    let own = 0;
    for (let other = 0; other < SECTORS; other++) {
      const apart = Math.min((other - sector + SECTORS) % SECTORS, (sector - other + SECTORS) % SECTORS);
      const share = Math.exp(-((apart / reach) ** 2) / 2) + floor;
      const from = (kind * SECTORS + other) * VALUES;
      own += this.sums[from] as number;
      for (let k = 0; k < VALUES; k++) total[k] = (total[k] as number) + share * (this.sums[from + k] as number);
    }
    return momentsOf(total, own);
  }

  /** Moments of a class all around. */
  all(kind: number): ColorMoments {
    return this.around(kind, 0, 1, 1e6);
  }
}

function momentsOf(total: Float64Array, weight: number): ColorMoments {
  const share = Math.max(1e-9, total[0] as number);
  const mean = [1, 2, 3].map((k) => (total[k] as number) / share) as [number, number, number];
  const deviation = mean.map((value, c) => Math.sqrt(Math.max(0, (total[4 + c] as number) / share - value * value)));
  return { weight, mean, deviation: deviation as [number, number, number] };
}
