/**
 * Splatting. In: a `Capture` of a renderer and samples of its surfaces, or a panorama with distances. Out: Gaussian splats (one for each
 * sample), the dome of the sky, levels of detail in the colours of the panorama as SPZ files, and the collider's GLB.
 */
export { CaptureSight } from './capture/capture-sight.js';
export type { SharingCapture } from './capture/capture-sight.js';
export { captureSplats } from './capture/capture-splats.js';
export { renderDistanceRows } from './capture/distance-map.js';
export { createPanoramaDirectionTable } from './capture/pano-table.js';
export { FIRST_INSTANCE, SKY, WATER } from './capture/surface-numbers.js';
export { chooseEyes } from './coverage/choose-eyes.js';
export type { Eye } from './coverage/choose-eyes.js';
export { keepFineSplats } from './coverage/keep-captured.js';
export { PatchGrid } from './coverage/patch-grid.js';
export { planCoverage, SAMPLING_JOBS } from './coverage/plan-coverage.js';
export type { CoveragePlan } from './coverage/plan-coverage.js';
export { sampleSurfaces } from './coverage/sampling/sample-surfaces.js';
export { surveyFromEyes } from './coverage/survey.js';
export type { Survey } from './coverage/survey.js';
export { chooseSpawnPoints } from './reach/choose-spawn-points.js';
export { CELL as REACH_CELL, computeReachableArea, floorAt } from './reach/reachable-area.js';
export type { ReachableArea } from './reach/reachable-area.js';
export { toColumns } from './reach/solid-columns.js';
export type { Column } from './reach/solid-columns.js';
export { WALKER } from './reach/walker.js';
export { BodyList } from './collider/body.js';
export { encodeColliderGlb } from './collider/collider-glb.js';
export { addGround } from './collider/ground-body.js';
export { addSolid } from './collider/solid-body.js';
export { encodeDepth } from './encode-depth.js';
export { encodeLevels } from './encode-levels.js';
export { SPLAT_JOBS } from './jobs.js';
export type { SplatJobs } from './jobs.js';
export { FOOTPRINT_CUT, Footprint } from './levels/footprint.js';
export type { SplatShapes } from './levels/footprint.js';
export { measureSurfaceShare } from './levels/measure-surface-share.js';
export { sortByDistance } from './levels/nearest-first.js';
export { fitColors } from './levels/fit-colors.js';
export type { FittedColors } from './levels/fit-colors.js';
export { createSkySplats } from './sky-splats.js';
export { SKY_CHANNELS, captureSkyBand, fillHiddenSky } from './sky/sky-raster.js';
export { joinAndReleaseSplats, fromHarmonic, joinSplats } from './splats/splat-batch.js';
export type { SplatPart } from './splats/splat-batch.js';
export { toCloud, toDetailLevel } from './splats/splat-cloud.js';
