import type { WorldQuality } from '@diorama/domain';
import type { Job, JobTable } from '@diorama/jobs';
import type { SceneContext } from '@diorama/render';

import { judgePictures } from './judge-pictures.js';
import type { JudgePicturesInput } from './judge-pictures.js';
import { judgeWorld, lookAtScene } from './judge-world.js';
import type { JudgeWorldInput, LookAtSceneInput, SceneTruth } from './judge-world.js';

/** The jobs that measure worlds. */
export interface QualityJobs {
  /** Renders a scene from the places from which its world is measured. */
  'look-at-scene': Job<LookAtSceneInput, SceneTruth>;
  /** Measures a world of a scene. */
  'judge-world': Job<JudgeWorldInput, WorldQuality>;
  /** Compares the splats of a world with its panorama. */
  'judge-pictures': Job<JudgePicturesInput, WorldQuality>;
}

export const QUALITY_JOBS: JobTable<QualityJobs, SceneContext> = {
  'look-at-scene': (input, { open }) => lookAtScene(input, open),
  'judge-world': judgeWorld,
  'judge-pictures': judgePictures,
};
