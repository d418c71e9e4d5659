export { cutView, plainPanorama, psnr } from './sample-pictures.js';
export type { ViewRequest } from './sample-pictures.js';
