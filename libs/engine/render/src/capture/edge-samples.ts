import type { EdgeSamples } from '@diorama/world-model';

import type { SurfacePoint } from '../surface/surface-point.js';

const FIRST_ROOM = 1 << 10;

/** Gathers samples; there is no telling how many there will be. */
export class EdgeSampleList {
  private count = 0;
  private pixels = new Uint32Array(FIRST_ROOM);
  private surface = new Uint32Array(FIRST_ROOM);
  private positions = new Float32Array(3 * FIRST_ROOM);
  private normals = new Float32Array(3 * FIRST_ROOM);
  private colors = new Float32Array(3 * FIRST_ROOM);

  add(pixel: number, surface: number, point: SurfacePoint, color: Float32Array): void {
    if (this.count === this.pixels.length) this.grow();
    const i = this.count++;
    this.pixels[i] = pixel;
    this.surface[i] = surface;
    this.positions[3 * i] = point.x;
    this.positions[3 * i + 1] = point.y;
    this.positions[3 * i + 2] = point.z;
    this.normals[3 * i] = point.gx;
    this.normals[3 * i + 1] = point.gy;
    this.normals[3 * i + 2] = point.gz;
    for (let c = 0; c < 3; c++) this.colors[3 * i + c] = color[c] as number;
  }

  finish(): EdgeSamples {
    const { count } = this;
    return {
      count,
      pixels: this.pixels.subarray(0, count),
      surface: this.surface.subarray(0, count),
      positions: this.positions.subarray(0, 3 * count),
      normals: this.normals.subarray(0, 3 * count),
      colors: this.colors.subarray(0, 3 * count),
    };
  }

  private grow(): void {
    this.pixels = doubled(this.pixels, Uint32Array);
    this.surface = doubled(this.surface, Uint32Array);
    this.positions = doubled(this.positions, Float32Array);
    this.normals = doubled(this.normals, Float32Array);
    this.colors = doubled(this.colors, Float32Array);
  }
}

function doubled<Values extends Uint32Array | Float32Array>(values: Values, Kind: new (length: number) => Values): Values {
  const more = new Kind(2 * values.length);
  more.set(values);
  return more;
}
