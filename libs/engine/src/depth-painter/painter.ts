import type { JobRunner } from '../jobs.js';
import type { Raster } from '../raster.js';

/** How far things are, all around: an equirectangular picture in the project's frame (centre column along -z, zenith first). */
export interface DepthPanorama {
  /** Pixels. */
  readonly width: number;
  /** Half the width. */
  readonly height: number;
  /** Metres along each pixel's ray, row by row from the zenith; positive, or Infinity for sky and where nothing is known. */
  readonly metres: Float32Array;
}

/** What is to be painted. */
export interface DepthPaintOrder {
  readonly depth: DepthPanorama;
  readonly prompt: string;
  /** 0 to 4294967295. */
  readonly seed: number;
  /** Pixels of the panorama to paint, even, whatever the width of the depth. */
  readonly width: number;
}

/** Who paints, and who hears of it. */
export interface DepthPaintRequest {
  /** Where the heavy jobs run: inline, or on other threads. */
  readonly runner: JobRunner;
  /** Called with the fraction 0 to 1 that has been painted. */
  readonly onProgress: (fraction: number) => void;
  /** Asked between jobs; an AbortSignal fits. When it throws, `paint` rejects with what it threw. */
  readonly signal: { throwIfAborted(): void };
}

export interface PaintedDepth {
  /** As wide as was ordered and half as high. */
  readonly panorama: Raster;
  /** Words of the prompt that the picture does not show, in order of appearance. */
  readonly notRepresented: readonly string[];
  /** What was painted, one or two sentences. */
  readonly caption: string;
}

/** Paints panoramas onto given depths. The same order gives the same bytes, wherever the jobs run. */
export interface DepthPainter {
  readonly name: string;
  /** Changes whenever the same order would give other bytes. */
  readonly version: string;
  /** Rejects with an UnusableDepthError for a depth that is not what it says. */
  paint(order: DepthPaintOrder, request: DepthPaintRequest): Promise<PaintedDepth>;
}

/** A depth panorama that is not one: wrong size, or a value that is neither positive nor Infinity. */
export class UnusableDepthError extends Error {
  override readonly name = 'UnusableDepthError';
}
