/**
 * OpenEXR files. In: the bytes of a file, opened by name of channel under limits on its size, or rasters to write. Out: the header, bands
 * of one channel as 32-bit floats, or a file of the requested compression. Malformed and oversized files throw `ExrError`.
 */
export { chooseDepthChannel } from './choose-depth-channel.js';
export type { ChannelLocation, DepthChannel } from './choose-depth-channel.js';
export { ExrError } from './model/exr-error.js';
export type { ExrFault } from './model/exr-error.js';
export { COMPRESSIONS } from './model/header.js';
export type { ChannelInfo, Compression, ExrHeader, ExrPart, ExrWindow, PixelType, ExrTiling } from './model/header.js';
export { computeMinFileBytes } from './min-file-bytes.js';
export { EXR_LIMITS } from './model/limits.js';
export type { ExrLimits } from './model/limits.js';
export { openChannel } from './open-channel.js';
export type { ExrBand, OpenChannel, ExrReadOptions } from './open-channel.js';
export { readChannel } from './read-channel.js';
export type { ExrChannelData } from './read-channel.js';
export { readHeader } from './read-header.js';
export { encodeExr } from './write-exr.js';
export type { ExrChannel, ExrImage, ExrWriteOptions } from './write-exr.js';
