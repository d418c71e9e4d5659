/**
 * Quality. In: the files of a world and its scene or panorama. Out: `WorldQuality`, figures of how its splats, panorama and collider compare with
 * what the scene truly shows: PSNR, holes, depth edges, seam and collider agreement.
 */
export { colliderFigures } from './collider-figures.js';
export { edgeAgreement } from './depth-edges.js';
export { fileOf } from './file-of.js';
export { QUALITY_JOBS } from './jobs.js';
export type { QualityJobs } from './jobs.js';
export { judgePicturesBuilt, judgeScene } from './judge.js';
export { gapShare, panoramaTruth, roomiestColumn } from './judge-pictures.js';
export { captureTruth, comparePictures } from './judge-splats.js';
export type { SplatQuality } from './judge-splats.js';
export { roomiest } from './judge-world.js';
export { poleError, seamRatio } from './panorama-figures.js';
export { renderSplats } from './render-splats.js';
export type { SplatView } from './render-splats.js';
export { OFFSETS, ROOM } from './standpoints.js';
export { judgeSplats } from './judge-splats.js';
