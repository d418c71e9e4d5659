import { sampleBlueNoise } from '@diorama/random';
import type { Raster } from '@diorama/raster';
import { computeLuminance } from '@diorama/world-model';
import type { RowRange } from '@diorama/world-model';

import type { SurveyMaps } from '../survey/survey.js';
import { computeColumnOffset, NETWORK_HEIGHT, NETWORK_WIDTH, NETWORK_PIXELS } from './network-frame.js';

/** What a network answers about a painting it was shown: for each of its pixels how each colour is to be changed. */
export interface RetouchResult {
  /** (3, 64, 128): factors on red, green and blue in sRGB. */
  readonly gain: Float32Array;
  /** (3, 64, 128): what is added to them afterwards, of 1. */
  readonly bias: Float32Array;
}

export interface RetouchRowsInput {
  /** Over shared memory, as all else is that it goes with. */
  readonly painting: Raster;
  readonly survey: SurveyMaps;
  readonly retouch: RetouchResult;
  /** 1/metres of the network's pixels. */
  readonly inverse: Float32Array;
  /** Only how bright a colour is may change: the prompt says what things look like. */
  readonly keepsHues: boolean;
  readonly rows: RowRange;
}

/** Share by which inverse distances differ at which a neighbour counts half. */
const ALIKE = 0.06;
/** What neighbours of other surfaces count where there is no other. */
const UNLIKE = 1e-4;
/** Added to how bright colours are before they are compared: black has no hue to keep. */
const DARK = 0.02;

/**
 * Changes some rows of a painting as a network answered, three bytes a pixel. Its answers are interpolated between pixels of one
 * surface only, after J. Kopf et al., "Joint Bilateral Upsampling", 2007: light stays on what it falls on. The sky stays as it was
 * painted: it is the one that renderings have, or the prompt's own, and networks make it worse.
 */
export function retouchRows({ painting, survey, retouch, inverse, keepsHues, rows }: RetouchRowsInput): Uint8Array {
  const { width, data } = painting;
  const first = computeColumnOffset(survey, width);
  const { field } = survey;
  const bytes = new Uint8Array(3 * width * (rows.end - rows.start));
  const near = new Neighbours(inverse, width);
  const [before, after] = [new Float64Array(3), new Float64Array(3)];
  for (let row = rows.start; row < rows.end; row++) {
    const line = Math.floor(((row + 0.5) * field.width) / width) * field.width;
    near.toRow(row);
    for (let column = 0; column < width; column++) {
      const value = field.inverse[line + Math.floor(((column + 0.5) * field.width) / width)] as number;
      const from = 3 * (row * width + column);
      const to = from - 3 * width * rows.start;
      if (value === 0) {
        for (let c = 0; c < 3; c++) bytes[to + c] = data[from + c] as number;
        continue;
      }
      near.toColumn((column + width - first) % width, value);
      for (let c = 0; c < 3; c++) {
        const own = (data[from + c] as number) / 255;
        before[c] = own;
        after[c] = near.mean(retouch.gain, c) * own + near.mean(retouch.bias, c);
      }
      if (keepsHues) keepHue(before, after);
      for (let c = 0; c < 3; c++) {
        const level = 255 * (after[c] as number) + sampleBlueNoise(column + 23 * c, row + 41 * c);
        bytes[to + c] = Math.min(255, Math.max(0, Math.floor(level)));
      }
    }
  }
  return bytes;
}

/** Gives the colour before the brightness of that after. */
function keepHue(before: Float64Array, after: Float64Array): void {
  const bright = (color: Float64Array): number => computeLuminance(color[0] as number, color[1] as number, color[2] as number);
  const share = (Math.max(0, bright(after)) + DARK) / (bright(before) + DARK);
  for (let c = 0; c < 3; c++) after[c] = (before[c] as number) * share;
}

/** The four of the network's pixels around one of the painting's, and what each counts. */
class Neighbours {
  private readonly at = new Int32Array(4);
  private readonly weights = new Float64Array(4);
  private readonly scale: number;
  private upper = 0;
  private lower = 0;
  private down = 0;

  constructor(
    private readonly inverse: Float32Array,
    width: number,
  ) {
    this.scale = NETWORK_WIDTH / width;
  }

  toRow(row: number): void {
    const y = (row + 0.5) * this.scale - 0.5;
    const above = Math.floor(y);
    this.down = y - above;
    this.upper = Math.max(0, above) * NETWORK_WIDTH;
    this.lower = Math.min(NETWORK_HEIGHT - 1, above + 1) * NETWORK_WIDTH;
  }

  /** `value`: the inverse distance there. */
  toColumn(column: number, value: number): void {
    const { at, weights, upper, lower, down } = this;
    const x = (column + 0.5) * this.scale - 0.5;
    const before = Math.floor(x);
    const across = x - before;
    const west = (before + NETWORK_WIDTH) % NETWORK_WIDTH;
    const east = (before + 1) % NETWORK_WIDTH;
    at[0] = upper + west;
    at[1] = upper + east;
    at[2] = lower + west;
    at[3] = lower + east;
    weights[0] = (1 - across) * (1 - down);
    weights[1] = across * (1 - down);
    weights[2] = (1 - across) * down;
    weights[3] = across * down;
    let sum = 0;
    for (let i = 0; i < 4; i++) {
      const other = this.inverse[at[i] as number] as number;
      const differs = other === value ? 0 : Math.abs(other - value) / (ALIKE * (other > value ? other : value));
      const weight = (weights[i] as number) * (1 / (1 + differs ** 4) + UNLIKE);
      weights[i] = weight;
      sum += weight;
    }
    for (let i = 0; i < 4; i++) weights[i] = (weights[i] as number) / sum;
  }

  mean(planes: Float32Array, plane: number): number {
    const { at, weights } = this;
    const first = plane * NETWORK_PIXELS;
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += (weights[i] as number) * (planes[first + (at[i] as number)] as number);
    return sum;
  }
}
