/**
 * Views of splats. In: the SPZ file of a world, and a pose with the size of a picture, or a camera path. Out: perspective pictures with the
 * distance of each pixel, one by one or as the frames of the path, as the viewer would show them. Rendered by jobs on threads.
 */
export { SPLAT_VIEW_JOBS } from './jobs.js';
export type { SplatViewJobs } from './jobs.js';
export { renderCameraPath } from './render-camera-path.js';
export type { SplatViewPicture } from './render-splat-view.js';
