/**
 * Pictures in memory. In: bytes that a decoder or a renderer gave. Out: `Raster`, the one type of an RGB picture with eight bits a channel, and
 * `EncodedPicture`, a picture file in memory.
 */
export type { EncodedPicture } from './encoded-picture.js';
export type { Raster } from './raster.js';
export { copyToSharedMemory } from './copy-to-shared-memory.js';
