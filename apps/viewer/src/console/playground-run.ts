import { pause } from '../retry.js';
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
const PAUSE_SECONDS = 1;

/** One generation at a time, followed until it ends; it goes on while other pages are open. */
export class PlaygroundRun {
  /** Kept for as long as the page is open, and nowhere else. */
  apiKey = '';
  /** What was filled in, kept while other pages are open. */
  form = EMPTY_FORM;
  private present: RunState = IDLE;
  private readonly listeners = new Set<() => void>();
  private leaving = new AbortController();
  /** The start that no good answer has come to, and its idempotency key: sent once more, it must not begin a second world. */
  private unanswered: { readonly start: string; readonly idempotencyKey: string } | null = null;

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
    const tell = (state: RunState): void => {
      signal.throwIfAborted();
      this.set(state);
    };
    let operationId: string | null = null;
    tell({ kind: 'starting' });
    try {
      const { operation_id: id } = await client.start(request, this.idempotencyKeyOf(request), signal);
      tell({ kind: 'running', operationId: id, progress: WAITING, makes });
      operationId = id;
      this.unanswered = null;
      const ended = await followToEnd(client, id, signal, (progress) => tell({ kind: 'running', operationId: id, progress, makes }));
      tell(outcomeOf(ended, (Date.now() - startedAt) / 1_000));
    } catch (error) {
      if (signal.aborted) return;
      this.set({ kind: 'failed', operationId, message: messageOf(error) });
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
    this.unanswered = null;
    this.set(IDLE);
  }

  /** A new one, unless the same start was sent with this key before and brought no operation. */
  private idempotencyKeyOf(request: PlaygroundRequest): string {
    const start = JSON.stringify([this.apiKey, request]);
    if (this.unanswered?.start !== start) this.unanswered = { start, idempotencyKey: newIdempotencyKey() };
    return this.unanswered.idempotencyKey;
  }

  private set(state: RunState): void {
    this.present = state;
    for (const listener of this.listeners) listener();
  }
}

/** Comes back to a stream that broke off or is not to be had, and reads the operation itself each time, until it has ended. */
async function followToEnd(
  client: PlaygroundClient,
  operationId: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<RunOperation> {
  const ignorePassing = (error: unknown): null => {
    signal.throwIfAborted();
    if (error instanceof ApiFailure && isRefusal(error)) throw error;
    return null;
  };
  for (;;) {
    await client.follow(operationId, signal, onProgress).catch(ignorePassing);
    const operation = await client.operation(operationId, signal).catch(ignorePassing);
    if (operation?.done === true) return operation;
    if (operation?.metadata) onProgress(operation.metadata.progress);
    await pause(PAUSE_SECONDS, signal);
  }
}

/** Whether the same request would be refused again; too many and too slow ones would not. */
const isRefusal = ({ status }: ApiFailure): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** 128 random bits. (`crypto.randomUUID` is missing on pages without TLS.) */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function outcomeOf({ operation_id: operationId, response, error, cost, metadata }: RunOperation, seconds: number): RunState {
  if (response !== null && 'pano_url' in response)
    return { kind: 'painted', operationId, panorama: response, seed: metadata?.seed ?? 0, cost, seconds };
  if (response !== null) return { kind: 'done', operationId, world: response, cost, seconds };
  return { kind: 'failed', operationId, message: error?.message ?? 'The world could not be made.' };
}
