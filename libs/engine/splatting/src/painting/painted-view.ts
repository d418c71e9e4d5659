import { directionToPixel } from '@diorama/pano';
import type { Raster } from '@diorama/raster';

/** A capture from the origin and the colours that a painting gives its pixels. Arrays are shared between jobs, and no job writes to them. */
export interface PaintedView {
  /** The rendering, and the painting in the same size. */
  readonly rendered: Raster;
  readonly painting: Raster;
  /** Metres along the ray, one a pixel; Infinity for sky. */
  readonly distance: Float32Array;
  /** Which surface each pixel shows, as in `Capture`. */
  readonly surface: Uint32Array;
}

/** A splat is visible in a pixel of its surface whose distance differs by less than this share of it. */
const DISTANCE_TOLERANCE = 0.03;

/** Reads the painting at places of the world. */
export class PaintingReader {
  private readonly pixel = new Float64Array(2);
  private readonly width: number;
  private readonly height: number;

  constructor(private readonly view: PaintedView) {
    this.width = view.painting.width;
    this.height = view.painting.height;
  }

  /**
   * Writes the painted colour of a place on a surface, sRGB-encoded, 0 to 1: the mean of those of the four pixels around it that show the
   * place, weighted as bilinear interpolation does.
   *
   * @returns false where no pixel shows it
   */
  read(surface: number, [x, y, z]: readonly [number, number, number], out: Float32Array): boolean {
    const { pixel, width, height, view } = this;
    const metres = Math.hypot(x, y, z);
    directionToPixel(width, x, y, z, pixel);
    const [left, top] = [Math.floor(pixel[0] as number), Math.floor(pixel[1] as number)];
    const [alongX, alongY] = [(pixel[0] as number) - left, (pixel[1] as number) - top];
    let total = 0;
    out.fill(0);
    for (let corner = 0; corner < 4; corner++) {
      const row = Math.min(height - 1, Math.max(0, top + (corner >> 1)));
      const column = (left + (corner & 1) + width) % width;
      const at = row * width + column;
      if (view.surface[at] !== surface || Math.abs((view.distance[at] as number) - metres) > DISTANCE_TOLERANCE * metres) continue;
      const weight = ((corner & 1) === 1 ? alongX : 1 - alongX) * (corner >> 1 === 1 ? alongY : 1 - alongY);
      for (let channel = 0; channel < 3; channel++)
        out[channel] = (out[channel] as number) + (weight * (view.painting.data[3 * at + channel] as number)) / 255;
      total += weight;
    }
    if (total < LEAST_WEIGHT) return false;
    for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] as number) / total;
    return true;
  }
}

const LEAST_WEIGHT = 1e-3;
