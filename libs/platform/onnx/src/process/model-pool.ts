import { Semaphore, withPermit } from '@diorama/resilience';

import { SINGLE_GRAPH_NAME } from '../bundle/open-bundle.js';
import type { Bundle } from '../bundle/open-bundle.js';
import type { Tensors } from '../tensors/tensors.js';
import { rejectWhenAborted } from './reject-when-aborted.js';
import { ModelProcess } from './model-process.js';
import type { ModelProcessOptions, ModelRunRequest } from './model-process.js';
import type { ExecutionProvider } from './model-messages.js';
import type { ModelRunner } from './model-runner.js';
import { ProviderMissingError } from './provider-missing-error.js';

export interface ModelPoolOptions extends ModelProcessOptions {
  /** What all loaded models may take together, bytes; a single larger one is loaded alone. */
  readonly memoryBytes: number;
  /** Runs after which a process is replaced: the runtime does not give all memory back. */
  readonly runsPerProcess: number;
  /** Idle time after which a model is unloaded; it stays until others need it unless told. */
  readonly idleSeconds?: number;
  /** Is told of each use when it is over. */
  readonly onUse?: (use: ModelUseReport) => void;
}

/** One use of a model: a run, or several that belong together. */
export interface ModelUseReport {
  readonly bundle: Bundle;
  readonly provider: ExecutionProvider;
  readonly outcome: 'done' | 'failed' | 'cancelled';
  /** From the call until the model was free, loading included. */
  readonly waitSeconds: number;
  /** Of these, how long it took to load; 0 when it was loaded already. */
  readonly loadSeconds: number;
  /** How long the runtime computed. */
  readonly runSeconds: number;
}

export interface LoadedModelStatus {
  /** `name@version` */
  readonly name: string;
  readonly pid: number | undefined;
  /** Runs so far. */
  readonly runCount: number;
  /** Main memory that its process took when it last answered. */
  readonly residentBytes: number;
}

/** What a pool is doing. */
export interface PoolStatus {
  readonly loaded: readonly LoadedModelStatus[];
  /** Uses waiting to start. */
  readonly waiting: number;
  /** How long the first of them has waited; 0 when none does. */
  readonly oldestWaitSeconds: number;
  /** Whether the provider was found when a model was last loaded; null before. */
  readonly providerActive: boolean | null;
}

/** A model that is loaded and belongs to one caller for a while. */
export interface LoadedModel {
  run(graph: string, inputs: Tensors): Promise<Tensors>;
}

interface Place {
  readonly bundle: Bundle;
  process: ModelProcess | null;
  /** Whether it has its share of the memory: from before it is loaded until it has ended. */
  holds: boolean;
  /** Whether a use has begun; only then it cannot be ended for others. */
  isUsed: boolean;
  /** Processes before this one have ended when it resolves. */
  ending: Promise<void>;
  /** Resolves when the process that is starting has started, or has ended again. */
  starting: Promise<unknown>;
  /** One use of the model at a time. */
  readonly exclusive: Semaphore;
  usedAt: number;
  /** How many run or wait. */
  claims: number;
  idle: NodeJS.Timeout | null;
}

interface Use {
  readonly askedAt: number;
  begunAt: number | null;
  loadSeconds: number;
  runSeconds: number;
}

/**
 * Models that are loaded when they are first wanted and stay until others need their memory: then those go that were not used
 * for the longest time. One that needs memory which others are using waits for them.
 */
export class ModelPool implements ModelRunner {
  private readonly places = new Map<string, Place>();
  private readonly waiting = new Set<Use>();
  /** Those of them that wait for memory. */
  private readonly forRoom = new Set<Use>();
  private uses = 0;
  private providerActive: boolean | null = null;
  private readonly closing = new AbortController();
  private readonly onFreed = new Set<() => void>();

  constructor(private readonly options: ModelPoolOptions) {}

  /**
   * Runs a model of one graph; one run of it at a time.
   *
   * @throws RangeError when the inputs do not fit; ModelFailedError; ProviderMissingError; BundleError; the signal's reason when it
   * is aborted
   */
  run(bundle: Bundle, inputs: Tensors, signal?: AbortSignal): Promise<Tensors> {
    return this.use(bundle, (model) => model.run(SINGLE_GRAPH_NAME, inputs), signal);
  }

  /** Gives a model to `work` alone, for as many runs as it makes. Throws as `run` does, and whatever `work` throws. */
  async use<Result>(bundle: Bundle, work: (model: LoadedModel) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const { signal: closing } = this.closing;
    const stop = signal === undefined ? closing : AbortSignal.any([closing, signal]);
    stop.throwIfAborted();
    const place = this.placeOf(bundle);
    const use: Use = { askedAt: performance.now(), begunAt: null, loadSeconds: 0, runSeconds: 0 };
    this.claim(place, use);
    // An aborted use keeps its place in the queue until it comes, and ends then.
    const used = withPermit(place.exclusive.acquire(), () => this.begin(place, use, work, stop).finally(() => this.leave(place, use)));
    used.catch(() => undefined); // reported below, or the caller has left
    try {
      const result = await rejectWhenAborted(used, stop);
      this.report(bundle, use, 'done');
      return result;
    } catch (error) {
      this.report(bundle, use, stop.aborted ? 'cancelled' : 'failed');
      throw error;
    }
  }

  /** Loads a model before anybody wants it. Throws as `run` does. */
  load(bundle: Bundle, signal?: AbortSignal): Promise<void> {
    return this.use(bundle, async () => undefined, signal);
  }

  /** Models that are loaded, by name and version. */
  loadedNames(): string[] {
    return this.status().loaded.map(({ name }) => name);
  }

  status(): PoolStatus {
    const loaded = [...this.places.values()].flatMap(({ process }) => (process?.isAlive ? [process] : []));
    const oldest = Math.min(...[...this.waiting].map(({ askedAt }) => askedAt));
    return {
      loaded: loaded
        .map(({ name, pid, runCount, residentBytes }) => ({ name, pid, runCount, residentBytes }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
      waiting: this.waiting.size,
      oldestWaitSeconds: this.waiting.size === 0 ? 0 : (performance.now() - oldest) / 1_000,
      providerActive: this.providerActive,
    };
  }

  /** Ends all processes and waits for their ends; uses under way fail. */
  async close(): Promise<void> {
    this.closing.abort(new Error('the models are closed'));
    const places = [...this.places.values()];
    await Promise.all(places.map((place) => end(place)));
    await Promise.all(places.map(({ starting }) => starting));
    await Promise.all(places.map((place) => end(place))); // one that had just started
  }

  private placeOf(bundle: Bundle): Place {
    const known = this.places.get(bundle.sha256);
    if (known !== undefined) return known;
    const place: Place = {
      bundle,
      process: null,
      holds: false,
      isUsed: false,
      ending: Promise.resolve(),
      starting: Promise.resolve(),
      exclusive: new Semaphore(1),
      usedAt: 0,
      claims: 0,
      idle: null,
    };
    this.places.set(bundle.sha256, place);
    return place;
  }

  private claim(place: Place, use: Use): void {
    place.claims++;
    if (place.idle !== null) clearTimeout(place.idle);
    place.idle = null;
    this.waiting.add(use);
  }

  private async begin<Result>(place: Place, use: Use, work: (model: LoadedModel) => Promise<Result>, stop: AbortSignal): Promise<Result> {
    await this.giveWay(use, stop);
    place.isUsed = true;
    const model = await this.loaded(place, use, stop);
    this.waiting.delete(use);
    use.begunAt = performance.now();
    return work({ run: async (graph, inputs) => note(use, await model.run(graph, inputs, stop)) });
  }

  private leave(place: Place, use: Use): void {
    this.waiting.delete(use);
    place.isUsed = false;
    place.claims--;
    const { idleSeconds } = this.options;
    if (place.claims === 0 && idleSeconds !== undefined)
      place.idle = setTimeout(() => void this.release(place), idleSeconds * 1_000).unref();
    this.tellFreed();
  }

  private async loaded(place: Place, use: Use, stop: AbortSignal): Promise<ModelProcess> {
    stop.throwIfAborted();
    place.usedAt = ++this.uses;
    const { process: current } = place;
    if (current?.isAlive && current.runCount < this.options.runsPerProcess) return current;
    await end(place);
    await this.makeRoom(place, use, stop);
    try {
      const starting = ModelProcess.start(place.bundle, this.options, stop);
      place.starting = starting.catch(() => undefined);
      const model = await starting;
      this.providerActive = true;
      use.loadSeconds = model.loadSeconds;
      place.process = model;
      return model;
    } catch (error) {
      if (error instanceof ProviderMissingError) this.providerActive = false;
      place.holds = false;
      this.tellFreed();
      throw error;
    }
  }

  /** Whoever has waited longer for memory goes first: else a model that is asked all the time would keep others out for ever. */
  private async giveWay(use: Use, stop: AbortSignal): Promise<void> {
    while ([...this.forRoom].some(({ askedAt }) => askedAt < use.askedAt)) await rejectWhenAborted(this.freed(), stop);
  }

  /** Takes the memory for a place; waits while those that have it are used. */
  private async makeRoom(place: Place, use: Use, stop: AbortSignal): Promise<void> {
    this.forRoom.add(use);
    try {
      for (;;) {
        const unused = [...this.places.values()].filter((other) => other.holds && !other.isUsed).sort((a, b) => a.usedAt - b.usedAt);
        while (!this.fits(place) && unused.length > 0) await this.release(unused.shift());
        if (this.fits(place)) break;
        await rejectWhenAborted(this.freed(), stop);
      }
      place.holds = true;
    } finally {
      this.forRoom.delete(use);
      this.tellFreed();
    }
  }

  private fits({ bundle }: Place): boolean {
    const holders = [...this.places.values()].filter(({ holds }) => holds);
    const taken = holders.reduce((sum, other) => sum + this.memoryOf(other.bundle), 0);
    return holders.length === 0 || taken + this.memoryOf(bundle) <= this.options.memoryBytes;
  }

  private memoryOf({ manifest }: Bundle): number {
    return this.options.provider === 'cpu' ? manifest.memoryBytes : (manifest.cudaMemoryBytes ?? manifest.memoryBytes);
  }

  /** Ends the process of a place unless somebody has begun to use it meanwhile. */
  private async release(place: Place | undefined): Promise<void> {
    if (place === undefined || place.isUsed) return;
    await end(place);
    this.tellFreed();
  }

  /** Resolves when memory may have become free. */
  private freed(): Promise<void> {
    return new Promise((resolve) => {
      this.onFreed.add(resolve);
    });
  }

  private tellFreed(): void {
    for (const resolve of this.onFreed) resolve();
    this.onFreed.clear();
  }

  private report(bundle: Bundle, { askedAt, begunAt, loadSeconds, runSeconds }: Use, outcome: ModelUseReport['outcome']): void {
    const waitSeconds = ((begunAt ?? performance.now()) - askedAt) / 1_000;
    this.options.onUse?.({ bundle, provider: this.options.provider, outcome, waitSeconds, loadSeconds, runSeconds });
  }
}

function note(use: Use, { outputs, seconds }: ModelRunRequest): Tensors {
  use.runSeconds += seconds;
  return outputs;
}

async function end(place: Place): Promise<void> {
  const { process } = place;
  place.process = null; // nobody takes it any more
  place.ending = place.ending.then(() => process?.close());
  await place.ending;
  place.holds = false;
}
