import type { WalkFigures } from '@diorama/domain';
import type { Job, JobTable } from '@diorama/jobs';
import type { SceneContext } from '@diorama/render';

import { judgePictures } from './judge-pictures.js';
import type { CaptureQuality, JudgePicturesInput } from './judge-pictures.js';
import { judgeWorld, captureSceneReference } from './judge-world.js';
import type { JudgeWorldInput, LookAtSceneInput, SceneReference } from './judge-world.js';
import { captureWalk, judgeWalk } from './record-walk.js';
import type { CaptureWalkInput, JudgeWalkInput, WalkReference } from './record-walk.js';

/** The jobs that measure worlds. */
export interface QualityJobs {
  /** Renders a scene from the places from which its world is measured. */
  'look-at-scene': Job<LookAtSceneInput, SceneReference>;
  /** Measures a world of a scene. */
  'judge-world': Job<JudgeWorldInput, CaptureQuality>;
  /** Compares the splats of a world with its panorama. */
  'judge-pictures': Job<JudgePicturesInput, CaptureQuality>;
  /** Renders a scene from the places of a walk. */
  'capture-walk': Job<CaptureWalkInput, WalkReference[]>;
  /** Measures the splats of a world at the places of a walk. */
  'judge-walk': Job<JudgeWalkInput, WalkFigures[]>;
}

export const QUALITY_JOBS: JobTable<QualityJobs, SceneContext> = {
  'look-at-scene': (input, { open }) => captureSceneReference(input, open),
  'judge-world': judgeWorld,
  'judge-pictures': judgePictures,
  'capture-walk': (input, { open }) => captureWalk(input, open),
  'judge-walk': judgeWalk,
};
