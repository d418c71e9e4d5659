import { delay, runWithinTimeout } from './call-timeout.js';
import { ConnectionError } from './errors.js';
import type { Preview, Progress } from '../generated/types.gen.js';
import { isRetryableError, computeRetryDelay } from './retry.js';
import { ServerEventReader } from './server-events.js';
import type { ServerEvent } from './server-events.js';
import type { Transport } from './transport.js';

/** An event of an operation: any number of `progress`, then one `done`. */
export type OperationEvent = ProgressEvent | DoneEvent;

export interface ProgressEvent {
  readonly type: 'progress';
  readonly progress: Progress;
}

export interface DoneEvent {
  readonly type: 'done';
  readonly status: 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  readonly operationId: string;
  readonly worldId: string | null;
}

export interface FollowOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the early files of a running generation, and again when there are more; calls may repeat files. */
  readonly onPreview?: ((preview: Preview) => void) | undefined;
  /** Called after a connection error, before the client connects again; with null if the service closed the connection. */
  readonly onInterruption?: ((error: unknown) => void) | undefined;
}

/** The path of a stream. */
export interface StreamRoute {
  readonly path: string;
  /** Headers of each connection. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The service sends at least a comment every 15 seconds; without three of them the connection counts as broken. */
const IDLE_MS = 45_000;
const CONNECT_MS = 15_000;
/** Consecutive connections without an event, after which polling replaces the stream. */
const CONNECTIONS_MAX = 3;

/**
 * Follows a stream of events until `done`. It reconnects after a connection error and continues after the last event. Ends without `done`
 * if event streams do not work at all, as behind some proxies. Throws errors that a retry does not solve.
 */
export async function* followOperationStream(
  transport: Transport,
  route: StreamRoute,
  { signal, onPreview, onInterruption }: FollowOptions,
): AsyncGenerator<OperationEvent, void, void> {
  let newest = '';
  for (let failures = 0; failures < CONNECTIONS_MAX;) {
    let fault: unknown = null;
    try {
      for await (const event of connection(transport, route, { newest, signal })) {
        failures = 0;
        newest = event.id;
        if (event.event === 'preview') onPreview?.(JSON.parse(event.data) as Preview);
        const told = operationEvent(event);
        if (told === null) continue;
        yield told;
        if (told.type === 'done') return;
      }
    } catch (error) {
      if (!isRetryableError(error)) throw error;
      fault = error;
    }
    failures++;
    onInterruption?.(fault);
    if (failures < CONNECTIONS_MAX) await delay(computeRetryDelay(fault, failures, transport.settings.random), signal);
  }
}

interface Connection extends FollowOptions {
  /** Id of the last event that was received. */
  readonly newest: string;
}

async function* connection(
  transport: Transport,
  { path, headers: extra }: StreamRoute,
  { newest, signal }: Connection,
): AsyncGenerator<ServerEvent, void, void> {
  const line = new AbortController();
  const hangUp = (): void => line.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', hangUp, { once: true });
  try {
    const headers = { ...extra, accept: 'text/event-stream', ...(newest === '' ? {} : { 'last-event-id': newest }) };
    const response = await heard(CONNECT_MS, line, () => transport.open({ method: 'GET', path, headers }, line.signal));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.body === null || !isStream) throw new ConnectionError('The response is not an event stream');
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const events = new ServerEventReader();
    for (;;) {
      const { done, value } = await heard(IDLE_MS, line, () => reader.read());
      if (done) return;
      yield* events.push(value);
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TypeError || line.signal.aborted) throw new ConnectionError('The event stream was interrupted', { cause: error });
    throw error;
  } finally {
    signal?.removeEventListener('abort', hangUp);
    line.abort();
  }
}

/** Aborts the connection if the next step takes too long. */
async function heard<T>(withinMs: number, line: AbortController, next: () => Promise<T>): Promise<T> {
  return runWithinTimeout({ timeoutMs: withinMs, signal: line.signal }, async ({ signal }) => {
    const onSilence = (): void => line.abort(signal.reason);
    signal.addEventListener('abort', onSilence, { once: true });
    try {
      return await next();
    } finally {
      signal.removeEventListener('abort', onSilence);
    }
  });
}

interface DoneData {
  readonly status: DoneEvent['status'];
  readonly operation_id: string;
  readonly world_id?: string | null;
}

/** Null for a `preview`, and for kinds that this version does not know. */
function operationEvent({ event, data }: ServerEvent): OperationEvent | null {
  if (event === 'progress') return { type: 'progress', progress: JSON.parse(data) as Progress };
  if (event !== 'done') return null;
  const { status, operation_id: operationId, world_id: worldId } = JSON.parse(data) as DoneData;
  return { type: 'done', status, operationId, worldId: worldId ?? null };
}
