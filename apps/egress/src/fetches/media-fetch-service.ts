import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import { OutboundError, startDeadline, fetchMedia } from '@diorama/outbound';
import type { FetchMediaOptions, OutboundGuard } from '@diorama/outbound';
import type { egressProto } from '@diorama/proto-types';
import { SemaphoreFullError } from '@diorama/resilience';
import type { KeyedSemaphore, SemaphorePermit, RevocablePermitOwner } from '@diorama/resilience';
import type { Counter, Metrics } from '@diorama/telemetry';

import { FETCH_PACE_RULES, PACE_CHECK_DELAY_MS } from './fetch-semaphore.js';

interface MediaFetch {
  readonly url: string;
  /** Whose it is; empty where that is not known. */
  readonly accountId: string;
  /** More bytes fail the fetch. */
  readonly bytesMax: number;
  /** For everything, waiting for a turn included. */
  readonly timeoutMs: number;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

type Part = egressProto.FetchMediaResponse;

interface MediaFetchesParts {
  readonly guard: OutboundGuard;
  readonly permits: KeyedSemaphore;
  readonly metrics: Metrics;
}

/**
 * The earliest moment at which a client learns that a host gave no answer. A later one is reported at the deadline, as a timeout. So
 * neither the answer nor its time says whether a name exists, whether it leads inside, or whether a port is open.
 */
const UNREACHABLE_MS = 2_000;
const RETRY_SECONDS = 5;
/** The longest that a timer can wait. */
const TIMER_MS_MAX = 2 ** 31 - 1;

/** Fetches media from URLs that tenants named, a bounded number at once. */
export class MediaFetchService {
  private readonly ending = new AbortController();
  private open = true;

  private readonly outcomes: Counter;

  constructor(private readonly parts: MediaFetchesParts) {
    this.outcomes = parts.metrics.counter('diorama_fetches_total', 'Finished media fetches, by outcome.');
  }

  /**
   * One head, then chunks.
   *
   * @throws DomainError MEDIA_URL_UNFETCHABLE, also when the time is over before the turn comes; MEDIA_TOO_LARGE; RATE_LIMITED for
   *   the excess of an account; MEDIA_FETCH_DISPLACED; UNAVAILABLE when the fault is ours
   */
  async *fetch(order: MediaFetch): AsyncGenerator<Part> {
    if (!this.open) throw new DomainError('UNAVAILABLE');
    const displaced = new AbortController();
    const running = new RunningFetch(() => displaced.abort());
    const wanted = AbortSignal.any([order.signal, this.ending.signal, displaced.signal]);
    const deadline = startDeadline(order.timeoutMs, wanted);
    let permit: SemaphorePermit | null = null;
    try {
      const key = order.accountId === '' ? null : order.accountId;
      permit = await this.parts.permits.acquire(key, { signal: deadline.signal, holder: running });
      const timeoutMs = Math.max(1, order.timeoutMs - running.begin());
      const { guard } = this.parts;
      for await (const part of bytesBehind(order.url, { ...order, guard, timeoutMs, pace: FETCH_PACE_RULES, signal: wanted })) {
        running.bytes += part.chunk?.byteLength ?? 0;
        yield part;
      }
      this.outcomes.add({ outcome: 'done' });
    } catch (error) {
      this.outcomes.add({ outcome: outcomeOf(error) });
      const isLate = isUnreachable(error) && !(await isReportedAtDeadline(running.elapsedMs, deadline.signal));
      if (displaced.signal.aborted)
        throw new DomainError('MEDIA_FETCH_DISPLACED', { retry_after: String(RETRY_SECONDS) }, { cause: error });
      throw isLate ? tookTooLong(error, order) : toDomainError(error, order);
    } finally {
      deadline.end();
      permit?.release();
    }
  }

  /** Refuses every fetch from now on; running fetches continue. */
  refuseNewFetches(): void {
    this.open = false;
  }

  /** Ends the fetches that still run. */
  end(): void {
    this.ending.abort();
  }
}

/** The holder of the permit of a fetch. */
class RunningFetch implements RevocablePermitOwner {
  bytes = 0;
  private begunAt = performance.now();

  constructor(private readonly displace: () => void) {}

  yield(): void {
    this.displace();
  }

  /** @returns milliseconds for which it waited for its turn */
  begin(): number {
    const waitedMs = this.elapsedMs;
    this.begunAt = performance.now();
    return waitedMs;
  }

  get elapsedMs(): number {
    return performance.now() - this.begunAt;
  }

  /** Bytes a millisecond; one that is young cannot be judged. */
  value(): number {
    const ms = this.elapsedMs;
    return ms < PACE_CHECK_DELAY_MS ? Infinity : this.bytes / ms;
  }
}

async function* bytesBehind(url: string, options: FetchMediaOptions): AsyncGenerator<Part> {
  const media = await fetchMedia(url, options);
  try {
    const { contentType, contentLength, host } = media;
    yield { head: { contentType, contentLength: contentLength ?? undefined, finalHost: host } };
    for await (const chunk of media.body) yield { chunk: Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) };
  } finally {
    media.close();
  }
}

/** Whether no host responded. The cause would reveal the network, so clients do not see it. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof OutboundError && ['dns_failed', 'dns_blocked', 'connect_failed', 'tls_failed', 'no_answer'].includes(error.failure);

/**
 * Waits until a client may learn that no host answered.
 *
 * @returns false when that is not before the deadline, whose signal ends the wait
 */
async function isReportedAtDeadline(elapsedMs: number, deadline: AbortSignal): Promise<boolean> {
  const waitMs = elapsedMs < UNREACHABLE_MS ? UNREACHABLE_MS - elapsedMs : TIMER_MS_MAX;
  await systemClock.sleep(waitMs, deadline).catch(() => undefined);
  return !deadline.aborted;
}

function outcomeOf(error: unknown): string {
  if (error instanceof OutboundError) return error.failure;
  return error instanceof SemaphoreFullError ? 'refused' : 'internal';
}

function toDomainError(error: unknown, order: MediaFetch): unknown {
  if (error instanceof SemaphoreFullError) {
    const limit = `${error.limit} concurrent fetches of media URLs per account`;
    return new DomainError('RATE_LIMITED', { limit, retry_after: String(RETRY_SECONDS) }, { cause: error });
  }
  if (!(error instanceof OutboundError)) return error;
  if (error.failure === 'too_large') return new DomainError('MEDIA_TOO_LARGE', { limit: String(order.bytesMax) }, { cause: error });
  if (error.failure === 'aborted') return new DomainError('UNAVAILABLE', {}, { cause: error });
  if (error.failure === 'timeout') return tookTooLong(error, order);
  const reason = isUnreachable(error) ? 'its host cannot be reached' : error.message;
  return new DomainError('MEDIA_URL_UNFETCHABLE', { reason }, { cause: error });
}

const tookTooLong = (cause: unknown, { timeoutMs }: MediaFetch): DomainError =>
  new DomainError('MEDIA_URL_UNFETCHABLE', { reason: `it took longer than ${timeoutMs / 1_000} s` }, { cause });
