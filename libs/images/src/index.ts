export { encodePng, encodeThumbnail } from './encode.js';
export type { Raster } from './raster.js';
