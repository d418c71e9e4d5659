/**
 * Picture files. In: bytes of JPEG, PNG, WebP, AVIF or EXR under limits, or rasters to encode. Out: 8-bit RGB rasters, grey depth maps,
 * facts of a file (size, camera, depth bounds) and encoded files. Readers of hostile bytes run in a confined process; a malformed file
 * throws `PictureError`.
 */
export { decodePicture } from './decode.js';
export type { DecodeOptions } from './decode.js';
export { decodeTexture } from './decode-texture.js';
export type { DecodedTexture, TextureDecodeOptions } from './decode-texture.js';
export { encodeFrame, encodeGreyPng, encodePngMap, encodePng, encodeTexels, encodeTexture, encodeThumbnail, encodeWebp } from './encode.js';
export { ReaderProcessCrashError, ConfinedProcesses, ReaderProcessLostError } from './confined/confined-processes.js';
export type { ConfinedOptions } from './confined/confined-processes.js';
export { serveConfinedRequest } from './confined/serve-confined-request.js';
export { readGreyPng } from './grey-picture.js';
export type { GreyPicture } from './grey-picture.js';
export { renderPerspectiveView } from './perspective-view.js';
export { PictureError } from './picture-error.js';
export { PICTURE_HEAD_BYTES, detectPictureFormat } from './picture-format.js';
export type { PictureFormat } from './picture-format.js';
export { probeDepth } from './probe-depth.js';
export type { DepthBounds } from './probe-depth.js';
export { probePicture } from './probe-picture.js';
export type { PictureFacts } from './probe-picture.js';
export { readCameraMetadata } from './read-camera.js';
export type { CameraMetadata } from './read-camera.js';
