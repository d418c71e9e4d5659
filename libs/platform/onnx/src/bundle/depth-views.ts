import type { SingleManifest } from './manifest.js';

/** The perspective views that a model for `image-depth` takes of a panorama, one a run. */
export interface DepthViewsDeclared {
  /** Pixels of a view. */
  readonly width: number;
  readonly height: number;
  /** Degrees across a view. */
  readonly horizontalFov: number;
  readonly count: number;
}

/** The views that a manifest declares; undefined for a model that takes a whole panorama. @throws RangeError for an input of another shape */
export function readDepthViews({ name, preprocessing, inputs }: SingleManifest): DepthViewsDeclared | undefined {
  const projection = preprocessing?.projection;
  if (projection?.kind !== 'views') return undefined;
  const [batch, channels, height, width] = inputs[0]?.shape ?? [];
  if (inputs.length !== 1 || batch !== 1 || channels !== 4 || height === undefined || width === undefined)
    throw new RangeError(`${name} must take one input of the shape 1 x 4 x height x width`);
  return { width, height, horizontalFov: projection.horizontalFov, count: projection.count };
}
