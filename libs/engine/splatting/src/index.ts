/**
 * Splatting. In: `Capture`s of a renderer, or a panorama with distances. Out: Gaussian splats (one for each sample, shared out among captures),
 * the dome of the sky, levels of detail in the colours of the panorama as SPZ files, and the collider's GLB.
 */
export { SKY, WATER, captureSplats } from './capture/capture-splats.js';
export type { CapturedSplats } from './capture/capture-splats.js';
export { chooseCapturePoints } from './capture/capture-spots.js';
export { renderDistanceRows } from './capture/distance-map.js';
export { createOwnership } from './capture/ownership.js';
export type { SharingCapture } from './capture/ownership.js';
export { createPanoramaDirectionTable } from './capture/pano-table.js';
export { BodyList } from './collider/body.js';
export { encodeColliderGlb } from './collider/collider-glb.js';
export { addGround } from './collider/ground-body.js';
export { addSolid } from './collider/solid-body.js';
export { encodeDepth } from './encode-depth.js';
export { encodeLevels } from './encode-levels.js';
export { SPLAT_JOBS } from './jobs.js';
export type { SplatJobs } from './jobs.js';
export { computeDetailShare, computeLaterCaptureWidth, measureSurfaceShare } from './levels/capture-sizes.js';
export { FOOTPRINT_CUT, Footprint } from './levels/footprint.js';
export type { SplatShapes } from './levels/footprint.js';
export { sortByDistance } from './levels/nearest-first.js';
export { fitColors } from './levels/fit-colors.js';
export type { FittedColors } from './levels/fit-colors.js';
export { createSkySplats } from './sky-splats.js';
export { SKY_CHANNELS, addHiddenSky, captureHiddenSky, isHiddenSky, captureSkyBand } from './sky/sky-raster.js';
export type { HiddenSky } from './sky/sky-raster.js';
export { joinAndReleaseSplats, fromHarmonic, joinSplats } from './splats/splat-batch.js';
export type { SplatPart } from './splats/splat-batch.js';
export { toCloud, toDetailLevel } from './splats/splat-cloud.js';
