/**
 * Pictures in memory. In: bytes that a decoder or a renderer gave, or linear light. Out: `Raster`, the one type of an RGB picture with eight
 * bits a channel, `EncodedPicture`, a picture file in memory, and the header and rows of Radiance HDR files.
 */
export { encodeHdrHeader, encodeHdrRows } from './encode-hdr.js';
export type { HdrHeader } from './encode-hdr.js';
export type { EncodedPicture } from './encoded-picture.js';
export type { Raster } from './raster.js';
export { copyToSharedMemory } from './copy-to-shared-memory.js';
