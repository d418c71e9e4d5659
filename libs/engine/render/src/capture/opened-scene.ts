import type { Scene } from '@diorama/domain';
import type { CaptureView, HorizonColors, Renderer, RowRange, Vec3, WorldModel } from '@diorama/world-model';

import { measureHorizon } from './measure-horizon.js';
import { toneMap } from '../shading/tone-map.js';
import type { ExposureSettings } from '../shading/tone-map.js';
import { captureLight } from './capture-light.js';
import { createCaptureParts, createRenderer } from './renderer.js';
import { SurfacePainter } from './surface-painter.js';

/** A scene as geometry with its renderer. */
export interface OpenedScene {
  readonly model: WorldModel;
  readonly renderer: Renderer;
  /** Colours of places on its surfaces. */
  readonly painter: SurfacePainter;
  /** Writes the display colour of the sky in a unit direction, as a pixel that spans `angle` radians shows it, also where it is hidden. */
  readonly colorSky: (direction: Vec3, angle: number, out: Float32Array) => void;
  /** How its pictures are developed. */
  readonly development: ExposureSettings;
  /** Renders rows of linear radiance, RGB, as `captureLight`. */
  readonly captureLight: (view: CaptureView, rows: RowRange) => Float32Array;
  /** Measures the colours of haze and ground around it; null for a room. */
  readonly measureHorizon: () => HorizonColors | null;
}

/** Makes a scene's geometry and renderer; a pure function. */
export type OpenScene = (scene: Scene) => OpenedScene;

/** What jobs share that look at scenes. */
export interface SceneContext {
  readonly open: OpenScene;
}

/**
 * Makes the renderer of a model.
 *
 * @param development the exposure of its pictures; that of the model where left out
 */
export function openModel(model: WorldModel, development?: ExposureSettings): OpenedScene {
  const parts = createCaptureParts(model, development);
  const radiance = new Float64Array(3);
  return {
    model,
    renderer: createRenderer(model, parts),
    painter: new SurfacePainter(parts),
    colorSky: (direction, angle, out) => {
      parts.shader.skyRadiance(direction, angle, radiance);
      toneMap(radiance, parts.development, out, 0);
    },
    development: parts.development,
    captureLight: (view, rows) => captureLight(parts, view, rows),
    measureHorizon: () => measureHorizon(parts),
  };
}
