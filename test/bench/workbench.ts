import { rmSync } from 'node:fs';

import type { ModelName } from '@diorama/domain';

import { FULL_DETAIL, startStack } from '../stack/start-stack.ts';
import type { RunningStack } from '../stack/start-stack.ts';
import { accountOf } from './api.ts';
import type { Api } from './api.ts';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { makeWorlds, warmUp } from './generations.ts';
import { startOpenExr } from './open-exr.ts';
import type { OpenExr } from './open-exr.ts';
import { peakGigabytes, resetPeak } from './peak-memory.ts';
import type { Generation, Series } from './generations.ts';
import type { WorldOrder } from './library.ts';

export interface WorkbenchOptions {
  /** Fewer and shorter runs. */
  readonly quick: boolean;
  /** Threads of the engine, in the stack and as a library. */
  readonly threads: number;
  /** A Python that may have the module OpenEXR. */
  readonly python: string;
}

/** The most memory that processes held, in 10^9 bytes. */
export interface Peaks {
  readonly worker: number;
  readonly library: number;
}

const RUNS: Readonly<Record<'draft' | 'other', number>> = { draft: 5, other: 3 };

/** What the benchmarks share: a stack, an account in it, the engine as a library. Each is started when first asked for. */
export class Workbench {
  readonly quick: boolean;
  private readonly python: string;
  readonly threads: number;
  private readonly memory = new Map<string, Promise<unknown>>();
  private readonly peaks = new Map<string, Peaks>();
  private readonly closers: (() => Promise<void>)[] = [];

  constructor({ quick, threads, python }: WorkbenchOptions) {
    this.quick = quick;
    this.python = python;
    this.threads = threads;
  }

  /** The one-machine stack in a folder of its own, which goes with it. */
  stack(): Promise<RunningStack> {
    return this.once('stack', async () => {
      const stack = await startStack({ env: FULL_DETAIL });
      this.onClose(async () => {
        const status = await stack.stop();
        rmSync(stack.home, { recursive: true, force: true });
        if (status !== 0) throw new Error(`the stack ended with ${status}:\n${stack.output()}`);
      });
      return stack;
    });
  }

  /** OpenEXR in a process of its own. @throws CannotMeasure where Python has none */
  openExr(): Promise<OpenExr> {
    return this.once('OpenEXR', async () => {
      const openExr = await this.freshOpenExr();
      this.onClose(() => openExr.stop());
      return openExr;
    });
  }

  /** The same for whoever stops it. @throws CannotMeasure */
  freshOpenExr(): Promise<OpenExr> {
    return startOpenExr(this.python);
  }

  api(): Promise<Api> {
    return this.once('api', async () => accountOf(await this.stack()));
  }

  /** The process that has the engine as a library. */
  library(): Promise<Child<object>> {
    return this.once('library', () => this.child<object>('./library-process.ts', [String(this.threads)]));
  }

  /** Worlds of a model, made both ways; measured once, however many benchmarks look at them. */
  generations(model: ModelName, from: Series['from'] = 'text'): Promise<readonly Generation[]> {
    const kind = `${model} from ${from}`;
    return this.once(`generations of ${kind}`, async () => {
      const makers = { api: await this.api(), library: (order: WorldOrder) => this.makeInLibrary(order) };
      await this.once(`warm-up with ${from}`, () => warmUp(makers, from));
      const runs = this.quick ? 1 : RUNS[model === 'svc-1.0-draft' ? 'draft' : 'other'];
      return this.watch(kind, () => makeWorlds(makers, { model, from, runs }));
    });
  }

  /** Has something of a kind made in the stack and in the library, and keeps the most memory that both held meanwhile. */
  async watch<Thing>(kind: string, make: () => Promise<Thing>): Promise<Thing> {
    const worker = (await this.stack()).info().pids['worker-generation'] ?? 0;
    const library = (await this.library()).pid;
    for (const pid of [worker, library]) resetPeak(pid);
    const made = await make();
    this.peaks.set(kind, { worker: peakGigabytes(worker), library: peakGigabytes(library) });
    return made;
  }

  /** @throws Error when nothing of the kind was made */
  peaksOf(kind: string): Peaks {
    const peaks = this.peaks.get(kind);
    if (peaks === undefined) throw new Error(`nobody made ${kind}`);
    return peaks;
  }

  /** Runs a file of this folder in a process of its own until the end. */
  async child<Ready>(file: string, args: readonly string[]): Promise<Child<Ready>> {
    const child = await startChild<Ready>(file, args);
    this.onClose(() => child.stop());
    return child;
  }

  /** Has something undone at the end, last things first. */
  onClose(close: () => Promise<void>): void {
    this.closers.push(close);
  }

  async close(): Promise<void> {
    for (let close = this.closers.pop(); close !== undefined; close = this.closers.pop()) await close();
  }

  /** Makes a thing the first time that it is asked for by this name. */
  once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const known = this.memory.get(name) as Promise<Thing> | undefined;
    if (known !== undefined) return known;
    const made = make();
    this.memory.set(name, made);
    return made;
  }

  private async makeInLibrary(order: WorldOrder): Promise<number> {
    const { seconds } = (await (await this.library()).ask(order)) as { seconds: number };
    return seconds;
  }
}
