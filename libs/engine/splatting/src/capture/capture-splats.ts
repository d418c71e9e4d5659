import { countReducedRowSamples, computeSampleCentre, computeSampleColumn, createPanoramaDirectionTable } from '@diorama/pano';
import type { Capture, RowRange } from '@diorama/world-model';

import { createBlankSplat, SplatBatch } from '../splats/splat-batch.js';
import type { Splat, SplatPart } from '../splats/splat-batch.js';
import type { OrientedPoint } from './capture-sight.js';
import { fitDiscToTangents, computeSlant } from './disc.js';
import type { Tangents } from './disc.js';
import { EdgeSplats } from './edge-splats.js';
import { SKY } from './surface-numbers.js';

interface CaptureSplatsInput {
  /** Must hold the rows wanted and, where the panorama has them, one more above and below; those need no colours if it has own colours. */
  readonly capture: Capture;
  readonly rows: RowRange;
}

/**
 * Splats for what some rows of a capture see, sky apart: one a sample of the grid, lying on the surface and as large as the
 * sample's share of it.
 */
export function captureSplats({ capture, rows }: CaptureSplatsInput): SplatPart {
  const { width } = capture.view;
  let capacity = capture.edges?.count ?? 0;
  for (let row = rows.start; row < rows.end; row++) capacity += countReducedRowSamples(width, row);
  const batch = new SplatBatch(capacity);
  const edges = new EdgeSplats(capture, batch);
  const sampler = new RowSampler(capture);
  const splat = createBlankSplat();
  for (let row = rows.start; row < rows.end; row++) {
    const samples = countReducedRowSamples(width, row);
    for (let i = 0; i < samples; i++) {
      if (sampler.aim(row, i, samples) && sampler.shape(splat)) batch.add(splat);
      edges.addOf(sampler.pixel);
    }
  }
  return batch.finish();
}

/** Neighbours further apart than this many times their usual distance are not one surface. */
const MAX_GAP = 2;
/** A disc with no neighbour to measure by is at most this much longer than broad. */
const MAX_LONE_STRETCH = 4;
/** Factor on a disc's extent across the edge of the surface it lies on, where something further shows behind it. */
const EDGE_SHRINK = 0.5;

/** What a neighbouring pixel is to the sample. */
const SAME = 0;
const TOUCHING = 1;
const BEHIND = 2;
const BEFORE = 3;

const LEFT = 0;
const RIGHT = 1;
const UP = 2;
const DOWN = 3;

class RowSampler {
  /** The sample aimed at, in the world's frame. */
  readonly point: OrientedPoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  /** The pixel that it is the centre of. */
  pixel = 0;

  private readonly table;
  private readonly width: number;
  private readonly angle: number;
  private readonly tangents: Tangents = { ux: 0, uy: 0, uz: 0, vx: 0, vy: 0, vz: 0 };
  /** Ray direction of the sample's pixel, then relative places of its four neighbours and what they are to it. */
  private readonly ray = new Float64Array(3);
  private readonly near = new Float64Array(12);
  private readonly kind = new Uint8Array(4);
  private readonly nearPixel = new Int32Array(4);
  private row = 0;
  private column = 0;
  private distance = 0;
  /** Metres between samples: across the ray, and along the surface where it leans most. */
  private across = 0;
  private along = 0;
  /** The sample's centre on the continuous column axis, and how many columns it covers. */
  private centre = 0;
  private columns = 1;
  private columnStep = 1;

  constructor(private readonly capture: Capture) {
    this.width = capture.view.width;
    this.table = createPanoramaDirectionTable(this.width);
    this.angle = (2 * Math.PI) / this.width;
  }

  /** Turns to a sample of the reduced grid; false where it sees the sky. */
  aim(row: number, sample: number, samples: number): boolean {
    const { capture, width, point } = this;
    this.row = row;
    this.columns = width / samples;
    this.centre = computeSampleCentre(width, sample, samples);
    this.column = computeSampleColumn(width, sample, samples);
    this.pixel = this.pixelAt(row, this.column);
    if (capture.surface[this.pixel] === SKY) return false;
    const distance = capture.distance[this.pixel] as number;
    this.distance = distance;
    this.direction(row, this.column, this.ray, 0);
    const [ox, oy, oz] = capture.view.origin;
    point.x = ox + distance * (this.ray[0] as number);
    point.y = oy + distance * (this.ray[1] as number);
    point.z = oz + distance * (this.ray[2] as number);
    point.nx = capture.normal[3 * this.pixel] as number;
    point.ny = capture.normal[3 * this.pixel + 1] as number;
    point.nz = capture.normal[3 * this.pixel + 2] as number;
    this.across = distance * this.angle;
    this.along = this.across / this.facing(this.pixel, this.ray, 0);
    return true;
  }

  /** Shapes, places and colours the splat of the sample; returns false where the sample has no shape. */
  shape(splat: Splat): boolean {
    this.columnStep = Math.max(1, Math.floor(this.columns));
    this.meet(LEFT, this.row, this.column - this.columnStep);
    this.meet(RIGHT, this.row, this.column + this.columnStep);
    this.meet(UP, this.row - 1, this.column);
    this.meet(DOWN, this.row + 1, this.column);
    const t = this.tangents;
    this.tangent(LEFT, RIGHT);
    // Samples of the reduced grid lie further apart than the pixels measured.
    const spread = this.columns / this.columnStep;
    const shift = (this.centre - this.column) / this.columnStep;
    splat.x = this.point.x + t.ux * shift;
    splat.y = this.point.y + t.uy * shift;
    splat.z = this.point.z + t.uz * shift;
    const shrinkU = spread * this.shrink(LEFT, RIGHT);
    t.ux *= shrinkU;
    t.uy *= shrinkU;
    t.uz *= shrinkU;
    this.tangent(UP, DOWN);
    const shrinkV = this.shrink(UP, DOWN);
    t.vx *= shrinkV;
    t.vy *= shrinkV;
    t.vz *= shrinkV;
    if (!fitDiscToTangents(t, splat)) {
      this.loneTangent(LEFT, this.columns);
      this.loneTangent(UP, 1);
      if (!fitDiscToTangents(t, splat)) return false;
    }
    splat.surface = this.capture.surface[this.pixel] as number;
    // The cells of a reduced grid are about as large as those at the horizon.
    splat.weight = this.angle * this.angle;
    this.paint(splat);
    return true;
  }

  /** Finds out what the neighbour on one side is. */
  private meet(side: number, row: number, column: number): void {
    const { capture, near } = this;
    let r = row;
    let c = column;
    if (row < 0 || row >= this.table.height) {
      r = row < 0 ? 0 : this.table.height - 1;
      c += this.width / 2;
    }
    c = (c + 2 * this.width) % this.width;
    if (r < capture.rows.start || r >= capture.rows.end) {
      this.kind[side] = TOUCHING;
      return;
    }
    const pixel = this.pixelAt(r, c);
    const distance = capture.distance[pixel] as number;
    this.nearPixel[side] = pixel;
    if (distance === Infinity) {
      this.kind[side] = BEHIND;
      return;
    }
    const at = 3 * side;
    this.direction(r, c, near, at);
    const along = (distance * this.angle) / this.facing(pixel, near, at);
    let square = 0;
    for (let axis = 0; axis < 3; axis++) {
      const difference = distance * (near[at + axis] as number) - this.distance * (this.ray[axis] as number);
      near[at + axis] = difference;
      square += difference * difference;
    }
    const gap = MAX_GAP * Math.min(this.along, along);
    if (square <= gap * gap) this.kind[side] = capture.surface[pixel] === capture.surface[this.pixel] ? SAME : TOUCHING;
    else this.kind[side] = distance > this.distance ? BEHIND : BEFORE;
  }

  /** Writes the tangent from the first side to the second, as far as one step, from those neighbours that are the same surface. */
  private tangent(first: number, second: number): void {
    const { near, kind } = this;
    const hasFirst = kind[first] === SAME;
    const hasSecond = kind[second] === SAME;
    if (!hasFirst && !hasSecond) return this.loneTangent(first, first === LEFT ? this.columnStep : 1);
    const weight = hasFirst && hasSecond ? 0.5 : 1;
    const w1 = hasFirst ? -weight : 0;
    const w2 = hasSecond ? weight : 0;
    const x = w1 * (near[3 * first] as number) + w2 * (near[3 * second] as number);
    const y = w1 * (near[3 * first + 1] as number) + w2 * (near[3 * second + 1] as number);
    const z = w1 * (near[3 * first + 2] as number) + w2 * (near[3 * second + 2] as number);
    this.setTangent(first, x, y, z);
  }

  /** Writes a tangent from the capture's normal alone. */
  private loneTangent(side: number, steps: number): void {
    const { table, ray, point } = this;
    const sin = table.sinAzimuth[this.column] as number;
    const cos = table.cosAzimuth[this.column] as number;
    const level = table.cosLatitude[this.row] as number;
    const rise = table.sinLatitude[this.row] as number;
    const across = side === LEFT;
    const length = this.across * (across ? Math.max(level, 1e-6) * steps : steps);
    const x = across ? cos : sin * rise;
    const y = across ? 0 : -level;
    const z = across ? sin : -cos * rise;
    const lean = computeSlant(point, ray, x, y, z);
    const tx = x - lean * (ray[0] as number);
    const ty = y - lean * (ray[1] as number);
    const tz = z - lean * (ray[2] as number);
    const scale = length / Math.max(1, Math.sqrt(tx * tx + ty * ty + tz * tz) / MAX_LONE_STRETCH);
    this.setTangent(side, tx * scale, ty * scale, tz * scale);
  }

  private setTangent(side: number, x: number, y: number, z: number): void {
    const t = this.tangents;
    if (side === LEFT) {
      t.ux = x;
      t.uy = y;
      t.uz = z;
    } else {
      t.vx = x;
      t.vy = y;
      t.vz = z;
    }
  }

  private shrink(first: number, second: number): number {
    return this.kind[first] === BEHIND || this.kind[second] === BEHIND ? EDGE_SHRINK : 1;
  }

  /**
   * The mean colour of the columns that the sample covers: that of its own surface, or a pixel at an edge would show as a fringe
   * once the viewer steps aside.
   */
  private paint(splat: Splat): void {
    const { capture, pixel } = this;
    if (capture.ownColor === undefined && this.borrow(splat)) return;
    const color = capture.ownColor ?? capture.color;
    const rowStart = pixel - this.column;
    const surface = capture.surface[pixel];
    const first = this.centre - this.columns / 2;
    const last = first + this.columns;
    let [red, green, blue, sum] = [0, 0, 0, 0];
    for (let column = Math.round(first); column <= Math.round(last); column++) {
      const c = rowStart + ((column + this.width) % this.width);
      const weight = Math.min(last, column + 0.5) - Math.max(first, column - 0.5);
      if (weight <= 0 || capture.surface[c] !== surface) continue;
      red += weight * (color[3 * c] as number);
      green += weight * (color[3 * c + 1] as number);
      blue += weight * (color[3 * c + 2] as number);
      sum += weight;
    }
    splat.red = red / sum;
    splat.green = green / sum;
    splat.blue = blue / sum;
  }

  /** Beside something nearer a pixel has some of its colour: takes that of the neighbour on the other side. */
  private borrow(splat: Splat): boolean {
    const { kind, capture } = this;
    for (let side = LEFT; side <= DOWN; side++) {
      const opposite = side ^ 1;
      const at = 3 * (this.nearPixel[opposite] as number);
      if (kind[side] !== BEFORE || kind[opposite] !== SAME) continue;
      splat.red = capture.color[at] as number;
      splat.green = capture.color[at + 1] as number;
      splat.blue = capture.color[at + 2] as number;
      return true;
    }
    return false;
  }

  private pixelAt(row: number, column: number): number {
    return (row - this.capture.rows.start) * this.width + column;
  }

  private direction(row: number, column: number, out: Float64Array, at: number): void {
    const level = this.table.cosLatitude[row] as number;
    out[at] = (this.table.sinAzimuth[column] as number) * level;
    out[at + 1] = this.table.sinLatitude[row] as number;
    out[at + 2] = -(this.table.cosAzimuth[column] as number) * level;
  }

  /** Cosine between a pixel's normal and the way back along its ray, kept above zero. */
  private facing(pixel: number, ray: Float64Array, at: number): number {
    const { normal } = this.capture;
    const cosine =
      (normal[3 * pixel] as number) * (ray[at] as number) +
      (normal[3 * pixel + 1] as number) * (ray[at + 1] as number) +
      (normal[3 * pixel + 2] as number) * (ray[at + 2] as number);
    return Math.max(0.02, Math.abs(cosine));
  }
}
