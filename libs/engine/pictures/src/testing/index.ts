export { renderTestView, createPlainPanorama, computePsnr } from './sample-pictures.js';
export type { ViewRequest } from './sample-pictures.js';
