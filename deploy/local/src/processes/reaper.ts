/**
 * A process of its own that outlives the supervisor by a moment: it is told the ids of all processes over its standard input,
 * and when that closes without a word, the supervisor has died and the reaper ends what is left. Each line is `+ID SIGNAL`,
 * `-ID`, or `bye`.
 */
import { createInterface } from 'node:readline';

import { systemClock } from '@diorama/clock';
import { pollUntil } from '@diorama/resilience';

/** Processes that have not ended by then are killed. */
const POLICY = { initialIntervalMs: 100, maximumElapsedMs: 8_000 };
const running = new Map<number, NodeJS.Signals>();
let dismissed = false;

// Signals of a terminal are for the supervisor.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'bye') dismissed = true;
    const id = Number.parseInt(line.slice(1), 10);
    if (line.startsWith('+')) running.set(id, line.split(' ')[1] as NodeJS.Signals);
    if (line.startsWith('-')) running.delete(id);
  })
  .on('close', () => void end());

async function end(): Promise<void> {
  if (dismissed) return;
  for (const [id, signal] of running) tell(id, signal);
  await pollUntil(async () => ![...running.keys()].some((id) => tell(id, 0)), POLICY, { clock: systemClock });
  for (const id of running.keys()) tell(id, 'SIGKILL');
}

/** Sends a signal to a process; 0 only asks whether it is there. */
function tell(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, signal);
  } catch {
    return false; // gone already
  }
}
