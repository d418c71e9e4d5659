import type { DetailLevel } from '../api/world.js';
import type { Vector } from '../motion/pose.js';
import type { LoadingProgress, LoadingResult } from './splat-loader.js';

/** Where the visitor is and looks. */
export interface Eye {
  readonly position: Vector;
  /** A unit vector. */
  readonly direction: Vector;
}

/** Loads the splats of a world and shows them. */
export interface SplatSupply {
  /** The level on the screen; null before the first splats. */
  readonly level: DetailLevel | null;
  /** Splats on the screen. */
  readonly count: number;
  /**
   * Shows levels, coarse ones first, up to the last one. A later call takes over. After a failure what is on the screen stays.
   *
   * @throws the last error, while nothing is on the screen
   */
  load(levels: readonly DetailLevel[]): Promise<LoadingResult>;
  /** Sets the place of the visitor: a supply may load what is near first. */
  look(eye: Eye): void;
}

/** What the view wants to know of its splats. */
export interface SplatSupplyObserver {
  /** Null when nothing is being loaded. */
  readonly onProgress: (progress: LoadingProgress | null) => void;
  /** Other splats are on the screen. */
  readonly onShown: () => void;
}
