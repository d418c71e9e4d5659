/**
 * The engine. In: a prompt, a scene, pictures or a depth panorama, and a runner for its jobs. Out: whole worlds (`proceduralEngine`,
 * `pictureEngine`), paintings (`proceduralDepthPainter`) and meshes. It assembles the other engine packages and re-exports what their users need.
 */
export { createJobExecutor } from './execute-job.js';
export type { EngineJobs, EngineRunner, JobExecutor, JobKind } from './execute-job.js';
export { createInlineRunner } from './inline-runner.js';
export { openScene } from './open-scene.js';
export { pictureEngine } from './picture-engine.js';
export type { PictureEngine } from './picture-engine.js';
export { chooseFirstView } from './procedural/choose-first-view.js';
export { renderSceneDepth } from './procedural/render-scene-depth.js';
export { encodePictureLight, renderSceneLight } from './procedural/render-light.js';
export { proceduralEngine } from './procedural.js';
export { createDepthBandCollector, createDepthLookupTable, proceduralDepthPainter, UnusableDepthError } from '@diorama/depth-painter';
export type {
  DepthBand,
  DepthBandCollector,
  DepthPainter,
  DepthPaintOrder,
  DepthPaintRequest,
  DepthPanorama,
  DepthScale,
  PaintedDepth,
  PaintingShown,
  RetouchResult,
  RetouchPainting,
} from '@diorama/depth-painter';
export type { ObjectPack } from '@diorama/catalogue';
export type { Scene } from '@diorama/domain';
export { DEPTH_WINDOW } from '@diorama/jobs';
export type {
  AssetName,
  BuildRequest,
  BuildStage,
  BuiltFile,
  BuiltWorld,
  DepthEstimate,
  EstimateDepth,
  JobRunner,
  PanoramaDistances,
  PanoramaReference,
  WorldEngine,
} from '@diorama/jobs';
export { exportMesh, chooseMeshDetail } from '@diorama/mesh-export';
export type { ExportedMesh, MeshDetail, MeshExportRequest, MeshSource } from '@diorama/mesh-export';
export { exportPictureMesh, fitDistances, followCamera, isEquirectangular, UnusablePictureError } from '@diorama/pictures';
export type { StoredPanorama, Picture, PictureComposition, PictureMeshRequest, PictureRequest, Placement } from '@diorama/pictures';
export type { OpenedScene, OpenScene } from '@diorama/render';
export {
  composeGivenScene,
  composeScene,
  describeScene,
  installObjectPacks,
  InvalidSceneError,
  listPackFiles,
  parseScene,
} from '@diorama/scene';
export type { PackFile } from '@diorama/scene';
export type { Composition } from '@diorama/scene';
export { composePlannedScene } from '@diorama/scene-plans';
export type { ShownWords } from '@diorama/scene-plans';
export { renderCameraPath } from '@diorama/splat-views';
export type { SplatViewPicture } from '@diorama/splat-views';
export { SEMANTICS } from '@diorama/world-model';
