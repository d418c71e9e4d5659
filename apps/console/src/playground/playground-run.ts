import { Diorama, OperationFailedError, newIdempotencyKey } from '@diorama-worlds/sdk';
import type { Operation, PanoDepthToRgbResult, Preview, Progress, Quote, SceneComposition, World } from '@diorama-worlds/sdk';

import { getErrorMessage } from '../api/error-message.js';
import { EMPTY_PLAYGROUND_FORM } from './playground-form.js';
import type { PlaygroundRequest } from './playground-form.js';

/** What a run makes. */
export type RunKind = PlaygroundRequest['makes'];

type RunningState = Extract<RunState, { kind: 'running' }>;

type Cost = NonNullable<Operation['cost']>;

/** How far the playground's generation is. */
export type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'running';
      readonly operationId: string;
      readonly progress: Progress;
      /** Files that are stored already. */
      readonly preview: Preview | null;
      readonly makes: RunKind;
    }
  | { readonly kind: 'done'; readonly operationId: string; readonly world: World; readonly cost: Cost | null; readonly seconds: number }
  | {
      readonly kind: 'painted';
      readonly operationId: string;
      readonly panorama: PanoDepthToRgbResult;
      readonly seed: number;
      readonly cost: Cost | null;
      readonly seconds: number;
    }
  | {
      readonly kind: 'failed';
      readonly makes: RunKind;
      /** Null for a request that did not start. */
      readonly operationId: string | null;
      readonly isCancelled: boolean;
      readonly message: string;
    };

const IDLE: RunState = { kind: 'idle' };
/** `error.code` of an operation that was cancelled. */
const CANCELLED = 409;

const WAITING: Progress = { percent: 0, stage: null, description: 'In the queue' };

/** A client of the v1 API with a key. The session of the operator has no effect there. */
const clientOf = (apiKey: string): Diorama => new Diorama({ apiKey, baseUrl: location.origin });

/** Checks a request and returns its price; spends nothing. */
export function fetchQuote(apiKey: string, { makes, body }: PlaygroundRequest, signal: AbortSignal): Promise<Quote> {
  const client = clientOf(apiKey);
  return makes === 'world' ? client.worlds.quote(body, { signal }) : client.panoramas.quote(body, { signal });
}

/** Reads a prompt into a scene; spends nothing. @param seed empty for one that the service chooses */
export function fetchComposition(
  apiKey: string,
  { prompt, seed }: { readonly prompt: string; readonly seed: string },
  signal: AbortSignal,
): Promise<SceneComposition> {
  const request = { text_prompt: prompt, ...(seed === '' ? {} : { seed: Number(seed) }) };
  return clientOf(apiKey).scenes.compose(request, { signal });
}

/** One generation at a time, followed until it ends; it goes on while other pages are open. */
export class PlaygroundRun {
  /** Kept for as long as the page is open, and nowhere else. */
  apiKey = '';
  /** What was filled in, kept while other pages are open. */
  form = EMPTY_PLAYGROUND_FORM;
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
    const { signal } = this.leaving;
    const startedAt = Date.now();
    const { makes } = request;
    const tell = (state: RunState): void => {
      signal.throwIfAborted();
      this.set(state);
    };
    let operationId: string | null = null;
    tell({ kind: 'starting' });
    try {
      const client = clientOf(this.apiKey);
      const { operation_id: id } = await startOf(client, request, { idempotencyKey: this.idempotencyKeyOf(request), signal });
      let running: RunningState = { kind: 'running', operationId: id, progress: WAITING, preview: null, makes };
      const tellMore = (news: { readonly progress: Progress } | { readonly preview: Preview }): void => {
        running = { ...running, ...news };
        tell(running);
      };
      tell(running);
      operationId = id;
      this.unanswered = null;
      const onProgress = (progress: Progress): void => tellMore({ progress });
      const onPreview = (preview: Preview): void => tellMore({ preview });
      const ended = await client.operations.wait(id, { signal, onProgress, onPreview }).catch(operationOf);
      tell(outcomeOf(ended, makes, (Date.now() - startedAt) / 1_000));
    } catch (error) {
      if (signal.aborted) return;
      this.set({ kind: 'failed', makes, operationId, isCancelled: false, message: getErrorMessage(error) });
    }
  }

  async cancel(): Promise<void> {
    if (this.present.kind === 'running') await clientOf(this.apiKey).operations.cancel(this.present.operationId);
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
    this.form = EMPTY_PLAYGROUND_FORM;
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

function startOf(
  client: Diorama,
  { makes, body }: PlaygroundRequest,
  options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
): Promise<Operation> {
  return makes === 'world' ? client.worlds.generate(body, options) : client.panoramas.depthToRgb(body, options);
}

/** The operation that has failed. @throws any other error */
function operationOf(error: unknown): Operation {
  if (error instanceof OperationFailedError) return error.operation;
  throw error;
}

function outcomeOf(
  { operation_id: operationId, response, error, cost = null, metadata }: Operation,
  makes: RunKind,
  seconds: number,
): RunState {
  const message = error?.message ?? 'The reason is not known.';
  const failed = { kind: 'failed', makes, operationId, isCancelled: error?.code === CANCELLED, message } as const;
  if (response === null || response === undefined) return failed;
  if ('pano_url' in response) return { kind: 'painted', operationId, panorama: response, seed: metadata?.seed ?? 0, cost, seconds };
  if ('assets' in response) return { kind: 'done', operationId, world: response, cost, seconds };
  return failed;
}
