export { decodePicture } from './decode.js';
export type { DecodeOptions } from './decode.js';
export { encodePng, encodeTexture, encodeThumbnail } from './encode.js';
export { PictureError } from './picture-error.js';
export { PICTURE_HEAD_BYTES, pictureFormat } from './picture-format.js';
export type { PictureFormat } from './picture-format.js';
export { probePicture } from './probe-picture.js';
export type { PictureFacts } from './probe-picture.js';
export type { Raster } from './raster.js';
