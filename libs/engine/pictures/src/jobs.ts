import type { Job, JobTable } from '@diorama/jobs';
import type { EncodedPicture, Raster } from '@diorama/raster';

import { createPictureCollider } from './assets/picture-collider.js';
import type { PictureColliderInput } from './assets/picture-collider.js';
import { encodeColoredPictureMesh, encodeTexturedPictureMesh } from './assets/picture-mesh.js';
import type { PictureMeshInput } from './assets/picture-mesh.js';
import { createPictureSplats } from './assets/picture-splats.js';
import type { PictureSplats, PictureSplatsInput } from './assets/picture-splats.js';
import { preparePanoramaForNetwork } from './layout/depth-network.js';
import type { DepthNetworkJobs } from './layout/depth-network.js';
import { fuseDepthViews, prepareNetworkViews } from './layout/depth-views.js';
import { derivePanoramaShape, estimatePanoramaShape } from './layout/shape-panorama.js';
import type { PanoramaShape, ShapedPanorama, ShapePanoramaInput } from './layout/shape-panorama.js';
import { paintPanorama } from './panorama/paint-panorama.js';
import type { PaintedPanorama, PaintPanoramaInput } from './panorama/paint-panorama.js';

/** The jobs that make worlds of pictures. */
export interface PictureJobs extends DepthNetworkJobs {
  /** Lays pictures onto the sphere and continues them all around. */
  'paint-panorama': Job<PaintPanoramaInput, PaintedPanorama>;
  /** Estimates the distances in a panorama. */
  'shape-panorama': Job<ShapePanoramaInput, ShapedPanorama>;
  /** Makes splats of rows of a panorama with distances. Rows come in whole pairs. */
  'picture-splats': Job<PictureSplatsInput, PictureSplats>;
  /** Finds what lies behind the edges of a panorama from its distances. */
  'derive-shape': Job<{ readonly panorama: Raster; readonly distance: Float32Array }, PanoramaShape>;
  /** Builds the collider's GLB of the surfaces of a panorama. */
  'picture-collider': Job<PictureColliderInput, Uint8Array>;
  /** Writes the GLB of a panorama's surfaces with textures: the panorama, and that of its background. */
  'picture-textured-mesh': Job<PictureMeshInput & { readonly textures: readonly EncodedPicture[] }, Uint8Array>;
  /** Writes the GLB of a panorama's surfaces with a colour at each vertex. */
  'picture-colored-mesh': Job<PictureMeshInput & { readonly panorama: Raster }, Uint8Array>;
}

export const PICTURE_JOBS: JobTable<PictureJobs> = {
  'paint-panorama': paintPanorama,
  'show-network': preparePanoramaForNetwork,
  'network-views': prepareNetworkViews,
  'fuse-views': fuseDepthViews,
  'shape-panorama': estimatePanoramaShape,
  'derive-shape': ({ panorama, distance }) => derivePanoramaShape(panorama, distance),
  'picture-splats': createPictureSplats,
  'picture-collider': createPictureCollider,
  'picture-textured-mesh': encodeTexturedPictureMesh,
  'picture-colored-mesh': encodeColoredPictureMesh,
};
