import { InsufficientCreditsError, OperationFailedError, RateLimitError, newIdempotencyKey } from '@diorama-worlds/sdk';
import type { BatchItem, ClientOptions, Diorama, Operation, Preview, Progress } from '@diorama-worlds/sdk';
import { getErrorMessage } from '@diorama/page-parts';

import { describeRequest } from './describe-request.js';
import { EMPTY_PLAYGROUND_FORM } from './prompt/playground-request.js';
import type { PlaygroundRequest } from './prompt/playground-request.js';
import { describeItemError } from './quote.js';
import { WAITING, readOutcome } from './run-state.js';
import type { PlaygroundRun, PlaygroundState, RunState, StartState } from './run-state.js';

/** Makes a client of the v1 API for one account. */
export type ConnectClient = (options: Pick<ClientOptions, 'onRetry'>) => Diorama;

/** An operation that has started, or why it has not. */
type StartedItem = { readonly operationId: string } | { readonly fault: string };

const EMPTY: PlaygroundState = { start: { kind: 'idle' }, runs: [], selected: null };
/** Runs that the page keeps. */
const RUNS_MAX = 50;

interface StartOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** The generations that were started on this page, followed until they end, also while other pages are open. */
export class PlaygroundRuns {
  /** What was filled in, kept while other pages are open. */
  form = EMPTY_PLAYGROUND_FORM;
  /** For prices, previews and scenes; null without a key. */
  client: Diorama | null = null;
  /** Identifies the credentials, such as the API key itself. Kept for as long as the page is open, and nowhere else. */
  identity = '';
  private connect: ConnectClient | null = null;
  private present = EMPTY;
  private readonly listeners = new Set<() => void>();
  private leaving = new AbortController();
  private lastId = 0;
  /** The start that no good answer has come to, and its idempotency key: sent once more, it must not begin a second world. */
  private unanswered: { readonly start: string; readonly idempotencyKey: string } | null = null;

  get state(): PlaygroundState {
    return this.present;
  }

  /** Uses other credentials for what starts from now on. @param identity differs for each account @param connect null for none */
  use(identity: string, connect: ConnectClient | null): void {
    this.identity = identity;
    this.connect = connect;
    this.client = connect?.({}) ?? null;
    this.tell();
  }

  /** Calls `listener` after each change, until the answered function is called. */
  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Starts what a request makes and follows it; the outcome, good or bad, is in `state`. */
  async begin(request: PlaygroundRequest): Promise<void> {
    if (this.connect === null || this.present.start.kind === 'starting') return;
    const { signal } = this.leaving;
    const startedAt = Date.now();
    // The client would wait for a limit to pass; the visitor decides that.
    const limited = new AbortController();
    const client = this.connect({
      onRetry: ({ error }) => {
        if (error instanceof RateLimitError) limited.abort(error);
      },
    });
    this.set({ start: { kind: 'starting' } });
    try {
      const options = { idempotencyKey: this.idempotencyKeyOf(request), signal: AbortSignal.any([signal, limited.signal]) };
      const started = await start(client, request, options);
      signal.throwIfAborted();
      this.unanswered = null;
      const added = this.add(client, request, started);
      await Promise.all(added.map((run) => this.follow(run, startedAt, signal)));
    } catch (error) {
      if (!signal.aborted) this.set({ start: refusalOf(error, request) });
    }
  }

  async cancel(id: number): Promise<void> {
    const run = this.present.runs.find((each) => each.id === id);
    if (run?.state.kind === 'running') await run.client.operations.cancel(run.state.operationId);
  }

  /** Shows a run; null for none. */
  select(selected: number | null): void {
    this.set({ selected, start: this.present.start.kind === 'refused' ? { kind: 'idle' } : this.present.start });
  }

  /** Leaves the generations to themselves, and forgets the credentials. */
  forget(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.form = EMPTY_PLAYGROUND_FORM;
    this.unanswered = null;
    this.present = EMPTY;
    this.use('', null);
  }

  private add(client: Diorama, request: PlaygroundRequest, started: readonly StartedItem[]): readonly PlaygroundRun[] {
    const labels = describeRequest(request);
    const added = started.map((item, index): PlaygroundRun => {
      this.lastId += 1;
      const makes = request.makes === 'panorama' ? 'panorama' : 'world';
      return { id: this.lastId, makes, label: labels[index] ?? 'World', client, state: initialStateOf(item) };
    });
    this.set({ start: { kind: 'idle' }, runs: [...added, ...this.present.runs].slice(0, RUNS_MAX), selected: added[0]?.id ?? null });
    return added;
  }

  private async follow({ id, client, state }: PlaygroundRun, startedAt: number, signal: AbortSignal): Promise<void> {
    if (state.kind !== 'running') return;
    const { operationId } = state;
    let running = state;
    const tellMore = (news: { readonly progress: Progress } | { readonly preview: Preview }): void => {
      running = { ...running, ...news };
      this.update(id, running, signal);
    };
    try {
      const onProgress = (progress: Progress): void => tellMore({ progress });
      const onPreview = (preview: Preview): void => tellMore({ preview });
      const ended = await client.operations.wait(operationId, { signal, onProgress, onPreview }).catch(operationOf);
      this.update(id, readOutcome(ended, (Date.now() - startedAt) / 1_000), signal);
    } catch (error) {
      this.update(id, { kind: 'failed', operationId, isCancelled: false, message: getErrorMessage(error) }, signal);
    }
  }

  private update(id: number, state: RunState, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.set({ runs: this.present.runs.map((run) => (run.id === id ? { ...run, state } : run)) });
  }

  /** A new one, unless the same start was sent with this key before and brought no operation. */
  private idempotencyKeyOf(request: PlaygroundRequest): string {
    const sent = JSON.stringify([this.identity, request]);
    if (this.unanswered?.start !== sent) this.unanswered = { start: sent, idempotencyKey: newIdempotencyKey() };
    return this.unanswered.idempotencyKey;
  }

  private set(change: Partial<PlaygroundState>): void {
    this.present = { ...this.present, ...change };
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const initialStateOf = (item: StartedItem): RunState =>
  'fault' in item
    ? { kind: 'failed', operationId: null, isCancelled: false, message: item.fault }
    : { kind: 'running', operationId: item.operationId, progress: WAITING, preview: null };

/** @throws DioramaError where nothing has started */
async function start(client: Diorama, request: PlaygroundRequest, options: StartOptions): Promise<readonly StartedItem[]> {
  switch (request.makes) {
    case 'world':
      return [toStarted(await client.worlds.generate(request.body, options))];
    case 'panorama':
      return [toStarted(await client.panoramas.depthToRgb(request.body, options))];
    case 'variation':
      return [toStarted(await client.worlds.vary(request.worldId, request.body, options))];
    default:
      return toStartedItems(await client.worlds.generateBatch(request.body, options));
  }
}

const toStarted = ({ operation_id: operationId }: Operation): StartedItem => ({ operationId });

/** @throws the error of the first item where no item has started */
function toStartedItems(items: readonly BatchItem[]): readonly StartedItem[] {
  const [first] = items;
  if (first?.error != null && items.every(({ operation }) => operation == null)) throw toError(first.error);
  return items.map(({ operation, error }) => (operation == null ? { fault: describeItemError(error?.detail) } : toStarted(operation)));
}

const STATUS = { insufficientCredits: 402, rateLimited: 429 } as const;

/** The error that a single start would have thrown. */
function toError({ status, detail, retry_after: retryAfter }: NonNullable<BatchItem['error']>): Error {
  const message = describeItemError(detail);
  if (status === STATUS.insufficientCredits) return new InsufficientCreditsError(message);
  return status === STATUS.rateLimited ? new RateLimitError(message, retryAfter) : new Error(message);
}

function refusalOf(error: unknown, request: PlaygroundRequest): StartState {
  const seconds = error instanceof RateLimitError ? error.retryAfter : null;
  return {
    kind: 'refused',
    request,
    message: getErrorMessage(error),
    isShortOfCredits: error instanceof InsufficientCreditsError,
    retryAt: seconds === null ? null : Date.now() + seconds * 1_000,
  };
}

/** The operation that has failed. @throws any other error */
function operationOf(error: unknown): Operation {
  if (error instanceof OperationFailedError) return error.operation;
  throw error;
}
