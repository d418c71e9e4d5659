import type { WorldEngine } from './engine.js';
import { buildWorld } from './procedural/build-world.js';
import { composeScene } from './scene/compose-scene.js';

/** The built-in engine: no weights, CPU only; the same scene and seed give the same bytes. */
export const proceduralEngine: WorldEngine = {
  name: 'procedural',
  version: '1.5.0',
  compose: composeScene,
  build: buildWorld,
};
