import { createTableRunner } from '@diorama/jobs';
import type { JobRunner } from '@diorama/jobs';
import { QUALITY_JOBS } from '@diorama/quality';
import type { SceneContext } from '@diorama/render';
import { SPLAT_JOBS } from '@diorama/splatting';

import type { PictureWorldJobs } from '../build-pictures.js';
import { PICTURE_JOBS } from '../jobs.js';
import { createSurroundingsContext } from '../surroundings/open-surroundings.js';
import type { SurroundingsContext } from '../surroundings/open-surroundings.js';

const open = (): never => {
  throw new Error('a world of pictures has no scene');
};

/** Runs the jobs of worlds of pictures on this thread. */
export const pictureRunner = (): JobRunner<PictureWorldJobs> =>
  createTableRunner<PictureWorldJobs, SceneContext & SurroundingsContext>(
    { ...PICTURE_JOBS, ...SPLAT_JOBS, ...QUALITY_JOBS },
    { open, ...createSurroundingsContext() },
  );
