/**
 * Quality. In: the files of a world and its scene or panorama. Out: `WorldQuality`, figures of how its splats, panorama and collider compare with
 * what the scene truly shows, at the capture point and on walks: PSNR, SSIM, holes, floaters, depth edges, seam and collider agreement.
 */
export { measureCollider } from './collider-figures.js';
export { measureDepthEdgeAgreement } from './depth-edges.js';
export { describePlan } from './geometry/describe-plan.js';
export type { PlanDescription } from './geometry/describe-plan.js';
export { measureGeometry } from './geometry/measure-geometry.js';
export type { GeometryFigures } from './geometry/measure-geometry.js';
export { OVERLAP_TOLERANCE } from './geometry/measure-overlaps.js';
export { WALK_DISTANCE } from './geometry/measure-passages.js';
export { findBuiltFile } from './file-of.js';
export { QUALITY_JOBS } from './jobs.js';
export type { QualityJobs } from './jobs.js';
export { judgeBuiltPictures, judgeScene } from './judge.js';
export { measureGapShare, createPanoramaReference, findMostOpenColumn } from './judge-pictures.js';
export { captureReferenceView, comparePictures } from './judge-splats.js';
export type { SplatQuality } from './judge-splats.js';
export { WALK_DISTANCES, chooseStandpoints, judgeWalkView } from './judge-walk.js';
export type { WalkQuality, WalkStandpoint } from './judge-walk.js';
export { summarizeWalk } from './walk-figures.js';
export type { WalkView } from './walk-figures.js';
export { measurePoleError, measureSeamRatio } from './panorama-figures.js';
export { renderSplats } from './render-splats.js';
export type { SplatView } from './render-splats.js';
export { ROOM } from './standpoints.js';
export { judgeSplats } from './judge-splats.js';
