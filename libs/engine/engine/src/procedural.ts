import type { WorldEngine } from '@diorama/jobs';
import { composeScene } from '@diorama/scene';

import type { EngineJobs } from './execute-job.js';
import { buildWorld } from './procedural/build-world.js';

/** The built-in engine: no weights, CPU only; the same scene and seed give the same bytes. */
export const proceduralEngine: WorldEngine<EngineJobs> = {
  name: 'procedural',
  version: '1.20.0',
  compose: composeScene,
  build: buildWorld,
};
