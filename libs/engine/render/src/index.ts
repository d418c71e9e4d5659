/**
 * The renderer. In: a `WorldModel`. Out: `Capture`s, equirectangular views with colour, distance, normal and class for each pixel, and colours of
 * single surface points. It traces rays with a WebAssembly kernel and bakes sky, ambient and lamp light; a pure function of the model.
 */
export { encodeNormals } from './capture/normal-bytes.js';
export { openModel } from './capture/opened-scene.js';
export { measureDevelopment } from './capture/renderer.js';
export type { OpenScene, OpenedScene, SceneContext } from './capture/opened-scene.js';
export type { SurfacePainter } from './capture/surface-painter.js';
export { Hit, SURFACE_INSTANCE, SURFACE_WATER, createRay } from './rays/ray.js';
export { chooseDevelopment } from './shading/exposure.js';
export { computeHorizontalIrradiance } from './shading/shader.js';
export { toneMap } from './shading/tone-map.js';
export type { ExposureSettings } from './shading/tone-map.js';
export { SkyDome } from './sky/sky.js';
export { SkyLight } from './sky/sky-light.js';
export { Materials } from './surface/materials.js';
export { computeLength } from './surface/quick-math.js';
export { SurfacePoint } from './surface/surface-point.js';
export { sampleMips } from './textures/mip-texture.js';
export { getGrainTexture } from './textures/patterns/pattern-set.js';
export { createMeshRayCaster } from './tracing/cast-at-mesh.js';
export { SceneTracer } from './tracing/scene-trace.js';
