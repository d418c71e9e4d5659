import type { Job, JobTable } from '@diorama/jobs';
import type { EncodedPicture, Raster } from '@diorama/raster';

import { createPictureCollider } from './assets/picture-collider.js';
import { encodeColoredPictureMesh, encodeTexturedPictureMesh } from './assets/picture-mesh.js';
import type { PictureMeshInput } from './assets/picture-mesh.js';
import { createPictureSplats } from './assets/picture-splats.js';
import type { PictureSplats, PictureSplatsInput } from './assets/picture-splats.js';
import { createBacking } from './layout/create-backing.js';
import type { Backing, BackingRequest } from './layout/create-backing.js';
import { fuseWindows } from './layout/fuse-windows.js';
import { showWindows } from './layout/show-windows.js';
import type { DepthNetworkJobs } from './layout/depth-network.js';
import type { PanoramaLayout } from './layout/layout.js';
import { measureSurfaces } from './panorama/measured-surfaces.js';
import type { MeasuredSurfaces, MeasureSurfacesInput } from './panorama/measured-surfaces.js';
import { estimatePanoramaShape } from './layout/shape-panorama.js';
import type { ShapedPanorama, ShapePanoramaInput } from './layout/shape-panorama.js';
import { paintPanorama } from './panorama/paint-panorama.js';
import type { PaintedPanorama, PaintPanoramaInput } from './panorama/paint-panorama.js';
import type { SurroundingsContext } from './surroundings/open-surroundings.js';
import { renderSurroundingRows } from './surroundings/render-surroundings.js';
import type { SurroundingsJobs } from './surroundings/render-surroundings.js';

/** The jobs that make worlds of pictures. */
export interface PictureJobs extends DepthNetworkJobs, SurroundingsJobs {
  /** Lays pictures onto the sphere and continues them all around. */
  'paint-panorama': Job<PaintPanoramaInput, PaintedPanorama>;
  /** Turns distances of a panorama from elsewhere into its surfaces. */
  'measure-surfaces': Job<MeasureSurfacesInput, MeasuredSurfaces>;
  /** Estimates the distances in a panorama. */
  'shape-panorama': Job<ShapePanoramaInput, ShapedPanorama>;
  /** Continues floor, walls, ceiling and ground behind the things of a panorama. */
  'create-backing': Job<BackingRequest, Backing>;
  /** Makes splats of rows of a panorama with distances. Rows come in whole pairs. */
  'picture-splats': Job<PictureSplatsInput, PictureSplats>;
  /** Builds the collider's GLB of a panorama's layout. */
  'picture-collider': Job<PanoramaLayout, Uint8Array>;
  /** Writes the GLB of a panorama's surfaces with a texture, which is the panorama of this width. */
  'picture-textured-mesh': Job<PictureMeshInput & { readonly width: number; readonly texture: EncodedPicture }, Uint8Array>;
  /** Writes the GLB of a panorama's surfaces with a colour at each vertex. */
  'picture-colored-mesh': Job<PictureMeshInput & { readonly panorama: Raster }, Uint8Array>;
}

export const PICTURE_JOBS: JobTable<PictureJobs, SurroundingsContext> = {
  'render-surroundings': renderSurroundingRows,
  'paint-panorama': paintPanorama,
  'show-windows': showWindows,
  'fuse-windows': fuseWindows,
  'measure-surfaces': measureSurfaces,
  'shape-panorama': estimatePanoramaShape,
  'create-backing': createBacking,
  'picture-splats': createPictureSplats,
  'picture-collider': createPictureCollider,
  'picture-textured-mesh': encodeTexturedPictureMesh,
  'picture-colored-mesh': encodeColoredPictureMesh,
};
