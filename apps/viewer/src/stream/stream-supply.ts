import type { DetailLevel } from '../api/world.js';
import type { LoadingResult } from '../scene/splat-loader.js';
import type { SplatSupply, SplatSupplyObserver } from '../scene/splat-supply.js';
import type { Eye } from '../scene/splat-supply.js';
import { CellStore } from './cell-store.js';
import type { CellPart, StoredPart, StreamPlan } from './cell-store.js';
import { ChunkDownloads } from './chunk-downloads.js';
import type { StreamIndex } from './stream-index.js';

/** Most splats on the screen for each finest level. */
const BUDGETS: Readonly<Record<DetailLevel, number>> = { '100k': 0, '500k': 500_000, full_res: Infinity };
/** Chunks that are downloaded at the same time. */
const DOWNLOADS = 3;
/** Metres and cosine of the angle by which the visitor must move or turn for another plan. */
const MOVED_METRES = 0.5;
const TURNED_COSINE = Math.cos((15 * Math.PI) / 180);

/** What a stream needs of the world around it. */
export interface StreamContext<P extends StoredPart> extends SplatSupplyObserver {
  readonly index: StreamIndex;
  /** Bytes of a chunk. */
  readonly chunkBytes: (chunk: number) => number;
  /** Downloads and decodes a chunk: the parts of its runs, in the order of `cells`. */
  readonly read: (
    chunk: number,
    cells: readonly { readonly cell: number; readonly level: number }[],
    signal: AbortSignal,
    onBytes: (loaded: number) => void,
  ) => Promise<readonly P[]>;
  /** Puts parts on the screen in one frame, and resolves once they are there. */
  readonly show: (parts: readonly CellPart<P>[]) => Promise<void>;
  /** Splats on the screen. */
  readonly count: () => number;
  /** The visit. */
  readonly signal: AbortSignal;
}

/** One request for levels. A later one takes over. */
interface Request {
  readonly finest: DetailLevel;
  readonly stop: AbortController;
}

/**
 * Shows a streamed world: first all of it in the coarsest level, then finer cells, those that the visitor sees from near before others. When the
 * visitor has moved, what is near now comes next, and what is far becomes coarse again where the budget asks for it.
 */
export class StreamSupply<P extends StoredPart> implements SplatSupply {
  level: DetailLevel | null = null;
  private readonly store: CellStore<P>;
  private eye: Eye = { position: { x: 0, y: 0, z: 0 }, direction: { x: 0, y: 0, z: -1 } };
  /** Where the visitor was for the last plan. */
  private plannedEye: Eye | null = null;
  private request: Request | null = null;
  /** The finest level of the last request that was fulfilled. */
  private satisfied: DetailLevel | null = null;
  private running: Promise<LoadingResult> | null = null;

  constructor(private readonly context: StreamContext<P>) {
    this.store = new CellStore(context.index);
  }

  get count(): number {
    return this.context.count();
  }

  async load(levels: readonly DetailLevel[]): Promise<LoadingResult> {
    this.request?.stop.abort();
    const request: Request = { finest: levels.at(-1) ?? '100k', stop: new AbortController() };
    this.request = request;
    await this.running?.catch(() => undefined);
    if (this.request !== request) return 'replaced';
    const result = await this.run(request);
    // What could not be loaded is no longer wanted; without anything before, the next move tries again.
    if (result === 'failed' && this.request === request && this.satisfied !== null)
      this.request = { finest: this.satisfied, stop: new AbortController() };
    return result;
  }

  look(eye: Eye): void {
    this.eye = eye;
    const { request, plannedEye } = this;
    if (this.running !== null || request === null || this.level === null) return;
    if (plannedEye !== null && !hasMoved(plannedEye, eye)) return;
    this.run(request).catch(() => undefined); // The visit has ended.
  }

  private run(request: Request): Promise<LoadingResult> {
    const running = this.fill(request).finally(() => {
      if (this.running !== running) return;
      this.running = null;
      this.context.onProgress(null);
    });
    this.running = running;
    return running;
  }

  private async fill(request: Request): Promise<LoadingResult> {
    const { signal } = this.context;
    try {
      if (this.level === null) {
        await this.fetchAll(request, '100k', () => this.store.planCoarsest());
        this.level = '100k';
        this.context.onShown();
      }
      await this.fetchAll(request, request.finest, () => {
        this.plannedEye = this.eye;
        return this.store.plan(this.eye, BUDGETS[request.finest]);
      });
    } catch (error) {
      signal.throwIfAborted();
      if (request.stop.signal.aborted) return 'replaced';
      if (this.level === null) throw error;
      return 'failed';
    }
    this.level = request.finest;
    this.satisfied = request.finest;
    this.context.onShown();
    return 'shown';
  }

  /** Downloads what a plan misses and shows what has come, until nothing is missing. Each chunk brings a new plan. */
  private async fetchAll({ finest, stop }: Request, level: DetailLevel, makePlan: () => StreamPlan<P>): Promise<void> {
    const { signal, chunkBytes, onProgress } = this.context;
    const ended = new AbortController();
    const bounds = AbortSignal.any([signal, stop.signal, ended.signal]);
    const isFirst = this.level === null;
    const steps = finest === '100k' ? 1 : 2;
    const loaded = new Map<number, number>();
    let missing: readonly number[] = [];
    const report = (): void => {
      const total = [...new Set([...loaded.keys(), ...missing])].reduce((sum, chunk) => sum + chunkBytes(chunk), 0);
      const come = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
      onProgress({ level, step: isFirst ? 1 : steps, steps, loaded: come, total });
    };
    const onBytes = (chunk: number, bytes: number): void => {
      loaded.set(chunk, bytes);
      report();
    };
    const downloads = new ChunkDownloads((chunk) => this.fetch(chunk, bounds, (bytes) => onBytes(chunk, bytes)), DOWNLOADS);
    try {
      for (;;) {
        bounds.throwIfAborted();
        downloads.throwFailure();
        const plan = makePlan();
        ({ missing } = plan);
        if (plan.show.length === 0 && missing.length === 0) return;
        report();
        downloads.start(missing);
        // Half a world would be a jump: the coarsest level is shown once it is complete. Downloads continue while others are drawn.
        if (plan.show.length > 0 && (!isFirst || missing.length === 0)) await this.show(plan.show);
        else await downloads.next();
      }
    } finally {
      ended.abort();
      await downloads.settle();
    }
  }

  private async fetch(chunk: number, signal: AbortSignal, onBytes: (loaded: number) => void): Promise<void> {
    const cells = this.store.cellsOf(chunk);
    const parts = await this.context.read(chunk, cells, signal, onBytes);
    signal.throwIfAborted();
    onBytes(this.context.chunkBytes(chunk));
    this.store.add(cells.map((place, i) => ({ ...place, part: parts[i] as P })));
  }

  private async show(parts: readonly CellPart<P>[]): Promise<void> {
    await this.context.show(parts);
    this.store.markShown(parts);
    if (this.level !== null) this.context.onShown();
  }
}

function hasMoved(from: Eye, to: Eye): boolean {
  const { x, y, z } = from.position;
  if (Math.hypot(to.position.x - x, to.position.y - y, to.position.z - z) > MOVED_METRES) return true;
  const cosine = from.direction.x * to.direction.x + from.direction.y * to.direction.y + from.direction.z * to.direction.z;
  return cosine < TURNED_COSINE;
}
