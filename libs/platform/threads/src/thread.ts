import { parentPort, workerData } from 'node:worker_threads';

import { createJobExecutor, installObjectPacks } from '@diorama/engine';

import type { JobResponseMessage, JobRequestMessage, ThreadData } from './message.js';
import { collectTransferables } from './transferables.js';

installObjectPacks((workerData as ThreadData).objectPacks);

/** What runs on every thread: engine jobs, one at a time, each answered with a message. */
const execute = createJobExecutor();

parentPort?.on('message', ({ kind, input }: JobRequestMessage) => {
  const answer = attempt(() => execute(kind, input));
  parentPort?.postMessage(answer, collectTransferables(answer));
  // What came with the order and did not leave with the answer is let go of at once: until the collector looks, hundreds of
  // megabytes can pile up.
  for (const buffer of collectTransferables(input)) if (!buffer.detached) buffer.transfer(0);
});

function attempt(job: () => unknown): JobResponseMessage {
  try {
    return { output: job() } as JobResponseMessage;
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { name, message, stack } };
  }
}
