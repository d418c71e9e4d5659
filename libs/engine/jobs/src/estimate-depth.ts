/** What a network for the task `image-depth` answers for each pixel of its 256 x 128 panorama, row by row from the top. */
export interface DepthEstimate {
  /** Metres along the ray. */
  readonly metres: Float32Array;
  /** Probability of sky, 0 to 1. */
  readonly sky: Float32Array;
}

/** Distances of a whole panorama, row by row from the top. */
export interface PanoramaDistances {
  /** Pixels; twice as wide as high. */
  readonly width: number;
  /** Metres along the ray, Infinity for sky, NaN where nothing is known. */
  readonly metres: Float32Array;
}

/**
 * Runs such a network on its input (4, 128, 256). The same input must give the same answer.
 *
 * @throws whatever keeps it from answering; the build fails with it
 */
export type EstimateDepth = (panorama: Float32Array) => Promise<DepthEstimate>;
