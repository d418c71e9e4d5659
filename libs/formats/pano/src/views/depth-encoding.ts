/** How numbers represent distances. */
export const DEPTH_ENCODINGS = ['metric', 'scale-invariant', 'inverse', 'log', 'affine-invariant', 'affine-invariant-inverse'] as const;

/**
 * - `metric`: metres.
 * - `scale-invariant`: metres, up to a factor.
 * - `inverse`: the inverse of metres, up to a factor.
 * - `log`: the natural logarithm of metres, up to a summand.
 * - `affine-invariant`: distances up to a factor and an offset.
 * - `affine-invariant-inverse`: inverse distances up to a factor and an offset.
 */
export type DepthEncoding = (typeof DEPTH_ENCODINGS)[number];

/** Distances of a panorama along its rays, as a network estimates them. */
export interface EncodedDepth {
  /** Pixels; twice as wide as high. */
  readonly width: number;
  readonly encoding: DepthEncoding;
  /** Row by row from the top, in the encoding; NaN where nothing is known. */
  readonly values: Float32Array;
  /** Probability of sky, 0 to 1; null where the network does not estimate it. */
  readonly sky: Float32Array | null;
  /** Confidence of the network, larger is better; null where it does not estimate it. */
  readonly confidence: Float32Array | null;
}

export const isAffineEncoding = (encoding: DepthEncoding): boolean => encoding.startsWith('affine-invariant');
