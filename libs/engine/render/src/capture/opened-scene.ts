import type { Scene } from '@diorama/domain';
import type { HorizonColors, Renderer, WorldModel } from '@diorama/world-model';

import { measureHorizon } from './measure-horizon.js';
import { createCaptureParts, createRenderer } from './renderer.js';
import { SurfacePainter } from './surface-painter.js';

/** A scene as geometry with its renderer. */
export interface OpenedScene {
  readonly model: WorldModel;
  readonly renderer: Renderer;
  /** Colours of places on its surfaces. */
  readonly painter: SurfacePainter;
  /** Measures the colours of haze and ground around it; null for a room. */
  readonly measureHorizon: () => HorizonColors | null;
}

/** Makes a scene's geometry and renderer; a pure function. */
export type OpenScene = (scene: Scene) => OpenedScene;

/** What jobs share that look at scenes. */
export interface SceneContext {
  readonly open: OpenScene;
}

/** Makes the renderer of a model. */
export function openModel(model: WorldModel): OpenedScene {
  const parts = createCaptureParts(model);
  return {
    model,
    renderer: createRenderer(model, parts),
    painter: new SurfacePainter(parts),
    measureHorizon: () => measureHorizon(parts),
  };
}
