export { JobsCancelledError, ThreadDiedError } from './errors.js';
export { createThreadRunner } from './thread-runner.js';
export type { ThreadRunner, ThreadRunnerOptions } from './thread-runner.js';
