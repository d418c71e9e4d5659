/**
 * Equirectangular geometry. In: pixels, directions and rasters of width 2n and height n. Out: rays, solid angles in steradians, samples of
 * a reduced grid, crops and resized rasters.
 */
export { directionToPixel, pixelToDirection, computePixelSolidAngle, computeRowBandSolidAngle, computeRowLatitude } from './equirect.js';
export type { WritableNumbers } from './equirect.js';
export { computePanoramaCrop } from './panorama-crop.js';
export type { PanoramaCrop } from './panorama-crop.js';
export { countReducedGridSamples, countReducedRowSamples, findWidthForSampleCount } from './reduced-grid.js';
export { resizePanorama, sampleBilinear } from './raster.js';
export type { PanoRaster } from './raster.js';
export { computeSampleCentre, computeSampleColumn } from './sample-grid.js';
export { computeSphereShare } from './sphere-share.js';
