import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Bundle } from '../bundle/open-bundle.js';
import { discardTensors, packTensors, unpackTensors } from '../tensors/tensor-exchange.js';
import { validateTensors } from '../tensors/tensors.js';
import type { Tensors } from '../tensors/tensors.js';
import type { ModelProcessResponse, ModelProcessRequest, ExecutionProvider } from './model-messages.js';
import { ProviderMissingError } from './provider-missing-error.js';

const ENTRY = new URL('model-main.js', import.meta.url);

export interface ModelProcessOptions {
  readonly provider: ExecutionProvider;
  /** Threads of one run. */
  readonly threads: number;
  /** Environment of the processes; a GPU's libraries read theirs from it. Empty unless told. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A model whose process failed or ended; the run can be tried again in a new one. */
export class ModelFailedError extends Error {
  override readonly name = 'ModelFailedError';
}

export interface ModelRunRequest {
  readonly outputs: Tensors;
  /** How long the runtime computed. */
  readonly seconds: number;
}

interface Waiting {
  readonly resolve: (answer: ModelProcessResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One model in a process of its own. Runs go one after another; to end one is to end the process, for the runtime cannot be
 * stopped while it computes.
 */
export class ModelProcess {
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  private waiting: Waiting | null = null;
  private nextId = 0;
  private runs = 0;
  private seconds = 0;
  private resident = 0;

  private constructor(
    private readonly bundle: Bundle,
    private readonly child: ChildProcess,
    /** Folder for large tensors on their way. */
    private readonly exchange: string,
  ) {
    const ended = new Promise<void>((resolve) => {
      child.once('error', (error) => {
        this.fail(error.message);
        if (child.pid === undefined) resolve(); // it never began
      });
      child.once('exit', (code, signal) => {
        this.fail(`its process ended with ${signal ?? `exit status ${code}`}`);
        resolve();
      });
    });
    this.ended = ended.then(() => rm(exchange, { recursive: true, force: true }));
    child.on('message', (answer: ModelProcessResponse) => this.waiting?.resolve(answer));
  }

  /**
   * Starts a process, checks the files of the bundle once more, loads the model and runs it on trial.
   *
   * @throws ModelFailedError; ProviderMissingError; BundleError; the signal's reason when it is aborted
   */
  static async start(
    bundle: Bundle,
    { provider, threads, environment = {} }: ModelProcessOptions,
    signal?: AbortSignal,
  ): Promise<ModelProcess> {
    signal?.throwIfAborted();
    await bundle.verify();
    signal?.throwIfAborted();
    const env = { NVIDIA_TF32_OVERRIDE: '0', ...environment }; // rounded products would make GPUs differ from processors
    const exchange = await mkdtemp(join(tmpdir(), 'diorama-tensors-'));
    const child = fork(ENTRY, [String(process.pid), exchange], {
      env,
      execArgv: [], // a debugger's port belongs to whoever asked for it
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const model = new ModelProcess(bundle, child, exchange);
    try {
      const { warmUpRuns = 1 } = bundle.manifest;
      const answer = await model.ask({ kind: 'load', graphs: bundle.graphs, provider, threads, warmUpRuns }, signal);
      if (answer.kind === 'ready') model.seconds = answer.seconds;
      return model;
    } catch (error) {
      await model.close();
      throw error;
    }
  }

  get name(): string {
    return `${this.bundle.manifest.name}@${this.bundle.manifest.version}`;
  }

  /** How often it has been run. */
  get runCount(): number {
    return this.runs;
  }

  /** How long it took to load. */
  get loadSeconds(): number {
    return this.seconds;
  }

  /** Main memory that it took when it last answered. */
  get residentBytes(): number {
    return this.resident;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null && this.child.connected;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Runs one of its graphs. To abort it ends the process.
   *
   * @throws RangeError when the inputs do not fit; ModelFailedError; the signal's reason when it is aborted
   */
  async run(graph: string, inputs: Tensors, signal?: AbortSignal): Promise<ModelRunRequest> {
    const facts = this.bundle.graphs[graph];
    if (facts === undefined) throw new RangeError(`the model ${this.name} has no graph ${graph}`);
    validateTensors('input', facts.inputs, inputs);
    this.runs++;
    const id = this.nextId++;
    const packed = await packTensors(this.exchange, `in-${id}`, inputs);
    let answer: ModelProcessResponse;
    try {
      answer = await this.ask({ kind: 'run', id, graph, inputs: packed }, signal);
    } finally {
      await discardTensors(packed);
    }
    if (answer.kind !== 'result') throw new ModelFailedError(`the model ${this.name} replied ${answer.kind} to a run request`);
    const outputs = await unpackTensors(answer.outputs);
    try {
      validateTensors('output', facts.outputs, outputs);
    } catch (error) {
      throw new ModelFailedError(`the model ${this.name} does not match its bundle`, { cause: error });
    }
    return { outputs, seconds: answer.seconds };
  }

  /** Ends the process at once. */
  close(): Promise<void> {
    this.child.kill('SIGKILL');
    rmSync(this.exchange, { recursive: true, force: true }); // who closes it may end before it has ended
    return this.ended;
  }

  private async ask(order: ModelProcessRequest, signal: AbortSignal | undefined): Promise<ModelProcessResponse> {
    signal?.throwIfAborted();
    if (this.waiting !== null) throw new Error(`the model ${this.name} is busy`);
    if (!this.isAlive) throw new ModelFailedError(`the process of the model ${this.name} has exited`);
    const onAbort = (): void => {
      this.waiting?.reject(signal?.reason as Error);
      void this.close();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const answer = await new Promise<ModelProcessResponse>((resolve, reject) => {
        this.waiting = { resolve, reject };
        this.child.send(order, (error) => {
          // The process may have exited before its exit event arrives. Wait for the event, so that no caller meets this process again.
          if (error !== null) void this.close().then(() => this.fail(error.message));
        });
      });
      if (answer.kind === 'failed') {
        await this.close(); // a device that failed once stays broken for this process
        throw this.failure(answer);
      }
      this.resident = answer.residentBytes;
      return answer;
    } finally {
      this.waiting = null;
      signal?.removeEventListener('abort', onAbort);
    }
  }

  private failure({ cause, message }: Extract<ModelProcessResponse, { kind: 'failed' }>): Error {
    return cause === 'provider' ? new ProviderMissingError(message) : new ModelFailedError(`the model ${this.name} failed: ${message}`);
  }

  private fail(problem: string): void {
    this.waiting?.reject(new ModelFailedError(`the model ${this.name} failed: ${problem}`));
  }
}
