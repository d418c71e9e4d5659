/**
 * Model bundles. In: a folder of ONNX files with a manifest, and tensors. Out: verified bundles, models that each run in a separate
 * process, their schedulers and noise, and reports of use.
 */
export { BundleError } from './bundle/bundle-error.js';
export { generateGaussianNoise } from './diffusion/noise.js';
export { createScheduler } from './diffusion/create-scheduler.js';
export type { Scheduler, SchedulerStepState } from './diffusion/scheduler.js';
export { readDepthViews } from './bundle/depth-views.js';
export type { DepthViewsDeclared } from './bundle/depth-views.js';
export type { SchedulerSettings } from './bundle/diffusers-manifest.js';
export { bundleJsonSchema, MODEL_TASKS } from './bundle/manifest.js';
export type { DiffusersManifest, BundleManifest, SingleManifest, ModelTask } from './bundle/manifest.js';
export { chooseBundle, listBundles } from './bundle/list-bundles.js';
export type { BundleEntry, BundleListing } from './bundle/list-bundles.js';
export { EXECUTION_PROVIDERS } from './process/model-messages.js';
export type { ExecutionProvider } from './process/model-messages.js';
export { ModelPool } from './process/model-pool.js';
export type { LoadedModel, LoadedModelStatus, ModelPoolOptions, ModelUseReport, PoolStatus } from './process/model-pool.js';
export type { ModelRunner } from './process/model-runner.js';
export { ModelFailedError } from './process/model-process.js';
export type { ModelProcessOptions } from './process/model-process.js';
export { openBundle, SINGLE_GRAPH_NAME } from './bundle/open-bundle.js';
export type { Bundle, BundleGraph } from './bundle/open-bundle.js';
export { runBundle } from './run-bundle.js';
export type { BundleRun } from './run-bundle.js';
export { probeProvider } from './process/probe-provider.js';
export { ProviderMissingError } from './process/provider-missing-error.js';
export { sealBundle } from './seal-bundle.js';
export { decodeTensors, encodeTensors, TensorFileError } from './tensors/tensor-file.js';
export type { TensorFile } from './tensors/tensor-file.js';
export type { TensorSpec } from './tensors/tensor-schema.js';
export type { TensorData, Tensors } from './tensors/tensors.js';
export { generateTrialRunInputs, computeOutputPsnr } from './tensors/trial-run.js';
export { FileHashCache } from './bundle/verified-files.js';
