import type { BuildRequest, BuiltWorld } from '@diorama/jobs';
import { buildPictures, composePictures } from '@diorama/pictures';
import type { PictureComposition, PictureRequest } from '@diorama/pictures';
import type { Raster } from '@diorama/raster';

import type { EngineJobs } from './execute-job.js';

/** World generation from pictures instead of words. */
export interface PictureEngine {
  readonly name: string;
  /** Changes whenever the same pictures and seed would give other bytes. */
  readonly version: string;
  /** Looks at the pictures. Throws an UnusablePictureError for one that cannot be used. */
  compose(request: PictureRequest): PictureComposition;
  /** Paints the panorama, estimates its depth, makes splats and collider and looks at what came of it. `pictures` are those that were composed, in their order. */
  build(composition: PictureComposition, pictures: readonly Raster[], request: BuildRequest<EngineJobs>): Promise<BuiltWorld>;
}

/** The built-in picture engine: no weights, CPU only; the same pictures, words and seed give the same bytes. */
export const pictureEngine: PictureEngine = {
  name: 'pictures',
  version: '1.14.0',
  compose: composePictures,
  build: buildPictures,
};
