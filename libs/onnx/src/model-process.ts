import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import type { Bundle } from './open-bundle.js';
import type { ModelAnswer, ModelOrder, Provider } from './model-messages.js';
import { checkTensors, zeros } from './tensors.js';
import type { Tensors } from './tensors.js';

const ENTRY = new URL('model-main.js', import.meta.url);

export interface ModelProcessOptions {
  readonly provider: Provider;
  /** Threads of one run. */
  readonly threads: number;
}

/** A model whose process failed or ended; the run can be tried again in a new one. */
export class ModelFailedError extends Error {
  override readonly name = 'ModelFailedError';
}

interface Waiting {
  readonly resolve: (answer: ModelAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One model in a process of its own. Runs go one after another; to end one is to end the process, for the runtime cannot be
 * stopped while it computes.
 */
export class ModelProcess {
  private waiting: Waiting | null = null;
  private nextId = 0;
  private runs = 0;

  private constructor(
    private readonly bundle: Bundle,
    private readonly child: ChildProcess,
  ) {
    child.on('message', (answer: ModelAnswer) => this.waiting?.resolve(answer));
    child.once('error', (error) => this.fail(error.message));
    child.once('exit', (code, signal) => this.fail(`its process ended with ${signal ?? `exit status ${code}`}`));
  }

  /**
   * Starts a process, loads the model and runs it once on zeros, so that the first real run finds all in place.
   *
   * @throws ModelFailedError; the signal's reason when it is aborted
   */
  static async start(bundle: Bundle, options: ModelProcessOptions, signal?: AbortSignal): Promise<ModelProcess> {
    signal?.throwIfAborted();
    const child = fork(ENTRY, [], { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const model = new ModelProcess(bundle, child);
    try {
      const { inputs, outputs } = bundle.manifest;
      await model.ask({ kind: 'load', modelPath: bundle.modelPath, ...options, facts: { inputs, outputs } }, signal);
      await model.run(Object.fromEntries(inputs.map((facts) => [facts.name, zeros(facts)])), signal);
      return model;
    } catch (error) {
      model.close();
      throw error;
    }
  }

  get name(): string {
    return `${this.bundle.manifest.name}@${this.bundle.manifest.version}`;
  }

  /** How often it has been run, the first trial included. */
  get runCount(): number {
    return this.runs;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null && this.child.connected;
  }

  /** Whether a run is under way. */
  get isBusy(): boolean {
    return this.waiting !== null;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Runs the model. To abort it ends the process.
   *
   * @throws RangeError when the inputs do not fit; ModelFailedError; the signal's reason when it is aborted
   */
  async run(inputs: Tensors, signal?: AbortSignal): Promise<Tensors> {
    checkTensors('input', this.bundle.manifest.inputs, inputs);
    this.runs++;
    const answer = await this.ask({ kind: 'run', id: this.nextId++, inputs }, signal);
    if (answer.kind !== 'result') throw new ModelFailedError(`the model ${this.name} answered ${answer.kind} to a run`);
    try {
      checkTensors('output', this.bundle.manifest.outputs, answer.outputs);
    } catch (error) {
      throw new ModelFailedError(`the model ${this.name} does not fit its bundle`, { cause: error });
    }
    return answer.outputs;
  }

  close(): void {
    this.child.kill('SIGKILL');
  }

  private async ask(order: ModelOrder, signal: AbortSignal | undefined): Promise<ModelAnswer> {
    signal?.throwIfAborted();
    if (this.waiting !== null) throw new Error(`the model ${this.name} is busy`);
    if (!this.isAlive) throw new ModelFailedError(`the process of the model ${this.name} is gone`);
    const onAbort = (): void => {
      this.waiting?.reject(signal?.reason as Error);
      this.close();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const answer = await new Promise<ModelAnswer>((resolve, reject) => {
        this.waiting = { resolve, reject };
        this.child.send(order, (error) => {
          if (error !== null) this.fail(error.message);
        });
      });
      if (answer.kind === 'failed') throw new ModelFailedError(`the model ${this.name} failed: ${answer.message}`);
      return answer;
    } finally {
      this.waiting = null;
      signal?.removeEventListener('abort', onAbort);
    }
  }

  private fail(problem: string): void {
    this.waiting?.reject(new ModelFailedError(`the model ${this.name} failed: ${problem}`));
  }
}
