import type { Raster } from '@diorama/raster';

import { nearestPixels } from './depth-grid.js';
import { hasEdge, neighbour } from './depth-edges.js';
import { NormalWriter, isOnGround } from './surface-normal.js';
import { castToPlane, directionsOf } from './depth-grid.js';

/** What lies hidden behind the edges of near objects, on a panorama of its own. */
export interface BackgroundLayer {
  readonly width: number;
  /** Metres along the ray, Infinity where the layer has nothing. */
  readonly distance: Float32Array;
  readonly panorama: Raster;
}

/** Widest grid of the layer, pixels. */
export const BACKGROUND_WIDTH = 1024;
/** Metres that the viewer may step aside, and the widest strip behind an edge, radians. */
const ASIDE = 1.5;
const WIDEST = 0.5;
/** What lies behind is further away than what is before it by this factor. */
const FURTHER = 1.06;
/** A far surface continues along its own plane while its distance stays within this factor, else upright towards the viewer. */
const PLANE_CHANGE = 1.5;
/** Rounds of smoothing where strips of different edges meet. */
const SMOOTHING = 6;

/** Continues what is seen beside the edges of near objects behind them: its surface along its own plane, its colours from its own side. */
export function createBackgroundLayer(panorama: Raster, distance: Float32Array): BackgroundLayer {
  const width = Math.min(panorama.width, BACKGROUND_WIDTH);
  const [columns, rows] = nearestPixels(panorama.width, width);
  const from = (at: number): number => (rows[Math.floor(at / width)] as number) * panorama.width + (columns[at % width] as number);
  const seen = Float32Array.from({ length: (width * width) / 2 }, (_, at) => distance[from(at)] as number);
  const strips = new HiddenStrips(seen, width);
  strips.grow();
  smooth(strips, seen, width);
  const data = new Uint8Array(new SharedArrayBuffer(3 * seen.length));
  for (let at = 0; at < seen.length; at++) {
    if (strips.metres[at] === Infinity) continue;
    const shown = 3 * from(strips.shown(at));
    for (let channel = 0; channel < 3; channel++) data[3 * at + channel] = panorama.data[shown + channel] as number;
  }
  soften(data, strips, width);
  return { width, distance: strips.metres, panorama: { width, height: width / 2, data } };
}

/** The pixels that hide something, found from the edges inwards. */
class HiddenStrips {
  /** Metres to what is hidden at each pixel, Infinity where nothing is. */
  readonly metres: Float32Array;
  /** Steps from the edge. */
  readonly steps: Uint16Array;
  /** The pixel on the far side of the edge from which each pixel is continued, or -1. */
  readonly source: Int32Array;
  private readonly normals;
  private readonly normal = new Float32Array(3);
  private readonly table;

  constructor(
    private readonly seen: Float32Array,
    private readonly width: number,
  ) {
    this.metres = new Float32Array(new SharedArrayBuffer(4 * seen.length)).fill(Infinity);
    this.steps = new Uint16Array(seen.length);
    this.source = new Int32Array(seen.length).fill(-1);
    this.normals = new NormalWriter(seen, width);
    this.table = directionsOf(width);
  }

  /** Rings of pixels from the edges inwards, each as wide as a step aside uncovers. */
  grow(): void {
    const { width, source, steps } = this;
    let ring = this.seeds();
    for (let step = 1; ring.length > 0; step++) {
      const next: number[] = [];
      for (const at of ring)
        for (const [right, down] of SIDES) {
          const to = neighbour(width, at, right, down, this.seen.length);
          if ((source[to] as number) >= 0 || !this.hides(to, source[at] as number, step)) continue;
          source[to] = source[at] as number;
          steps[to] = step;
          this.metres[to] = this.continued(to, source[at] as number);
          next.push(to);
        }
      ring = next;
    }
  }

  /** The near pixels at edges, each with the far neighbour that continues behind it. */
  private seeds(): number[] {
    const { seen, width, source } = this;
    const ring: number[] = [];
    for (let at = 0; at < seen.length; at++)
      for (const [right, down] of SIDES) {
        const far = neighbour(width, at, right, down, seen.length);
        if (far === at || seen[far] === Infinity || !((seen[far] as number) > FURTHER * (seen[at] as number))) continue;
        if (!hasEdge(seen, width, at, right, down)) continue;
        // Of several the furthest: what is nearer among them is continued by its own pixels.
        const known = source[at] as number;
        if (known >= 0 && (seen[known] as number) >= (seen[far] as number)) continue;
        if (known < 0) ring.push(at);
        source[at] = far;
      }
    for (const at of ring) this.metres[at] = this.continued(at, source[at] as number);
    return ring;
  }

  /** Whether a pixel hides what continues a far pixel, within the strip that a step aside uncovers. */
  private hides(at: number, far: number, step: number): boolean {
    const [near, behind] = [this.seen[at] as number, this.seen[far] as number];
    if (!(this.continued(at, far) > FURTHER * near)) return false;
    const reach = Math.min(WIDEST, Math.atan(ASIDE / near) - Math.atan(ASIDE / behind));
    return step * 2 * Math.PI < reach * this.width;
  }

  /** Metres along the ray of a pixel to the surface of a far pixel. */
  private continued(at: number, far: number): number {
    const { seen, table, width, normal } = this;
    const metres = seen[far] as number;
    const [column, row] = [at % width, Math.floor(at / width)];
    const farRow = Math.floor(far / width);
    this.normal.fill(0);
    this.normals.write(far, normal, 0);
    const level = table.cosLatitude[farRow] as number;
    const [x, y, z] = [-(normal[0] as number), -(normal[1] as number), -(normal[2] as number)];
    const place = [
      level * (table.sinAzimuth[far % width] as number),
      table.sinLatitude[farRow] as number,
      -level * (table.cosAzimuth[far % width] as number),
    ] as const;
    const offset = metres * (x * place[0] + y * place[1] + z * place[2]);
    const onPlane = castToPlane({ x, y, z, offset }, table, column, row);
    if (isOnGround(width, farRow, metres) && onPlane < Infinity) return onPlane;
    if (onPlane < PLANE_CHANGE * metres && metres < PLANE_CHANGE * onPlane) return onPlane;
    return (metres * level) / Math.max(0.05, table.cosLatitude[row] as number);
  }

  /** The pixel whose colour a hidden pixel has: as far beyond the edge as it lies behind it, or the edge's own where that is another surface. */
  shown(at: number): number {
    const { width, seen } = this;
    const far = this.source[at] as number;
    const [dx, dy] = [wrapped((far % width) - (at % width), width), Math.floor(far / width) - Math.floor(at / width)];
    const beyond = neighbour(width, far, dx, dy, seen.length);
    const ratio = (seen[beyond] as number) / (seen[far] as number);
    const isOne = isOnGround(width, Math.floor(far / width), seen[far] as number)
      ? isOnGround(width, Math.floor(beyond / width), seen[beyond] as number)
      : ratio > 0.8 && ratio < 1.25;
    return isOne ? beyond : far;
  }
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A difference of columns the short way around. */
const wrapped = (columns: number, width: number): number =>
  columns > width / 2 ? columns - width : columns < -width / 2 ? columns + width : columns;

/** Evens out the distances of strips that meet, but never to before what hides them. */
function smooth({ metres, source }: HiddenStrips, seen: Float32Array, width: number): void {
  for (let round = 0; round < SMOOTHING; round++) {
    const before = metres.slice();
    for (let at = 0; at < metres.length; at++) {
      if (before[at] === Infinity) continue;
      let [sum, count] = [0, 0];
      for (const [right, down] of SIDES) {
        const other = neighbour(width, at, right, down, metres.length);
        if (before[other] === Infinity || source[other] === source[at]) continue;
        sum += 1 / (before[other] as number);
        count++;
      }
      if (count <= 1) continue;
      const even = 2 / (1 / (before[at] as number) + sum / count);
      if (even > FURTHER * (seen[at] as number)) metres[at] = even;
    }
  }
}

/** Blurs the colours of hidden pixels the more the further from the edge they lie, so that no copied detail stands out. */
function soften(data: Uint8Array, { metres, steps }: HiddenStrips, width: number): void {
  for (let round = 0; round < SMOOTHING; round++) {
    const before = data.slice();
    for (let at = 0; at < metres.length; at++) {
      if (metres[at] === Infinity || (steps[at] as number) < 2 * round) continue;
      for (let channel = 0; channel < 3; channel++) {
        let [sum, count] = [2 * (before[3 * at + channel] as number), 2];
        for (const [right, down] of SIDES) {
          const other = neighbour(width, at, right, down, metres.length);
          if (metres[other] === Infinity) continue;
          sum += before[3 * other + channel] as number;
          count++;
        }
        data[3 * at + channel] = Math.round(sum / count);
      }
    }
  }
}
