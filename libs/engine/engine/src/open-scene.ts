import { buildModel, withoutEdits } from '@diorama/places';
import { measureDevelopment, openModel } from '@diorama/render';
import type { OpenScene } from '@diorama/render';

/**
 * Opens a scene with the engine's own geometry and renderer. The exposure of an edited scene is that before its edits, so that what no edit names keeps
 * its colours.
 */
export const openScene: OpenScene = (scene) => {
  const model = buildModel(scene);
  return scene.edits === undefined ? openModel(model) : openModel(model, measureDevelopment(buildModel(withoutEdits(scene))));
};
