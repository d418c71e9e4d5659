export type { AssetName, BuildRequest, BuildStage, BuiltFile, BuiltWorld, Raster, WorldEngine } from './engine.js';
export type { JobInputs, JobKind, JobOutputs, JobRunner } from './jobs.js';
export type { Composition, Scene } from './scene/scene.js';
export { composeScene } from './scene/compose-scene.js';
export { describeScene } from './scene/describe.js';
export { InvalidSceneError, parseScene } from './scene/parse-scene.js';
