import type { EdgeSamples } from '@diorama/world-model';

import type { SurfacePoint } from '../surface/surface-point.js';

const FIRST_ROOM = 1 << 10;

/** Gathers samples of rows from the last to the first, in a list that grows. */
export class EdgeSampleList {
  private count = 0;
  /** Where each row begins. */
  private readonly rows: number[] = [];
  private pixels = new Uint32Array(FIRST_ROOM);
  private surface = new Uint32Array(FIRST_ROOM);
  private positions = new Float32Array(3 * FIRST_ROOM);
  private normals = new Float32Array(3 * FIRST_ROOM);
  private colors = new Float32Array(3 * FIRST_ROOM);

  /** Begins a row, above those before. */
  startRow(): void {
    this.rows.push(this.count);
  }

  /** Adds a sample; those of a row come in ascending order of pixels. */
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

  /** The samples in ascending order of pixels. */
  finish(): EdgeSamples {
    const { count } = this;
    const inOrder = <Values extends Uint32Array | Float32Array>(values: Values, sorted: Values, size: number): Values => {
      let to = 0;
      for (let row = this.rows.length - 1; row >= 0; row--) {
        const [from, end] = [size * (this.rows[row] as number), size * (this.rows[row + 1] ?? count)];
        sorted.set(values.subarray(from, end), to);
        to += end - from;
      }
      return sorted;
    };
    return {
      count,
      pixels: inOrder(this.pixels, new Uint32Array(count), 1),
      surface: inOrder(this.surface, new Uint32Array(count), 1),
      positions: inOrder(this.positions, new Float32Array(3 * count), 3),
      normals: inOrder(this.normals, new Float32Array(3 * count), 3),
      colors: inOrder(this.colors, new Float32Array(3 * count), 3),
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
