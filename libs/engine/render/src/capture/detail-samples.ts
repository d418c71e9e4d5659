import type { DetailSamples } from '@diorama/world-model';

/** Gathers samples, no more than `room`. */
export class DetailSampleList {
  private count = 0;
  private readonly pixels: Uint32Array;
  private readonly positions: Float32Array;
  private readonly colors: Float32Array;

  constructor(room: number) {
    this.pixels = new Uint32Array(room);
    this.positions = new Float32Array(3 * room);
    this.colors = new Float32Array(3 * room);
  }

  /** Adds the place that a ray reaches after `t` lengths. */
  add(pixel: number, ray: ArrayLike<number>, t: number, color: Float32Array): void {
    const i = this.count++;
    this.pixels[i] = pixel;
    for (let axis = 0; axis < 3; axis++) {
      this.positions[3 * i + axis] = (ray[axis] as number) + t * (ray[axis + 3] as number);
      this.colors[3 * i + axis] = color[axis] as number;
    }
  }

  finish(): DetailSamples {
    const { count } = this;
    return {
      count,
      pixels: this.pixels.subarray(0, count),
      positions: this.positions.subarray(0, 3 * count),
      colors: this.colors.subarray(0, 3 * count),
    };
  }
}
