export { analyticRenderer } from './analytic-world.js';
export type { AnalyticWorld, Ball } from './analytic-world.js';
export { castAtMesh } from './cast-at-mesh.js';
export { describeBuilds, describeEngine } from './describe-engine.js';
export type { Build } from './describe-engine.js';
export { captureTruth, comparePictures, judgeSplats } from './judge-splats.js';
export type { JudgeOptions, SplatQuality, Truth } from './judge-splats.js';
export { renderSplats } from './render-splats.js';
export type { SplatPicture, SplatView } from './render-splats.js';
