import { computeLuminance } from '@diorama/world-model';

import type { FloatImage } from './float-image.js';

/** A straight edge in a picture; ends in pixels from its upper left corner, pixel centres at halves. */
export interface LineSegment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Pixels. */
  readonly length: number;
}

/** Gradients below this, encoded values a pixel, are not edges. */
const LEAST_GRADIENT = 0.02;
/** Pixels of one edge have gradients within this angle of their mean, radians. */
const SPREAD = Math.PI / 8;
/** A segment is at least this long, as a share of the longer side, and this many times as long as it is wide. */
const SHORTEST = 0.045;
const SLENDER = 5;

/**
 * Finds straight edges by growing regions of one gradient direction and laying a line through each, after R. Grompone von
 * Gioi, J. Jakubowicz, J.-M. Morel and G. Randall, "LSD: a line segment detector", 2012, section 2, with a test of their
 * slenderness in the place of the count of false alarms. Longest first.
 */
export function findLineSegments(image: FloatImage): LineSegment[] {
  const field = gradientField(image);
  const { width, height } = image;
  const order = [...field.length.keys()]
    .filter((at) => (field.length[at] as number) >= LEAST_GRADIENT)
    .sort((a, b) => (field.length[b] as number) - (field.length[a] as number) || a - b);
  const used = new Uint8Array(width * height);
  const segments: LineSegment[] = [];
  for (const seed of order) {
    if (used[seed] === 1) continue;
    const segment = fitSegment(growRegion(seed, field, used), field);
    if (segment && segment.length >= SHORTEST * Math.max(width, height)) segments.push(segment);
  }
  return segments.sort((a, b) => b.length - a.length || a.x1 - b.x1 || a.y1 - b.y1);
}

interface GradientField {
  readonly width: number;
  readonly height: number;
  readonly length: Float32Array;
  /** Radians. */
  readonly angle: Float32Array;
}

/** Of the brightness, by Sobel's operator. The outermost pixels have none. */
function gradientField({ width, height, data }: FloatImage): GradientField {
  const light = Float32Array.from({ length: width * height }, (_, i) =>
    computeLuminance(data[3 * i] as number, data[3 * i + 1] as number, data[3 * i + 2] as number),
  );
  const field = { width, height, length: new Float32Array(light.length), angle: new Float32Array(light.length) };
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const p = row * width + column;
      const at = (step: number): number => light[p + step] as number;
      const right = at(1 - width) + 2 * at(1) + at(1 + width);
      const left = at(-1 - width) + 2 * at(-1) + at(width - 1);
      const below = at(width - 1) + 2 * at(width) + at(width + 1);
      const above = at(-width - 1) + 2 * at(-width) + at(1 - width);
      field.length[p] = Math.hypot(right - left, below - above) / 8;
      field.angle[p] = Math.atan2(below - above, right - left);
    }
  return field;
}

/** Pixels that hang together and whose gradients point the same way; marks them as used. */
function growRegion(seed: number, { width, length, angle }: GradientField, used: Uint8Array): number[] {
  const region = [seed];
  used[seed] = 1;
  let [x, y] = [Math.cos(angle[seed] as number), Math.sin(angle[seed] as number)];
  for (let next = 0; next < region.length; next++) {
    const p = region[next] as number;
    for (const step of [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1]) {
      const q = p + step;
      // The outermost pixels have no gradient, so steps never leave the picture.
      if (used[q] !== 0 || (length[q] as number) < LEAST_GRADIENT) continue;
      const [dx, dy] = [Math.cos(angle[q] as number), Math.sin(angle[q] as number)];
      if (x * dx + y * dy < Math.cos(SPREAD) * Math.hypot(x, y)) continue;
      used[q] = 1;
      x += dx;
      y += dy;
      region.push(q);
    }
  }
  return region;
}

/** The long axis of a region, pixels weighted by their gradients; null for one that is no slender line. */
function fitSegment(region: readonly number[], { width, length }: GradientField): LineSegment | null {
  if (region.length < 8) return null;
  let [weight, x, y] = [0, 0, 0];
  for (const p of region) {
    const w = length[p] as number;
    weight += w;
    x += w * ((p % width) + 0.5);
    y += w * (Math.floor(p / width) + 0.5);
  }
  const [cx, cy] = [x / weight, y / weight];
  let [xx, xy, yy] = [0, 0, 0];
  for (const p of region) {
    const [dx, dy] = [(p % width) + 0.5 - cx, Math.floor(p / width) + 0.5 - cy];
    const w = length[p] as number;
    xx += w * dx * dx;
    xy += w * dx * dy;
    yy += w * dy * dy;
  }
  const axis = Math.atan2(2 * xy, xx - yy) / 2;
  const [ux, uy] = [Math.cos(axis), Math.sin(axis)];
  let [from, to, aside] = [0, 0, 0];
  for (const p of region) {
    const [dx, dy] = [(p % width) + 0.5 - cx, Math.floor(p / width) + 0.5 - cy];
    from = Math.min(from, dx * ux + dy * uy);
    to = Math.max(to, dx * ux + dy * uy);
    aside += ((length[p] as number) * Math.abs(dy * ux - dx * uy)) / weight;
  }
  const extent = to - from;
  // The mean distance from the axis is a quarter of the width of an even band.
  if (extent < SLENDER * Math.max(1, 4 * aside - 1)) return null;
  return { x1: cx + from * ux, y1: cy + from * uy, x2: cx + to * ux, y2: cy + to * uy, length: extent };
}
