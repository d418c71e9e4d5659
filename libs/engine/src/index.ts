export type { AssetName, BuildRequest, BuildStage, BuiltFile, BuiltWorld, Raster, WorldEngine } from './engine.js';
export type { JobInputs, JobKind, JobOutputs, JobRunner } from './jobs.js';
export type { Composition, Scene } from './scene/scene.js';
