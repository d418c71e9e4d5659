import { buildModel } from './geometry/build-model.js';
import type { WorldModel } from './geometry/world-model.js';
import type { Renderer } from './render/capture.js';
import { createCaptureParts, createRenderer } from './render/renderer.js';
import { SurfacePainter } from './render/surface-painter.js';
import type { Scene } from './scene/scene.js';

/** A scene made into geometry and ready to be looked at. */
export interface OpenedScene {
  readonly model: WorldModel;
  readonly renderer: Renderer;
  /** Colours of places on its surfaces. */
  readonly painter: SurfacePainter;
}

/** Makes a scene's geometry and renderer; a pure function. */
export type OpenScene = (scene: Scene) => OpenedScene;

/** Opens a scene with the engine's own geometry and renderer. */
export const openScene: OpenScene = (scene) => {
  const model = buildModel(scene);
  const parts = createCaptureParts(model);
  return { model, renderer: createRenderer(model, parts), painter: new SurfacePainter(parts) };
};
