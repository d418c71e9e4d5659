import { ApiFailure, messageOf } from './api/failure.js';
import { PlaygroundClient } from './api/playground-client.js';
import type { Progress, RunOperation, RunPanorama, RunWorld } from './api/playground-client.js';
import type { Cost } from './api/records.js';
import { EMPTY_FORM } from './playground-form.js';
import type { PlaygroundRequest } from './playground-form.js';

/** What a run makes. */
export type RunKind = 'world' | 'panorama';

/** How far the playground's generation is. */
export type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly operationId: string; readonly progress: Progress; readonly makes: RunKind }
  | { readonly kind: 'done'; readonly operationId: string; readonly world: RunWorld; readonly cost: Cost | null; readonly seconds: number }
  | {
      readonly kind: 'painted';
      readonly operationId: string;
      readonly panorama: RunPanorama;
      readonly seed: number;
      readonly cost: Cost | null;
      readonly seconds: number;
    }
  | { readonly kind: 'failed'; readonly operationId: string | null; readonly message: string };

const IDLE: RunState = { kind: 'idle' };
const WAITING: Progress = { percent: 0, stage: null, description: 'Waiting for a worker' };
const PAUSE_MS = 1_000;

/** One generation at a time, followed until it ends; it goes on while other pages are open. */
export class PlaygroundRun {
  /** Kept for as long as the page is open, and nowhere else. */
  apiKey = '';
  /** What was filled in, kept while other pages are open. */
  form = EMPTY_FORM;
  private present: RunState = IDLE;
  private readonly listeners = new Set<() => void>();
  private leaving = new AbortController();

  get state(): RunState {
    return this.present;
  }

  /** Calls `listener` after each change, until the answered function is called. */
  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Starts a generation and follows it; the outcome, good or bad, is in `state`. */
  async begin(request: PlaygroundRequest): Promise<void> {
    const client = new PlaygroundClient(this.apiKey);
    const { signal } = this.leaving;
    const startedAt = Date.now();
    const makes = request.path === '/pano:depth_to_rgb' ? 'panorama' : 'world';
    this.set({ kind: 'starting' });
    try {
      const { operation_id: operationId } = await client.start(request, crypto.randomUUID());
      this.set({ kind: 'running', operationId, progress: WAITING, makes });
      await this.follow(client, operationId, makes);
      this.set(outcomeOf(await client.operation(operationId), (Date.now() - startedAt) / 1_000));
    } catch (error) {
      if (signal.aborted) return;
      this.set({ kind: 'failed', operationId: null, message: messageOf(error) });
    }
  }

  async cancel(): Promise<void> {
    if (this.present.kind === 'running') await new PlaygroundClient(this.apiKey).cancel(this.present.operationId);
  }

  /** Back to the form. */
  clear(): void {
    this.set(IDLE);
  }

  /** Leaves the generation to itself, and forgets the key. */
  forget(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.apiKey = '';
    this.form = EMPTY_FORM;
    this.set(IDLE);
  }

  /** Comes back to a stream that broke off, until the operation has ended. */
  private async follow(client: PlaygroundClient, operationId: string, makes: RunKind): Promise<void> {
    const { signal } = this.leaving;
    for (;;) {
      try {
        const ended = await client.follow(operationId, signal, (progress) => this.set({ kind: 'running', operationId, progress, makes }));
        if (ended) return;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
    }
  }

  private set(state: RunState): void {
    this.present = state;
    for (const listener of this.listeners) listener();
  }
}

function outcomeOf({ operation_id: operationId, response, error, cost, metadata }: RunOperation, seconds: number): RunState {
  if (response !== null && 'pano_url' in response)
    return { kind: 'painted', operationId, panorama: response, seed: metadata?.seed ?? 0, cost, seconds };
  if (response !== null) return { kind: 'done', operationId, world: response, cost, seconds };
  return { kind: 'failed', operationId, message: error?.message ?? 'The world could not be made.' };
}
