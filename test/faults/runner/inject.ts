import { setTimeout as sleep } from 'node:timers/promises';

import type { RunningStack } from '../../stack/start-stack.ts';
import { killPart, pidOf } from '../kill-part.ts';
import type { Disk } from './disk.ts';
import type { Fault, Link } from './fault-plan.ts';
import { familyOf } from './process-family.ts';
import type { Relay } from './relay.ts';

/** Where faults are brought in. */
export interface Targets {
  readonly stack: RunningStack;
  readonly relays: Readonly<Record<Link, Relay>>;
  readonly disk: Disk | null;
}

/** Brings in a fault and takes it back. */
export async function inject(fault: Fault, { stack, relays, disk }: Targets): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      return killPart(stack, fault.at);
    case 'stop':
      return stopped(await pidOf(stack, fault.at), fault.forMs);
    case 'fill':
      disk?.fill();
      await sleep(fault.forMs);
      return disk?.clear();
    case 'cut':
    case 'stall':
      relays[fault.at][fault.kind]();
      await sleep(fault.forMs);
      return relays[fault.at].mend();
  }
}

/** Holds a process and all that it has started. */
async function stopped(pid: number, forMs: number): Promise<void> {
  const family = familyOf(pid);
  for (const member of family) signal(member, 'SIGSTOP');
  await sleep(forMs);
  for (const member of family) signal(member, 'SIGCONT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
