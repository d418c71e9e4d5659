/** How far things are, all around: an equirectangular picture in the project's frame (centre column along -z, zenith first). */
export interface DepthPanorama {
  /** Pixels. */
  readonly width: number;
  /** Half the width. */
  readonly height: number;
  /** Metres along each pixel's ray, row by row from the zenith; positive, or Infinity for sky and where nothing is known. */
  readonly metres: Float32Array;
}

/** A depth panorama that is not one: wrong size, or a value that is neither positive nor Infinity. */
export class UnusableDepthError extends Error {
  override readonly name = 'UnusableDepthError';
}
