/**
 * The depth painter. In: a depth panorama and a prompt. Out: a panorama painted onto it: the depth is segmented into surfaces, the prompt names
 * their materials, light is traced through the depth, and a network may retouch the result.
 */
export { createDepthBandCollector } from './field/depth-band-collector.js';
export type { DepthBand, DepthBandCollector } from './field/depth-band-collector.js';
export { UnusableDepthError } from './field/depth-panorama.js';
export type { DepthPanorama } from './field/depth-panorama.js';
export { createDepthLookupTable } from './field/depth-lookup-table.js';
export type { DepthScale } from './field/depth-lookup-table.js';
export { DEPTH_JOBS } from './jobs.js';
export type { DepthJobs } from './jobs.js';
export type { PaintingShown, RetouchPainting } from './network/retouch.js';
export type { RetouchResult } from './network/retouch-rows.js';
export type { DepthPaintOrder, DepthPaintRequest, DepthPainter, PaintedDepth } from './painter.js';
export { proceduralDepthPainter } from './procedural-painter.js';
