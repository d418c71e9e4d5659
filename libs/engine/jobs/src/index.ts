/**
 * What all engines share. In: a `BuildRequest` with a runner. Out: the interface of an engine (`WorldEngine`, `BuiltWorld`), generic jobs (`Job`,
 * `JobTable`, `JobRunner`) that each package fills with its own kinds, the gate that limits and aborts them, and the sink of finished files.
 */
export { AssetSink } from './asset-sink.js';
export { DEPTH_WINDOW } from './estimate-depth.js';
export type { DepthEstimate, EstimateDepth, PanoramaDistances } from './estimate-depth.js';
export { JobGate } from './job-gate.js';
export { createTableRunner } from './job-runner.js';
export type { Job, JobRunner, JobTable } from './job-runner.js';
export { cacheLastValue } from './cache-last-value.js';
export { splitIntoRowBands } from './row-bands.js';
export { createStageMeter } from './stage-meter.js';
export type { StageMeter } from './stage-meter.js';
export type { AssetName, BuildRequest, BuildStage, BuiltFile, BuiltWorld, PanoramaReference, WorldEngine } from './world-engine.js';
