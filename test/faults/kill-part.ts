import { setTimeout as sleep } from 'node:timers/promises';

import type { RunningStack } from '../stack/start-stack.js';

const THERE_WITHIN_MS = 60_000;
const BACK_WITHIN_MS = 120_000;
const LOOK_MS = 50;

/** The id of one process of a stack, once there is one: it may be about to be started again. */
export async function pidOf(stack: RunningStack, part: string): Promise<number> {
  for (const until = Date.now() + THERE_WITHIN_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const pid = stack.info().pids[part];
    if (pid !== undefined) return pid;
  }
  throw new Error(`${part} does not run: ${stack.output()}`);
}

/** `kill -9` of one process of a stack; waits until the supervisor has started it again. */
export async function killPart(stack: RunningStack, part: string): Promise<void> {
  const killed = await killOne(stack, part);
  for (const until = Date.now() + BACK_WITHIN_MS; ; await sleep(LOOK_MS)) {
    const now = stack.info().pids[part];
    if (now !== undefined && now !== killed) return;
    if (Date.now() > until) throw new Error(`${part} did not come back: ${stack.output()}`);
  }
}

/** Kills whichever runs under this name; one that has ended by itself, which the stack file does not tell yet, is not it. */
async function killOne(stack: RunningStack, part: string): Promise<number> {
  for (const until = Date.now() + THERE_WITHIN_MS; ; await sleep(LOOK_MS)) {
    const pid = await pidOf(stack, part);
    try {
      process.kill(pid, 'SIGKILL');
      return pid;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH' || Date.now() > until) throw error;
    }
  }
}
