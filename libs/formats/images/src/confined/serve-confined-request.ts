import { writeFileSync } from 'node:fs';

import { OUT_OF_MEMORY_EXIT_CODE } from './confined-messages.js';
import type { ConfinedResponse, ConfinedRequest } from './confined-messages.js';

const WATCH_MS = 20;

/**
 * The other side of `ConfinedProcesses`, for the module that runs there: does the work of one order, answers and ends. Memory is
 * looked at whenever the work lets go of the thread.
 */
export function serveConfinedRequest(work: (order: never) => Promise<unknown>): void {
  process.once('message', ({ order, memoryBytes }: ConfinedRequest<never>) => {
    watchMemory(memoryBytes);
    void answerTo(work, order).then((answer) => process.send?.(answer, () => process.exit(0)));
  });
  process.once('disconnect', () => process.exit(0)); // whoever asked is gone
}

async function answerTo(work: (order: never) => Promise<unknown>, order: never): Promise<ConfinedResponse<unknown>> {
  try {
    return { answer: await work(order) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function watchMemory(memoryBytes: number): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000'); // if the machine itself runs out, this process goes first
  } catch {
    // Not on Linux.
  }
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) process.exit(OUT_OF_MEMORY_EXIT_CODE);
  }, WATCH_MS);
}
