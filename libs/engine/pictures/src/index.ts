/**
 * Worlds from pictures. In: one or several pictures, a panorama or frames of a video. Out: a `PictureComposition` (where each camera stood and what
 * is seen), and from it the panorama all around, distances, splats, collider and meshes. Around the pictures lies a place that matches them,
 * which the engine builds and renders.
 */
export { buildPictures } from './build-pictures.js';
export { isEquirectangular } from './cameras/equirectangular.js';
export { followCamera } from './cameras/follow-camera.js';
export { UnusablePictureError } from './cameras/picture.js';
export type { Picture, PictureComposition, PictureRequest, Placement } from './cameras/picture.js';
export { composePictures } from './composition/compose-pictures.js';
export { exportPictureMesh } from './export-picture-mesh.js';
export type { StoredPanorama, PictureMeshRequest } from './export-picture-mesh.js';
export { PICTURE_JOBS } from './jobs.js';
export type { PictureJobs } from './jobs.js';
export { createSurroundingsContext } from './surroundings/open-surroundings.js';
export type { SurroundingsContext } from './surroundings/open-surroundings.js';
export { fitDistances } from './layout/fit-distances.js';
export type { ModelDistances } from './layout/fit-distances.js';
export { SCENE_DISTANCE_MAX } from './layout/layout.js';
