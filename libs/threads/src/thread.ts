import { parentPort } from 'node:worker_threads';

import { createJobExecutor } from '@diorama/engine';

import type { JobAnswer, JobOrder } from './message.js';
import { transferables } from './transferables.js';

/** What runs on every thread: engine jobs, one at a time, each answered with a message. */
const execute = createJobExecutor();

parentPort?.on('message', ({ kind, input }: JobOrder) => {
  const answer = attempt(() => execute(kind, input));
  parentPort?.postMessage(answer, transferables(answer));
});

function attempt(job: () => unknown): JobAnswer {
  try {
    return { output: job() } as JobAnswer;
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { name, message, stack } };
  }
}
