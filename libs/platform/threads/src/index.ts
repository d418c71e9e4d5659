/**
 * Worker threads. In: a module of jobs and the number of threads. Out: a runner that executes jobs by name and transfers their buffers; a
 * cancelled job and a dead thread reject with their own errors.
 */
export { JobsCancelledError, ThreadDiedError } from './errors.js';
export { createThreadRunner } from './thread-runner.js';
export type { ThreadRunner, ThreadRunnerOptions } from './thread-runner.js';
