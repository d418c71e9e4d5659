import { buildModel } from '@diorama/places';
import { openModel } from '@diorama/render';
import type { OpenScene } from '@diorama/render';

/** Opens a scene with the engine's own geometry and renderer. */
export const openScene: OpenScene = (scene) => openModel(buildModel(scene));
