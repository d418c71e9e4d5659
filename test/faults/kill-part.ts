import { setTimeout as sleep } from 'node:timers/promises';

import type { RunningStack } from '../stack/start-stack.js';

const BACK_WITHIN_MS = 60_000;

/** `kill -9` of one process of a stack; waits until the supervisor has started it again. */
export async function killPart(stack: RunningStack, part: string): Promise<void> {
  const before = stack.info().pids[part];
  if (before === undefined) throw new Error(`${part} does not run: ${stack.output()}`);
  process.kill(before, 'SIGKILL');
  for (const until = Date.now() + BACK_WITHIN_MS; ; await sleep(50)) {
    const now = stack.info().pids[part];
    if (now !== undefined && now !== before) return;
    if (Date.now() > until) throw new Error(`${part} did not come back: ${stack.output()}`);
  }
}
