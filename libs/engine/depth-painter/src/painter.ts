import type { JobRunner } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';

import type { DepthPanorama } from './field/depth-panorama.js';
import type { DepthJobs } from './jobs.js';
import type { RetouchPainting } from './network/retouch.js';

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
  readonly runner: JobRunner<DepthJobs>;
  /** Called with the fraction 0 to 1 that has been painted. */
  readonly onProgress: (fraction: number) => void;
  /** Asked between jobs; an AbortSignal fits. When it throws, `paint` rejects with what it threw. */
  readonly signal: { throwIfAborted(): void };
  /** A network that is asked how to change what was painted; it stays as it is without one. */
  readonly retouch?: RetouchPainting | undefined;
}

export interface PaintedDepth {
  /** As wide as was ordered and half as high. */
  readonly panorama: Raster;
  /** Whether a network changed it. */
  readonly isRetouched: boolean;
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
