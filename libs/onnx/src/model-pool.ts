import { ModelProcess } from './model-process.js';
import type { ModelProcessOptions } from './model-process.js';
import type { Bundle } from './open-bundle.js';
import type { Tensors } from './tensors.js';

export interface ModelPoolOptions extends ModelProcessOptions {
  /** What all loaded models may take together, bytes; a single larger one is loaded alone. */
  readonly memoryBytes: number;
  /** Runs after which a process is replaced: the runtime does not give all memory back. */
  readonly runsPerProcess: number;
}

interface Place {
  readonly bundle: Bundle;
  process: ModelProcess | null;
  /** Runs wait for each other here. */
  last: Promise<unknown>;
  usedAt: number;
  /** How many run or wait. */
  claims: number;
}

/**
 * Models that are loaded when they are first wanted and stay until others need their memory: then those go that were not used
 * for the longest time.
 */
export class ModelPool {
  private readonly places = new Map<string, Place>();
  private uses = 0;
  private readonly closing = new AbortController();

  constructor(private readonly options: ModelPoolOptions) {}

  /**
   * Runs a model; one run of it at a time.
   *
   * @throws RangeError when the inputs do not fit; ModelFailedError; the signal's reason when it is aborted
   */
  async run(bundle: Bundle, inputs: Tensors, signal?: AbortSignal): Promise<Tensors> {
    const { signal: closing } = this.closing;
    const stop = signal === undefined ? closing : AbortSignal.any([closing, signal]);
    stop.throwIfAborted();
    const place = this.placeOf(bundle);
    place.claims++;
    const turn = place.last.then(async () => {
      const model = await this.loaded(place, stop);
      return model.run(inputs, stop);
    });
    place.last = turn.catch(() => undefined);
    void place.last.then(() => place.claims--);
    return unlessAborted(turn, stop);
  }

  /** Models that are loaded, by name and version. */
  loadedNames(): string[] {
    return [...this.places.values()].flatMap(({ process }) => (process?.isAlive ? [process.name] : [])).sort();
  }

  /** Ends all processes; runs under way fail. */
  close(): void {
    this.closing.abort(new Error('the models are closed'));
    for (const place of this.places.values()) place.process?.close();
  }

  private placeOf(bundle: Bundle): Place {
    const known = this.places.get(bundle.sha256);
    if (known !== undefined) return known;
    const place: Place = { bundle, process: null, last: Promise.resolve(), usedAt: 0, claims: 0 };
    this.places.set(bundle.sha256, place);
    return place;
  }

  private async loaded(place: Place, stop: AbortSignal): Promise<ModelProcess> {
    place.usedAt = ++this.uses;
    const { process: current } = place;
    if (current?.isAlive && current.runCount < this.options.runsPerProcess) return current;
    current?.close();
    place.process = null;
    this.makeRoom(place);
    const { provider, threads } = this.options;
    place.process = await ModelProcess.start(place.bundle, { provider, threads }, stop);
    return place.process;
  }

  private makeRoom({ bundle }: Place): void {
    const others = [...this.places.values()].filter(({ process }) => process?.isAlive === true).sort((a, b) => a.usedAt - b.usedAt);
    let taken = others.reduce((sum, other) => sum + other.bundle.manifest.memoryBytes, bundle.manifest.memoryBytes);
    for (const other of others) {
      if (taken <= this.options.memoryBytes) return;
      if (other.claims > 0) continue; // it is being used
      other.process?.close();
      other.process = null;
      taken -= other.bundle.manifest.memoryBytes;
    }
  }
}

/** Who gives up need not wait for the runs before. @throws the signal's reason */
async function unlessAborted<Result>(turn: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let giveUp = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([turn, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
