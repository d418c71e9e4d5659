import type { EngineJobs, EngineRunner, JobKind, ObjectPack } from '@diorama/engine';

import { JobsCancelledError } from './errors.js';
import type { JobResponseMessage, ThreadData } from './message.js';
import { JobThread } from './job-thread.js';

export interface ThreadRunnerOptions {
  /** How many threads, at least 1. They start with the first jobs. */
  readonly threads: number;
  /** Megabytes of heap that a thread may use, typed arrays apart; Node's own limit when absent. */
  readonly maxOldGenerationSizeMb?: number;
  /** Packs whose objects the scenes may hold. */
  readonly objectPacks?: readonly ObjectPack[];
  /** The module that threads run; the engine's jobs when absent. */
  readonly entry?: URL;
}

export interface ThreadRunner extends EngineRunner {
  /** Ends what runs and what waits with a JobsCancelledError, at once; later jobs run on new threads. */
  cancelAll(): Promise<void>;
  /** As `cancelAll`, and refuses later jobs. */
  close(): Promise<void>;
}

/**
 * Runs the engine's jobs on threads, first come first served. A job that throws rejects with an error of the same name and
 * message. A thread that dies rejects its job with a ThreadDiedError and is replaced. Idle threads keep no process alive.
 */
export function createThreadRunner(options: ThreadRunnerOptions): ThreadRunner {
  if (!Number.isInteger(options.threads) || options.threads < 1) throw new RangeError(`cannot run on ${options.threads} threads`);
  return new Pool(options);
}

interface Waiting {
  readonly kind: JobKind;
  readonly input: EngineJobs[JobKind]['input'];
  readonly resolve: (output: never) => void;
  readonly reject: (reason: Error) => void;
}

class Pool implements ThreadRunner {
  readonly width: number;
  private readonly entry: URL;
  private readonly waiting: Waiting[] = [];
  private readonly idle: JobThread[] = [];
  private readonly busy = new Map<JobThread, Waiting>();
  private closed = false;

  constructor(private readonly options: ThreadRunnerOptions) {
    this.width = options.threads;
    this.entry = options.entry ?? new URL('./thread.js', import.meta.url);
  }

  run<Kind extends JobKind>(kind: Kind, input: EngineJobs[Kind]['input']): Promise<EngineJobs[Kind]['output']> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new JobsCancelledError('the threads are closed'));
      this.waiting.push({ kind, input, resolve, reject });
      this.startNext();
    });
  }

  async cancelAll(): Promise<void> {
    const jobs = [...this.busy.values(), ...this.waiting.splice(0)];
    const threads = [...this.busy.keys(), ...this.idle.splice(0)];
    this.busy.clear();
    for (const { reject } of jobs) reject(new JobsCancelledError('the job was cancelled'));
    await Promise.all(threads.map((thread) => thread.end()));
  }

  close(): Promise<void> {
    this.closed = true;
    return this.cancelAll();
  }

  private startNext(): void {
    while (this.waiting.length > 0 && this.busy.size < this.width) {
      const job = this.waiting.shift() as Waiting;
      const thread = this.idle.pop() ?? this.newThread();
      this.busy.set(thread, job);
      try {
        thread.start({ kind: job.kind, input: job.input });
      } catch (error) {
        // Input that cannot be sent is the job's fault; the thread never saw it.
        this.free(thread)?.reject(error as Error);
      }
    }
  }

  private newThread(): JobThread {
    const { maxOldGenerationSizeMb, objectPacks = [] } = this.options;
    const resourceLimits = maxOldGenerationSizeMb === undefined ? {} : { maxOldGenerationSizeMb };
    const workerData: ThreadData = { objectPacks };
    return new JobThread(
      this.entry,
      { resourceLimits, workerData },
      {
        onAnswer: (thread, answer) => this.settle(thread, answer),
        onDeath: (thread, error) => this.bury(thread, error),
      },
    );
  }

  private settle(thread: JobThread, answer: JobResponseMessage): void {
    const job = this.free(thread);
    if ('output' in answer) job?.resolve(answer.output as never);
    else job?.reject(Object.assign(new Error(answer.failure.message), answer.failure));
    this.startNext();
  }

  private bury(thread: JobThread, error: Error): void {
    const job = this.busy.get(thread);
    this.busy.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    job?.reject(error);
    this.startNext();
  }

  /** Takes a thread's job off it and keeps the thread for the next one. */
  private free(thread: JobThread): Waiting | undefined {
    const job = this.busy.get(thread);
    if (this.busy.delete(thread)) this.idle.push(thread);
    return job;
  }
}
