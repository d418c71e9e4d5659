import { DEPTH_WINDOW } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { DepthWindow } from './depth-windows.js';

/** Input of the job `show-windows`. */
export interface ShowWindowsInput {
  readonly panorama: Raster;
  /** Metres where the surfaces are known already, NaN elsewhere; null where none is. One value a pixel. */
  readonly known: Float32Array | null;
  readonly windows: readonly DepthWindow[];
}

/** Metres; networks measure neither nearer nor further. */
export const DEPTH_RANGE = { min: 0.3, max: 150 } as const;
const { width: WIDTH, height: HEIGHT, channels: CHANNELS } = DEPTH_WINDOW;
const PIXELS = WIDTH * HEIGHT;
const COLORS = 3;

/** The input of a depth network for each window of a panorama; see `EstimateDepth`. */
export function showWindows({ windows, ...input }: ShowWindowsInput): Float32Array[] {
  return windows.map((window) => showWindow(window, input));
}

function showWindow(window: DepthWindow, { panorama, known }: Omit<ShowWindowsInput, 'windows'>): Float32Array {
  const input = new Float32Array(CHANNELS * PIXELS);
  const { width, height } = panorama;
  const perPixel = (2 * Math.PI) / width;
  const finer = Math.max(1, Math.round(window.step / perPixel));
  const color = new Float64Array(COLORS);
  for (let row = 0; row < HEIGHT; row++) {
    const elevation = window.elevation - (row + 0.5 - HEIGHT / 2) * window.step;
    const sine = Math.sin(elevation);
    const ground = Math.log(Math.min(DEPTH_RANGE.max, Math.max(DEPTH_RANGE.min, EYE_HEIGHT / Math.max(-sine, 1e-6))));
    for (let column = 0; column < WIDTH; column++) {
      const at = row * WIDTH + column;
      const azimuth = window.azimuth + (column + 0.5 - WIDTH / 2) * window.step;
      const [x, y] = [(azimuth + Math.PI) / perPixel - 0.5, (Math.PI / 2 - elevation) / perPixel - 0.5];
      input[4 * PIXELS + at] = sine;
      input[5 * PIXELS + at] = ground;
      const [nearX, nearY] = [((Math.round(x) % width) + width) % width, Math.round(y)];
      if (nearY < 0 || nearY >= height || !Number.isNaN(known?.[nearY * width + nearX] ?? NaN)) continue;
      input[3 * PIXELS + at] = 1;
      averageColor(panorama, { x, y, size: window.step / perPixel, finer }, color);
      for (let channel = 0; channel < COLORS; channel++) input[channel * PIXELS + at] = color[channel] as number;
    }
  }
  return input;
}

interface Patch {
  readonly x: number;
  readonly y: number;
  /** Pixels across the patch, and samples across it. */
  readonly size: number;
  readonly finer: number;
}

/** The mean of bilinear samples of a patch, 0 to 1. */
function averageColor({ width, height, data }: Raster, { x, y, size, finer }: Patch, out: Float64Array): void {
  out.fill(0);
  const share = 1 / (255 * finer * finer);
  for (let i = 0; i < finer * finer; i++) {
    const column = x + (((i % finer) + 0.5) / finer - 0.5) * size;
    const row = Math.min(height - 1.001, Math.max(0, y + ((Math.floor(i / finer) + 0.5) / finer - 0.5) * size));
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [u, v] = [column - left, row - top];
    const [first, second] = [((left % width) + width) % width, (((left + 1) % width) + width) % width];
    for (let channel = 0; channel < COLORS; channel++) {
      const read = (r: number, c: number): number => data[COLORS * (r * width + c) + channel] as number;
      const value =
        (1 - v) * ((1 - u) * read(top, first) + u * read(top, second)) + v * ((1 - u) * read(top + 1, first) + u * read(top + 1, second));
      out[channel] = (out[channel] as number) + share * value;
    }
  }
}
