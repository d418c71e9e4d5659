/**
 * The engine. In: a prompt, a scene, pictures or a depth panorama, and a runner for its jobs. Out: whole worlds (`proceduralEngine`,
 * `pictureEngine`), paintings (`proceduralDepthPainter`) and meshes. It assembles the other engine packages and re-exports what their users need.
 */
export { createJobExecutor } from './execute-job.js';
export type { EngineJobs, EngineRunner, JobExecutor, JobKind } from './execute-job.js';
export { inlineRunner } from './inline-runner.js';
export { openScene } from './open-scene.js';
export { pictureEngine } from './picture-engine.js';
export type { PictureEngine } from './picture-engine.js';
export { proceduralEngine } from './procedural.js';
export { createDepthGatherer, depthTable, proceduralDepthPainter, UnusableDepthError } from '@diorama/depth-painter';
export type {
  DepthBand,
  DepthGatherer,
  DepthPainter,
  DepthPaintOrder,
  DepthPaintRequest,
  DepthPanorama,
  DepthScale,
  PaintedDepth,
  PaintingShown,
  Retouch,
  RetouchPainting,
} from '@diorama/depth-painter';
export type { Scene } from '@diorama/domain';
export type {
  AssetName,
  BuildRequest,
  BuildStage,
  BuiltFile,
  BuiltWorld,
  DepthEstimate,
  EstimateDepth,
  JobRunner,
  PanoramaTruth,
  WorldEngine,
} from '@diorama/jobs';
export { exportMesh, meshDetail } from '@diorama/mesh-export';
export type { ExportedMesh, MeshDetail, MeshExportRequest, MeshSource } from '@diorama/mesh-export';
export { exportPictureMesh, followCamera, isEquirectangular, readEstimate, UnusablePictureError } from '@diorama/pictures';
export type { KeptPanorama, Picture, PictureComposition, PictureMeshRequest, PictureRequest, Placement } from '@diorama/pictures';
export type { OpenedScene, OpenScene } from '@diorama/render';
export { adoptScene, composeScene, describeScene, InvalidSceneError, parseScene } from '@diorama/scene';
export type { Composition } from '@diorama/scene';
export { SEMANTICS } from '@diorama/world-model';
