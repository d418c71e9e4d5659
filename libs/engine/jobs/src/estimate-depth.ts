/**
 * Pixels of the window of the sphere that a network for the task `image-depth` is shown. Rows are elevations and columns azimuths, with the same
 * angle from one to the next.
 */
export const DEPTH_WINDOW = { width: 256, height: 192, channels: 6 } as const;

/** What such a network answers for each pixel of its window, row by row from the top. */
export interface DepthEstimate {
  /** Metres along the ray. */
  readonly metres: Float32Array;
  /** Probability of sky, 0 to 1. */
  readonly sky: Float32Array;
  /** Probability that the surface is level ground below the viewer, 0 to 1. */
  readonly ground: Float32Array;
}

/** Distances of a panorama, row by row from the top. */
export interface PanoramaDistances {
  /** Pixels; twice as wide as high. */
  readonly width: number;
  /** Metres along the ray, Infinity for sky, NaN where nothing is known. */
  readonly metres: Float32Array;
}

/**
 * Runs such a network on its input (6, 192, 256): red, green and blue in sRGB from 0 to 1, 1 where pictures are known, the sine of the elevation,
 * and the logarithm of the metres to level ground. The same input must give the same answer.
 *
 * @throws whatever keeps it from answering; the build fails with it
 */
export type EstimateDepth = (window: Float32Array) => Promise<DepthEstimate>;
