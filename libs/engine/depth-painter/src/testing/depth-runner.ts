import { createTableRunner } from '@diorama/jobs';
import type { JobRunner } from '@diorama/jobs';

import { DEPTH_JOBS } from '../jobs.js';
import type { DepthJobs } from '../jobs.js';

/** Runs the jobs of the depth painter on this thread. */
export const depthRunner = (): JobRunner<DepthJobs> => createTableRunner(DEPTH_JOBS, null);
