/**
 * Equirectangular geometry. In: pixels, directions and rasters of width 2n and height n. Out: rays, solid angles in steradians, samples of
 * a reduced grid, crops and resized rasters.
 */
export { createPanoramaDirectionTable } from './direction-table.js';
export type { PanoramaDirectionTable } from './direction-table.js';
export { directionToPixel, pixelToDirection, computePixelSolidAngle, computeRowBandSolidAngle, computeRowLatitude } from './equirect.js';
export type { WritableNumbers } from './equirect.js';
export { computePanoramaCrop } from './panorama-crop.js';
export type { PanoramaCrop } from './panorama-crop.js';
export { countReducedGridSamples, countReducedRowSamples, findWidthForSampleCount } from './reduced-grid.js';
export { resizePanorama, sampleBilinear } from './raster.js';
export type { PanoRaster } from './raster.js';
export { computeSampleCentre, computeSampleColumn } from './sample-grid.js';
export { computeSphereShare } from './sphere-share.js';
export { DEPTH_ENCODINGS } from './views/depth-encoding.js';
export type { DepthEncoding, EncodedDepth } from './views/depth-encoding.js';
export { fitToGround } from './views/fit-to-ground.js';
export type { GroundFit } from './views/fit-to-ground.js';
export { cutView } from './views/cut-view.js';
export type { ViewRaster } from './views/cut-view.js';
export { fuseViews } from './views/fuse-views.js';
export type { FuseOptions, ViewDepth } from './views/fuse-views.js';
export { createViewProjection, layOutViews } from './views/perspective-view.js';
export type { PerspectiveView, ViewLayout, ViewProjection } from './views/perspective-view.js';
