import { computeRowLatitude, pixelToDirection } from '../equirect.js';
import { alignViews } from './align-views.js';
import type { SampledView, SharedSample, ViewFit } from './align-views.js';
import { isAffineEncoding } from './depth-encoding.js';
import type { DepthEncoding, EncodedDepth } from './depth-encoding.js';
import { createViewProjection } from './perspective-view.js';
import type { PerspectiveView, ViewProjection } from './perspective-view.js';

/** What a network estimates in one view of a panorama. */
export interface ViewDepth {
  readonly view: PerspectiveView;
  readonly width: number;
  readonly height: number;
  /** Row by row from the top, in the encoding; not finite where nothing is known. */
  readonly values: Float32Array;
  /** Probability of sky, 0 to 1. */
  readonly sky: Float32Array | null;
  /** Larger is better. */
  readonly confidence: Float32Array | null;
}

export interface FuseOptions {
  readonly encoding: DepthEncoding;
  /** Whether values are distances along the ray, or along the axis of the view. */
  readonly along: 'ray' | 'axis';
  /** Pixels of the panorama; a multiple of 4. */
  readonly width: number;
}

/** Directions of the grid on which views are compared, around the horizon. */
const GRID = 96;
/** Share of a view, from its edge inwards, that fades out. */
const FADE = 0.4;
const LEAST_WEIGHT = 1e-3;

/**
 * Joins views of one panorama. First each view is fitted to those that it overlaps: by a factor, or by factor and offset where the encoding
 * leaves both open. Then each pixel is the mean of the views that show it, weighted by the distance to their edges, by their confidence and
 * against their sky.
 */
export function fuseViews(views: readonly ViewDepth[], { encoding, along, width }: FuseOptions): EncodedDepth {
  const linear = views.map((view) => linearize(view, encoding, along));
  const isAffine = isAffineEncoding(encoding);
  const fits = alignViews(collectShared(linear), views.length, isAffine);
  const height = width / 2;
  const fused = {
    values: new Float32Array(width * height),
    sky: views.every(({ sky }) => sky !== null) ? new Float32Array(width * height) : null,
    confidence: views.every(({ confidence }) => confidence !== null) ? new Float32Array(width * height) : null,
  };
  const direction = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    pixelToDirection(width, pixel % width, Math.floor(pixel / width), direction);
    const mixed = mixViews(linear, fits, direction);
    fused.values[pixel] = isAffine || encoding === 'log' ? mixed.value : Math.exp(mixed.value);
    if (fused.sky !== null) fused.sky[pixel] = mixed.sky;
    if (fused.confidence !== null) fused.confidence[pixel] = mixed.confidence;
  }
  return { width, encoding, ...fused };
}

/** A view whose values, as an unknown linear function of them, are those of the panorama. */
interface LinearView extends Omit<ViewDepth, 'view'> {
  readonly projection: ViewProjection;
  /** What a unit of offset adds where the direction has this length per unit along the axis. */
  readonly ofOffset: (length: number) => number;
}

/** Encodings that leave a factor open are compared by their logarithms, where it is an offset. */
function linearize({ view, ...depth }: ViewDepth, encoding: DepthEncoding, along: FuseOptions['along']): LinearView {
  const projection = createViewProjection(view, depth);
  const isInverse = encoding.endsWith('inverse');
  const isLogarithm = !isAffineEncoding(encoding);
  const stretch = (length: number): number => (along === 'ray' ? 1 : isInverse ? 1 / length : length);
  const direction = [0, 0, 0];
  const values = depth.values.map((value, pixel) => {
    projection.toDirection(pixel % depth.width, Math.floor(pixel / depth.width), direction);
    const factor = stretch(Math.hypot(...direction));
    if (encoding === 'log') return value + Math.log(factor);
    if (!isLogarithm) return value * factor;
    return value > 0 ? Math.log(value * factor) : NaN;
  });
  return { ...depth, values, projection, ofOffset: isAffineEncoding(encoding) ? stretch : () => 1 };
}

interface ViewSample extends SampledView {
  /** From 1 to 0 towards the edge of the view. */
  readonly inside: number;
  readonly weight: number;
  readonly sky: number;
  readonly confidence: number;
}

/** Samples of the views that see a direction, in their order. */
function sampleViews(views: readonly LinearView[], direction: readonly number[]): ViewSample[] {
  const place = [0, 0, 0];
  return views.flatMap((view, index): ViewSample[] => {
    const inside = view.projection.toPixel(direction as number[], place);
    if (inside === 0) return [];
    const [column, row, length] = [place[0] as number, place[1] as number, place[2] as number];
    const sky = view.sky === null ? 0 : sampleView(view, view.sky, column, row);
    const confidence = view.confidence === null ? 1 : sampleView(view, view.confidence, column, row);
    const value = sampleView(view, view.values, column, row);
    const fade = Math.min(1, inside / FADE) ** 2;
    const weight = Number.isFinite(value) ? fade * Math.max(LEAST_WEIGHT, 1 - sky) * Math.max(LEAST_WEIGHT, confidence) : 0;
    return [{ view: index, value, ofOffset: view.ofOffset(length), inside: fade, weight, sky, confidence }];
  });
}

/** The bilinear mix of a plane at a continuous position; the nearest pixel where one of the four is not known. */
// eslint-disable-next-line max-params -- a position; an object per pixel would cost more than the mix
function sampleView({ width, height }: LinearView, plane: Float32Array, column: number, row: number): number {
  const x = Math.min(width - 1, Math.max(0, column));
  const y = Math.min(height - 1, Math.max(0, row));
  const [left, top] = [Math.min(Math.floor(x), width - 2), Math.min(Math.floor(y), height - 2)];
  const [u, v, at] = [x - left, y - top, top * width + left];
  const [nw, ne, sw, se] = [plane[at] as number, plane[at + 1] as number, plane[at + width] as number, plane[at + width + 1] as number];
  const mixed = (nw * (1 - u) + ne * u) * (1 - v) + (sw * (1 - u) + se * u) * v;
  return Number.isFinite(mixed) ? mixed : (plane[Math.round(y) * width + Math.round(x)] as number);
}

/** Pairs of views that see the same direction, on an even grid. */
function collectShared(views: readonly LinearView[]): SharedSample[] {
  const shared: SharedSample[] = [];
  const direction = [0, 0, 0];
  for (let row = 0; row < GRID / 2; row++)
    for (let column = 0; column < GRID; column++) {
      pixelToDirection(GRID, column, row, direction);
      const seen = sampleViews(views, direction).filter(({ weight, sky }) => weight > 0 && sky < 0.5);
      const area = Math.cos(computeRowLatitude(GRID, row));
      for (const [i, a] of seen.entries())
        for (const b of seen.slice(i + 1)) shared.push({ a, b, weight: area * Math.sqrt(a.weight * b.weight) });
    }
  return shared;
}

function mixViews(
  views: readonly LinearView[],
  fits: readonly ViewFit[],
  direction: readonly number[],
): { value: number; sky: number; confidence: number } {
  let [value, weights, sky, confidence, insides] = [0, 0, 0, 0, 0];
  for (const sample of sampleViews(views, direction)) {
    const { factor, offset } = fits[sample.view] ?? { factor: 1, offset: 0 };
    if (sample.weight > 0) value += sample.weight * (factor * sample.value + offset * sample.ofOffset);
    weights += sample.weight;
    sky += sample.inside * sample.sky;
    confidence += sample.inside * sample.confidence;
    insides += sample.inside;
  }
  const isSeen = insides > 0;
  return { value: weights > 0 ? value / weights : NaN, sky: isSeen ? sky / insides : 0, confidence: isSeen ? confidence / insides : 0 };
}
