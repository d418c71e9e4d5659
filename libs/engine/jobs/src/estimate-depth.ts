/** What a network for the task `image-depth` answers for each pixel of its input, row by row from the top. */
export interface DepthEstimate {
  /** Metres along the ray. */
  readonly metres: Float32Array;
  /** Probability of sky, 0 to 1. */
  readonly sky: Float32Array;
}

/** Perspective views that a depth network takes of a panorama, one at a time. */
export interface DepthViews {
  /** Pixels of a view. */
  readonly width: number;
  readonly height: number;
  /** Degrees across a view. */
  readonly horizontalFov: number;
  /** Views of a whole panorama. */
  readonly count: number;
}

/**
 * Runs such a network on its input (4, height, width): red, green and blue in sRGB from 0 to 1, and the sine of the elevation of each pixel's
 * ray. The same input must give the same answer.
 *
 * @throws whatever keeps it from answering; the build fails with it
 */
export interface EstimateDepth {
  (input: Float32Array): Promise<DepthEstimate>;
  /** The views that the input shows; absent for a network that takes a whole panorama of 256 x 128. */
  readonly views?: DepthViews | undefined;
}
