export { ExrError } from './exr-error.js';
export { encodeExr } from './write-exr.js';
export type { ExrChannel, ExrImage, ExrWriteOptions } from './write-exr.js';
