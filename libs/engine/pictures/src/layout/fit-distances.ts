import type { PanoramaDistances } from '@diorama/jobs';
import { DEPTH_ENCODINGS, fitToGround } from '@diorama/pano';
import { EYE_HEIGHT } from '@diorama/world-model';

/** What a model for the task `image-depth` estimates of a whole panorama, row by row from the top. */
export interface ModelDistances {
  /** Pixels; twice as wide as high. */
  readonly width: number;
  /** One of DEPTH_ENCODINGS. */
  readonly encoding: string;
  /** In the encoding; NaN where nothing is known. */
  readonly values: Float32Array;
  /** Probability of sky, 0 to 1; null where the model does not estimate it. */
  readonly sky: Float32Array | null;
}

/** What is rather sky than not is at no distance. */
const SKY = 0.5;

/**
 * Distances of a model in metres: by the factor, and where the encoding wants it the offset, that lays the ground below the viewer.
 *
 * @throws RangeError for values of another size, an unknown encoding, or where no distance is known
 */
export function fitDistances({ width, encoding: name, values, sky }: ModelDistances): PanoramaDistances {
  const encoding = DEPTH_ENCODINGS.find((known) => known === name);
  if (encoding === undefined) throw new RangeError(`distances have the unknown encoding ${name}`);
  const area = (width * width) / 2;
  if (area === 0 || values.length !== area || (sky !== null && sky.length !== area))
    throw new RangeError(`distances of a panorama ${width} pixels wide need ${area} values`);
  const { metres } = fitToGround({ width, encoding, values, sky, confidence: null }, { eyeHeight: EYE_HEIGHT });
  if (!metres.some((found) => found > 0)) throw new RangeError('no distance is known');
  return { width, metres: metres.map((found, at) => ((sky?.[at] ?? 0) > SKY ? Infinity : found > 0 ? found : NaN)) };
}
