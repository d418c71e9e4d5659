import type { RowRange } from '@diorama/world-model';

import { DepthFieldNormals } from '../field/field-normals.js';
import { createSphereDirections } from '../field/sphere.js';
import type { LightMaps } from '../light/light-rows.js';
import type { SurveyMaps } from '../survey/survey.js';

/** What one pixel of the picture shows; one object is written over and over. */
export class FoundSurface {
  /** 1/metres; 0 for sky. */
  inverse = 0.5;
  nx = 0.5;
  ny = 0.5;
  nz = 0.5;
  surface = 0;
  segment = 0;
  /** 0 to 1. */
  openness = 0.5;
  roughness = 0.5;
  readonly direct = new Float64Array(8);
}

/** Inverse distances within this share of each other are of one surface. */
const ALIKE = 0.06;

/** Finds what pixels of a picture show, at any resolution: between the pixels of a coarser depth, surfaces keep clear borders. */
export class SurfaceFinder {
  private readonly fieldWidth: number;
  private readonly coarseWidth: number;
  private readonly firstRow: number;
  private readonly normals: Float32Array;
  private readonly lights: number;
  private readonly weights = new Float64Array(4);
  private readonly taps = new Int32Array(4);
  private readonly across = new Float64Array(4);
  private readonly down = new Float64Array(4);

  /** For the rows of a picture of this width. */
  constructor(
    private readonly survey: SurveyMaps,
    private readonly maps: LightMaps,
    private readonly width: number,
    rows: RowRange,
  ) {
    const { field, coarse, turn } = survey;
    this.fieldWidth = field.width;
    this.coarseWidth = coarse.width;
    this.lights = maps.direct.length / maps.openness.length;
    const ratio = field.width / width;
    this.firstRow = Math.max(0, Math.floor((rows.start + 0.5) * ratio - 0.5) - 1);
    const last = Math.min(field.width / 2 - 1, Math.ceil((rows.end + 0.5) * ratio - 0.5) + 1);
    this.normals = new Float32Array(3 * field.width * (last - this.firstRow + 1));
    const finder = new DepthFieldNormals(field, createSphereDirections(field.width, turn));
    for (let row = this.firstRow; row <= last; row++)
      for (let column = 0; column < field.width; column++)
        if (field.inverse[row * field.width + column] !== 0)
          finder.write(column, row, this.normals, 3 * ((row - this.firstRow) * field.width + column));
  }

  find(column: number, row: number, out: FoundSurface): void {
    if (this.fieldWidth === this.width) this.readPixel(row * this.width + column, out);
    else this.readBetween(column, row, out);
    if (out.inverse > 0) this.readMaps(column, row, out);
  }

  private readPixel(at: number, out: FoundSurface): void {
    out.inverse = this.survey.field.inverse[at] as number;
    const from = 3 * (at - this.firstRow * this.fieldWidth);
    out.nx = this.normals[from] as number;
    out.ny = this.normals[from + 1] as number;
    out.nz = this.normals[from + 2] as number;
  }

  /**
   * The surface that has most of the pixels around, by their nearness, is the one that is seen; it is interpolated between the
   * nearest four. Four alone would follow the squares of the coarser pixels.
   */
  private readBetween(column: number, row: number, out: FoundSurface): void {
    const { fieldWidth: width, taps, weights, normals } = this;
    const { inverse } = this.survey.field;
    place(column, row, width / this.width, width, taps, weights);
    const first = inverse[taps[0] as number] as number;
    let best = first;
    for (let i = 1; i < 4; i++) if (!isAlike(first, inverse[taps[i] as number] as number)) best = -1;
    if (best < 0) best = this.elect(column, row);
    out.inverse = best;
    if (best === 0) return;
    let sum = 0;
    let value = 0;
    out.nx = out.ny = out.nz = 0;
    for (let i = 0; i < 4; i++) {
      const at = taps[i] as number;
      const own = inverse[at] as number;
      if (!isAlike(best, own)) continue;
      const weight = (weights[i] as number) + 1e-6;
      const from = 3 * (at - this.firstRow * width);
      sum += weight;
      value += weight * own;
      out.nx += weight * (normals[from] as number);
      out.ny += weight * (normals[from + 1] as number);
      out.nz += weight * (normals[from + 2] as number);
    }
    out.inverse = value / sum;
    const length = Math.sqrt(out.nx * out.nx + out.ny * out.ny + out.nz * out.nz) || 1;
    out.nx /= length;
    out.ny /= length;
    out.nz /= length;
  }

  /** Of the nearest four pixels' inverse distances the one that has most of the sixteen around, weighted by a cubic B-spline. */
  private elect(column: number, row: number): number {
    const { fieldWidth: width, taps, across, down } = this;
    const { inverse } = this.survey.field;
    const x = ((column + 0.5) * width) / this.width - 0.5;
    const y = ((row + 0.5) * width) / this.width - 0.5;
    const left = Math.floor(x) - 1;
    const top = Math.floor(y) - 1;
    spline(x - left - 1, across);
    spline(y - top - 1, down);
    let best = 0;
    let most = -1;
    for (let i = 0; i < 4; i++) {
      const own = inverse[taps[i] as number] as number;
      let votes = 0;
      for (let j = 0; j < 16; j++) {
        const line = Math.min(width / 2 - 1, Math.max(0, top + (j >> 2))) * width;
        const value = inverse[line + ((left + (j & 3) + width) % width)] as number;
        if (isAlike(own, value)) votes += (across[j & 3] as number) * (down[j >> 2] as number);
      }
      if (votes > most + 1e-9) {
        most = votes;
        best = own;
      }
    }
    return best;
  }

  private readMaps(column: number, row: number, out: FoundSurface): void {
    const { coarseWidth: width, taps, weights, maps, lights } = this;
    const { coarse, surfaces, numbers, roughness } = this.survey;
    place(column, row, width / this.width, width, taps, weights);
    const pixels = maps.openness.length;
    const scale = 1 / (ALIKE * out.inverse);
    let best = 0;
    let most = -1;
    let sum = 0;
    out.openness = out.roughness = 0;
    for (let k = 0; k < lights; k++) out.direct[k] = 0;
    for (let i = 0; i < 4; i++) {
      const at = taps[i] as number;
      const value = coarse.inverse[at] as number;
      if (value === 0) continue;
      const apart = (value - out.inverse) * scale;
      const weight = ((weights[i] as number) + 0.01) / (1 + apart * apart * apart * apart);
      if (weight > most) {
        most = weight;
        best = at;
      }
      sum += weight;
      out.openness += weight * (maps.openness[at] as number);
      out.roughness += weight * (roughness[at] as number);
      for (let k = 0; k < lights; k++) out.direct[k] = (out.direct[k] as number) + weight * (maps.direct[k * pixels + at] as number);
    }
    const share = sum > 0 ? 1 / (255 * sum) : 0;
    out.openness = sum > 0 ? out.openness * share : 1;
    out.roughness *= share;
    for (let k = 0; k < lights; k++) out.direct[k] = (out.direct[k] as number) * share;
    let isMixed = false;
    for (let i = 0; i < 4; i++) {
      const at = taps[i] as number;
      if (surfaces[at] !== surfaces[best] || numbers[at] !== numbers[best]) isMixed = true;
    }
    if (isMixed && width !== this.width) best = this.electPart(column, row, best, out.inverse);
    out.surface = surfaces[best] as number;
    out.segment = numbers[best] as number;
  }

  /** Of the nearest four coarse pixels the one whose part has most of the sixteen around that lie as deep. */
  private electPart(column: number, row: number, nearest: number, depth: number): number {
    const { coarseWidth: width, taps, across, down } = this;
    const { coarse, surfaces, numbers } = this.survey;
    const x = ((column + 0.5) * width) / this.width - 0.5;
    const y = ((row + 0.5) * width) / this.width - 0.5;
    const left = Math.floor(x) - 1;
    const top = Math.floor(y) - 1;
    spline(x - left - 1, across);
    spline(y - top - 1, down);
    let best = nearest;
    let most = -1;
    for (let i = 0; i < 4; i++) {
      const own = taps[i] as number;
      if (!isAlike(depth, coarse.inverse[own] as number)) continue;
      let votes = 0;
      for (let j = 0; j < 16; j++) {
        const line = Math.min(width / 2 - 1, Math.max(0, top + (j >> 2))) * width;
        const at = line + ((left + (j & 3) + width) % width);
        if (surfaces[at] !== surfaces[own] || numbers[at] !== numbers[own] || !isAlike(depth, coarse.inverse[at] as number)) continue;
        votes += (across[j & 3] as number) * (down[j >> 2] as number);
      }
      if (votes > most + 1e-9) {
        most = votes;
        best = own;
      }
    }
    return best;
  }
}

const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= ALIKE * (a > b ? a : b);

/** Weights of a cubic B-spline at four neighbours, for a place `u` beyond the second. */
function spline(u: number, out: Float64Array): void {
  const rest = 1 - u;
  const first = (rest * rest * rest) / 6;
  const second = (4 - 6 * u * u + 3 * u * u * u) / 6;
  const last = (u * u * u) / 6;
  out[0] = first;
  out[1] = second;
  out[2] = 1 - first - second - last;
  out[3] = last;
}

/** The four pixels of a raster round a pixel of another, and their bilinear weights. */
// eslint-disable-next-line max-params -- twice a pixel: an object would be made each time
function place(column: number, row: number, ratio: number, width: number, taps: Int32Array, weights: Float64Array): void {
  const x = (column + 0.5) * ratio - 0.5;
  const y = (row + 0.5) * ratio - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const west = (left + width) % width;
  const east = (left + 1) % width;
  const last = width / 2 - 1;
  const north = (top < 0 ? 0 : top) * width;
  const south = (top + 1 > last ? last : top + 1) * width;
  taps[0] = north + west;
  taps[1] = north + east;
  taps[2] = south + west;
  taps[3] = south + east;
  weights[0] = (1 - u) * (1 - v);
  weights[1] = u * (1 - v);
  weights[2] = (1 - u) * v;
  weights[3] = u * v;
}
