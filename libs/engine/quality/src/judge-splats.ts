import { computePixelSolidAngle, computeRowBandSolidAngle, computeRowLatitude } from '@diorama/pano';
import type { Capture, Renderer, Vec3 } from '@diorama/world-model';

import { renderSplats } from './render-splats.js';
import type { SplatPicture, SplatView } from './render-splats.js';
import { BAND, isSampled } from './row-bands.js';
import type { RowSampling } from './row-bands.js';

/** How well splats stand for a world from one place. */
export interface SplatQuality {
  /** Peak signal-to-noise ratio of the sRGB-encoded colours in decibels, weighted by solid angle. */
  readonly psnr: number;
  /** Share of the sphere where the splats leave a gap, or show something clearly further than the surfaces there. */
  readonly holes: number;
  /** sRGB-encoded colours, 0 to 1, three a pixel, width x width / 2: the world's own picture and that of the splats. */
  readonly truth: Float32Array;
  readonly shown: Float32Array;
  /** Pixels that count as holes. */
  readonly hole: Uint8Array;
}

/** Beyond this latitude, radians, a panorama is too distorted for the splat renderer. */
export const MAX_LATITUDE = 1.4;
/** More passing light than this is a gap. */
export const MAX_PASSING = 0.3;
/** Clearly further: more than this factor and this many metres behind the furthest surface within a pixel. */
const FARTHER_RATIO = 1.3;
const FURTHER_BY = 0.1;
/** Samples across a pixel, of the world and of the splats alike. */
export const SAMPLES = 2;

interface JudgeOptions {
  readonly origin: Vec3;
  /** Pixels of the comparison, `width` x `width / 2`. */
  readonly width: number;
  /** Compares one band of rows in so many: rendering the truth is most of the work. 1, all of them, when absent. */
  readonly oneBandIn?: number;
}

/** A true view: whole arrays, of which only the sampled rows are filled. */
export interface ReferenceView extends Pick<Capture, 'view' | 'color' | 'distance'>, RowSampling {}

/**
 * Compares splats with the world's own picture from a place. Both are rendered twice as fine and averaged over each pixel:
 * a picture with one sample a pixel is itself far from the truth where leaves are finer than pixels.
 */
export function judgeSplats(cloud: SplatView, renderer: Renderer, options: JudgeOptions): SplatQuality {
  const truth = captureReferenceView(renderer, options);
  return comparePictures(truth, renderSplats(cloud, truth.view));
}

/** Captures the world for comparisons from a place. */
export function captureReferenceView(renderer: Renderer, { origin, width, oneBandIn = 1 }: JudgeOptions): ReferenceView {
  const view = { origin, width: SAMPLES * width };
  const pixels = (view.width * view.width) / 2;
  const truth = { view, oneBandIn, color: new Float32Array(3 * pixels), distance: new Float32Array(pixels) };
  const step = oneBandIn === 1 ? view.width / 2 : BAND;
  for (let start = 0; start < view.width / 2; start += step) {
    if (!isSampled(start, truth)) continue;
    const { color, distance } = renderer.capture(view, { start, end: Math.min(view.width / 2, start + step) });
    truth.color.set(color, 3 * start * view.width);
    truth.distance.set(distance, start * view.width);
  }
  return truth;
}

/** Compares the sampled rows of the truth with a picture of splats that is as large, at half their width. */
export function comparePictures(reference: ReferenceView, picture: SplatPicture): SplatQuality {
  const width = reference.view.width / SAMPLES;
  const { truth, shown } = averagePictures(reference, picture);
  const hole = findHoles(reference, picture, width);
  let [holes, sphere] = [0, 0];
  for (let row = 0; row < width / 2; row++) {
    if (Math.abs(computeRowLatitude(width, row)) > MAX_LATITUDE || !isSampled(SAMPLES * row, reference)) continue;
    const weight = computePixelSolidAngle(width, row);
    for (let p = row * width; p < (row + 1) * width; p++) holes += weight * (hole[p] as number);
    sphere += weight * width;
  }
  return { psnr: measureSphericalPsnr({ truth, shown }, reference), holes: holes / sphere, truth, shown, hole };
}

/** sRGB-encoded colours of two views, 0 to 1, three a pixel, at half the width of their samples. */
export type ComparedColors = Pick<SplatQuality, 'truth' | 'shown'>;

/** The colours of the truth and of a picture of splats that is as large. */
export function averagePictures(reference: ReferenceView, picture: SplatPicture): ComparedColors {
  const width = reference.view.width / SAMPLES;
  return { truth: averaged(reference.color, width), shown: averaged(picture.color, width) };
}

/**
 * Peak signal-to-noise ratio in decibels of the sampled rows, weighted by solid angle.
 *
 * @param highest latitude in radians above which rows are left out
 */
export function measureSphericalPsnr({ truth, shown }: ComparedColors, reference: ReferenceView, highest: number = MAX_LATITUDE): number {
  const width = reference.view.width / SAMPLES;
  let [error, sphere] = [0, 0];
  for (let row = 0; row < width / 2; row++) {
    const latitude = computeRowLatitude(width, row);
    if (latitude < -MAX_LATITUDE || latitude > highest || !isSampled(SAMPLES * row, reference)) continue;
    const weight = computePixelSolidAngle(width, row);
    for (let i = 3 * row * width; i < 3 * (row + 1) * width; i++) {
      const off = (shown[i] as number) - (truth[i] as number);
      error += (weight * off * off) / 3;
    }
    sphere += weight * width;
  }
  return -10 * Math.log10(error / sphere);
}

/** Means over pixels of colours sampled SAMPLES times finer, kept within 0 to 1 as a screen keeps them. */
function averaged(color: Float32Array, width: number): Float32Array {
  const mean = new Float32Array((3 * width * width) / 2);
  const fine = SAMPLES * width;
  for (let row = 0; row < fine / 2; row++) {
    const weight = computeRowBandSolidAngle(fine, row - 0.5, row + 0.5);
    const pixel = Math.floor(row / SAMPLES);
    const share = weight / (SAMPLES * computeRowBandSolidAngle(width, pixel - 0.5, pixel + 0.5));
    for (let column = 0; column < fine; column++) {
      const to = 3 * (pixel * width + Math.floor(column / SAMPLES));
      const from = 3 * (row * fine + column);
      for (let channel = 0; channel < 3; channel++)
        mean[to + channel] = (mean[to + channel] as number) + share * Math.min(1, Math.max(0, color[from + channel] as number));
    }
  }
  return mean;
}

/** Marks the pixels where most of the samples are holes. */
function findHoles(reference: ReferenceView, picture: SplatPicture, width: number): Uint8Array {
  const counts = new Uint8Array((width * width) / 2);
  const fine = SAMPLES * width;
  for (let row = 0; row < fine / 2; row++) {
    if (!isSampled(row, reference)) continue;
    for (let column = 0; column < fine; column++) {
      const pixel = Math.floor(row / SAMPLES) * width + Math.floor(column / SAMPLES);
      if (isHole(reference, picture, { row, column })) counts[pixel] = (counts[pixel] as number) + 1;
    }
  }
  return counts.map((count) => (2 * count > SAMPLES * SAMPLES ? 1 : 0));
}

function isHole(reference: ReferenceView, picture: SplatPicture, at: { row: number; column: number }): boolean {
  const { width } = reference.view;
  const sample = at.row * width + at.column;
  if ((picture.passing[sample] as number) > MAX_PASSING) return true;
  const shown = picture.distance[sample] as number;
  const isFurther = (truth: number): boolean => shown > FARTHER_RATIO * truth + FURTHER_BY;
  if (!isFurther(reference.distance[sample] as number)) return false;
  // At the edge of something near, the splats may show what is beside it.
  for (let row = Math.max(0, at.row - 1); row <= Math.min(width / 2 - 1, at.row + 1); row++) {
    if (!isSampled(row, reference)) continue;
    for (let column = at.column - 1; column <= at.column + 1; column++)
      if (!isFurther(reference.distance[row * width + ((column + width) % width)] as number)) return false;
  }
  return true;
}
