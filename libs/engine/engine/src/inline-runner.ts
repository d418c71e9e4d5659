import type { JobRunner } from '@diorama/jobs';

import { createJobExecutor } from './execute-job.js';
import type { EngineJobs, JobExecutor } from './execute-job.js';

/** Runs jobs on the calling thread, one after another; for tests and for use as a library. */
export function createInlineRunner(execute: JobExecutor = createJobExecutor()): JobRunner<EngineJobs> {
  return { width: 1, run: async (kind, input) => execute(kind, input) };
}
