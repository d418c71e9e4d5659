import { createJobExecutor } from './execute-job.js';
import type { JobExecutor } from './execute-job.js';
import type { JobRunner } from './jobs.js';

/** Runs jobs on the calling thread, one after another; for tests and for use as a library. */
export function inlineRunner(execute: JobExecutor = createJobExecutor()): JobRunner {
  return { width: 1, run: async (kind, input) => execute(kind, input) };
}
