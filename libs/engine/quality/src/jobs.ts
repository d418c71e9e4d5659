import type { WorldQuality } from '@diorama/domain';
import type { Job, JobTable } from '@diorama/jobs';
import type { SceneContext } from '@diorama/render';

import { judgePictures } from './judge-pictures.js';
import type { JudgePicturesInput } from './judge-pictures.js';
import { judgeWorld, captureSceneReference } from './judge-world.js';
import type { JudgeWorldInput, LookAtSceneInput, SceneReference } from './judge-world.js';

/** The jobs that measure worlds. */
export interface QualityJobs {
  /** Renders a scene from the places from which its world is measured. */
  'look-at-scene': Job<LookAtSceneInput, SceneReference>;
  /** Measures a world of a scene. */
  'judge-world': Job<JudgeWorldInput, WorldQuality>;
  /** Compares the splats of a world with its panorama. */
  'judge-pictures': Job<JudgePicturesInput, WorldQuality>;
}

export const QUALITY_JOBS: JobTable<QualityJobs, SceneContext> = {
  'look-at-scene': (input, { open }) => captureSceneReference(input, open),
  'judge-world': judgeWorld,
  'judge-pictures': judgePictures,
};
