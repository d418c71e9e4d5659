import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Writable } from 'node:stream';

import { systemClock } from '@diorama/clock';
import { pollUntil } from '@diorama/resilience';

import { openLogFile } from './log-file.js';
import type { ProcessPlan } from './process-plan.js';

interface SupervisionEvents {
  /** A process runs now under this id; null when it has ended. */
  readonly onPid: (name: string, pid: number | null) => void;
  /** A process ended by itself and will be started again after a pause. */
  readonly onRestart: (name: string, reason: string, pauseMs: number) => void;
}

const PAUSES_MS = [100, 500, 1_000, 2_000, 5_000, 10_000];
/** A process that ran this long is taken for sound again. */
const SOUND_MS = 20_000;
const KILL_AFTER_MS = 25_000;
const READY_POLL_MS = 50;
/** A third of the weight of the others, and all of the processors where they rest. */
const BACKGROUND_NICENESS = 5;

/** What every program may expect of its surroundings; nothing else of the user's environment reaches the processes. */
const inherited = (): Record<string, string> => ({ PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' });

/** Keeps one process running until it is told to stop. */
export class SupervisedProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  private failures = 0;
  private startedAt = 0;
  private readonly log: Writable;

  constructor(
    readonly plan: ProcessPlan,
    logPath: string,
    private readonly events: SupervisionEvents,
  ) {
    this.log = openLogFile(logPath);
  }

  start(): void {
    const { name, command, args, env, uid, gid, isBackground } = this.plan;
    this.startedAt = Date.now();
    const identity = uid === undefined || gid === undefined ? {} : { uid, gid };
    // Its own process group: a Ctrl-C of the terminal reaches the supervisor alone, which stops the others in order.
    const child = spawn(command, args, { env: { ...inherited(), ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...identity });
    this.child = child;
    child.stdout?.pipe(this.log, { end: false });
    child.stderr?.pipe(this.log, { end: false });
    child.once('error', (error) => this.ended(error.message));
    child.once('exit', (code, signal) => this.ended(signal === null ? `exit status ${code}` : `signal ${signal}`));
    if (child.pid === undefined) return;
    if (isBackground) giveWay(child.pid);
    this.events.onPid(name, child.pid);
  }

  /** @throws Error when it is not ready in time */
  async ready(withinMs: number): Promise<void> {
    const policy = { initialIntervalMs: READY_POLL_MS, maximumElapsedMs: withinMs };
    const isReady = await pollUntil(async () => (await this.plan.isReady()) || this.stopping, policy, { clock: systemClock });
    if (!isReady) throw new Error(`${this.plan.name} is not ready after ${withinMs / 1_000} s`);
  }

  /** Asks it to end and waits; after half a minute it is killed. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill(this.plan.stopSignal);
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    await gone;
    clearTimeout(timer);
  }

  private ended(reason: string): void {
    const { name } = this.plan;
    this.child = null;
    this.events.onPid(name, null);
    if (this.stopping) return;
    this.failures = Date.now() - this.startedAt > SOUND_MS ? 1 : this.failures + 1;
    const pauseMs = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length) - 1] ?? 0;
    this.log.write(`\n--- ${name} exited (${reason}); restarting it in ${pauseMs} ms\n`);
    this.events.onRestart(name, reason, pauseMs);
    setTimeout(() => {
      if (!this.stopping) this.start();
    }, pauseMs);
  }
}

/** Threads take over the priority of the one that starts them, so it comes before the program has any. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, BACKGROUND_NICENESS);
  } catch {
    // It has ended already, which its exit tells.
  }
}
