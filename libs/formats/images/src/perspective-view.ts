import type { Raster } from '@diorama/raster';
import { directionToPixel, sampleBilinear } from '@diorama/pano';

interface PerspectiveView {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Radians, below pi. */
  readonly horizontalFieldOfView: number;
  /** Degrees clockwise from the centre column; 0 by default. */
  readonly heading?: number;
}

/** What a camera with square pixels sees from the centre of a panorama of 2:1 in the direction of its heading, level with the horizon. */
export function renderPerspectiveView(panorama: Raster, { width, height, horizontalFieldOfView, heading = 0 }: PerspectiveView): Raster {
  const source = { ...panorama, data: Float32Array.from(panorama.data), channels: 3 };
  const focalLength = width / 2 / Math.tan(horizontalFieldOfView / 2); // in pixels
  const [cosine, sine] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
  const data = new Uint8Array(width * height * 3);
  const place = new Float64Array(2);
  const color = new Float64Array(3);
  for (let row = 0; row < height; row++) {
    const up = height / 2 - row - 0.5;
    for (let column = 0; column < width; column++) {
      const right = column + 0.5 - width / 2;
      directionToPixel(panorama.width, right * cosine + focalLength * sine, up, right * sine - focalLength * cosine, place);
      sampleBilinear(source, place[0] as number, place[1] as number, color);
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.round(color[channel] as number);
    }
  }
  return { width, height, data };
}
