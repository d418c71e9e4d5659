import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

import { ThreadDiedError } from './errors.js';
import type { JobResponseMessage, JobRequestMessage } from './message.js';
import { collectTransferables } from './transferables.js';

interface ThreadEvents {
  readonly onAnswer: (thread: JobThread, answer: JobResponseMessage) => void;
  /** At most once, and not when the thread was ended on purpose. */
  readonly onDeath: (thread: JobThread, error: ThreadDiedError) => void;
}

/** One worker thread that runs one job at a time. */
export class JobThread {
  private readonly worker: Worker;
  private kind = 'no job';
  private over = false;

  constructor(
    entry: URL,
    options: Pick<WorkerOptions, 'resourceLimits' | 'workerData'>,
    private readonly events: ThreadEvents,
  ) {
    this.worker = new Worker(entry, options);
    this.worker.on('message', (answer: JobResponseMessage) => {
      if (this.over) return;
      this.worker.unref();
      events.onAnswer(this, answer);
    });
    this.worker.on('error', (error) => this.die(error instanceof Error ? error.message : String(error)));
    this.worker.on('exit', (code) => this.die(`exit code ${code}`));
    this.worker.unref();
  }

  /** Sends a job; the typed arrays of its input move to the thread. Throws when the input cannot be sent. */
  start(order: JobRequestMessage): void {
    this.worker.postMessage(order, collectTransferables(order));
    this.kind = order.kind;
    this.worker.ref();
  }

  /** Stops the thread, in the middle of its job if need be. */
  async end(): Promise<void> {
    this.over = true;
    await this.worker.terminate();
  }

  private die(reason: string): void {
    if (this.over) return;
    this.over = true;
    this.events.onDeath(this, new ThreadDiedError(`the thread running ${this.kind} died: ${reason}`));
  }
}
