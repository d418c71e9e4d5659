import { join } from 'node:path';

import type { ProcessPlan } from './process-plan.js';
import { ReaperLink } from './reaper-link.js';
import { SupervisedProcess } from './supervised-process.js';

interface SupervisorOptions {
  readonly logFolder: string;
  /** Called whenever a process has begun or ended, with the ids of all that run. */
  readonly onPids: (pids: Readonly<Record<string, number>>) => void;
  readonly onRestart: (name: string, reason: string, pauseMs: number) => void;
}

const READY_MS = 180_000;

/** Runs the processes of the stack: starts them, brings back what dies, stops them in order. */
export class Supervisor {
  private readonly processes: SupervisedProcess[] = [];
  private readonly pids = new Map<string, number>();
  private readonly reaper = new ReaperLink();

  constructor(private readonly options: SupervisorOptions) {}

  /** Starts these processes side by side and waits until all are ready. */
  async start(plans: readonly ProcessPlan[]): Promise<void> {
    const added = plans.map((plan) => this.add(plan));
    for (const process of added) process.start();
    await Promise.all(added.map((process) => process.ready(READY_MS)));
  }

  /** Stops everything, last started first; those that were started together stop together. */
  async stop(names: readonly string[]): Promise<void> {
    await Promise.all(this.processes.filter(({ plan }) => names.includes(plan.name)).map((process) => process.stop()));
  }

  /** The last word: nothing is left that the reaper would have to end. */
  dismiss(): void {
    this.reaper.dismiss();
  }

  private add(plan: ProcessPlan): SupervisedProcess {
    const { logFolder, onPids, onRestart } = this.options;
    const process = new SupervisedProcess(plan, join(logFolder, `${plan.name}.log`), {
      onPid: (name, pid) => {
        const before = this.pids.get(name);
        if (before !== undefined) this.reaper.remove(before);
        if (pid === null) this.pids.delete(name);
        else {
          this.pids.set(name, pid);
          this.reaper.add(pid, plan.stopSignal);
        }
        onPids(Object.fromEntries(this.pids));
      },
      onRestart,
    });
    this.processes.push(process);
    return process;
  }
}
