export { directionPixel, pixelDirection, pixelSolidAngle, rowBand, rowLatitude } from './equirect.js';
export type { NumberSink } from './equirect.js';
export { panoramaCrop } from './panorama-crop.js';
export type { Crop } from './panorama-crop.js';
export { reducedGridCount, reducedRow, widthForCount } from './reduced-grid.js';
export { resizeArea, sampleBilinear } from './raster.js';
export type { PanoRaster } from './raster.js';
export { detailedRow, hasDetails, isSampled, sampleCentre, sampleColumn } from './sample-grid.js';
