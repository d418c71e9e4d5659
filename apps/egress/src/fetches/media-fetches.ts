import { DomainError } from '@diorama/domain';
import { OutboundError, beginDeadline, fetchMedia } from '@diorama/outbound';
import type { FetchMediaOptions, Guard } from '@diorama/outbound';
import type { egressProto } from '@diorama/proto-types';
import type { Counter, Metrics } from '@diorama/telemetry';
import type { SharedTurns, Turn } from '@diorama/turns';

export interface MediaFetch {
  readonly url: string;
  /** Whose it is; empty where that is not known. */
  readonly accountId: string;
  /** More bytes fail the fetch. */
  readonly bytesMax: number;
  /** For everything, waiting for a turn included. */
  readonly timeoutMs: number;
  /** Aborted when nobody wants the bytes any more. */
  readonly signal: AbortSignal;
}

type Part = egressProto.FetchMediaResponse;

/** Fetches media from URLs that tenants named, a bounded number at once. */
export class MediaFetches {
  private readonly ending = new AbortController();
  private open = true;

  private readonly outcomes: Counter;

  constructor(private readonly parts: { readonly guard: Guard; readonly turns: SharedTurns; readonly metrics: Metrics }) {
    this.outcomes = parts.metrics.counter('diorama_fetches_total', 'Fetches of media that are over, by how they went.');
  }

  /**
   * One head, then chunks.
   *
   * @throws DomainError MEDIA_URL_UNFETCHABLE or MEDIA_TOO_LARGE; UNAVAILABLE when the fault is ours
   */
  async *fetch({ url, accountId, bytesMax, timeoutMs, signal }: MediaFetch): AsyncGenerator<Part> {
    if (!this.open) throw new DomainError('UNAVAILABLE');
    const wanted = AbortSignal.any([signal, this.ending.signal]);
    const startedAt = performance.now();
    const endTurn = await this.enter(accountId, timeoutMs, wanted);
    try {
      const remainingMs = Math.max(1, timeoutMs - (performance.now() - startedAt));
      yield* bytesBehind(url, { guard: this.parts.guard, bytesMax, timeoutMs: remainingMs, signal: wanted });
      this.outcomes.add({ outcome: 'done' });
    } catch (error) {
      this.outcomes.add({ outcome: error instanceof OutboundError ? error.failure : 'internal' });
      throw toDomainError(error, { bytesMax, timeoutMs });
    } finally {
      endTurn();
    }
  }

  /** Refuses every fetch from now on; those that were begun go on. */
  takeNoMore(): void {
    this.open = false;
  }

  /** Ends what still goes on. */
  end(): void {
    this.ending.abort();
  }

  private async enter(accountId: string, timeoutMs: number, wanted: AbortSignal): Promise<Turn> {
    const deadline = beginDeadline(timeoutMs, wanted);
    try {
      return await this.parts.turns.take(accountId === '' ? null : accountId, deadline.signal);
    } catch (error) {
      throw new DomainError('UNAVAILABLE', {}, { cause: error });
    } finally {
      deadline.end();
    }
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

function toDomainError(error: unknown, { bytesMax, timeoutMs }: { readonly bytesMax: number; readonly timeoutMs: number }): unknown {
  if (!(error instanceof OutboundError)) return error;
  if (error.failure === 'too_large') return new DomainError('MEDIA_TOO_LARGE', { limit: String(bytesMax) }, { cause: error });
  if (error.failure === 'aborted') return new DomainError('UNAVAILABLE', {}, { cause: error });
  const reason = error.failure === 'timeout' ? `it took longer than ${timeoutMs / 1_000} s` : error.message;
  return new DomainError('MEDIA_URL_UNFETCHABLE', { reason }, { cause: error });
}
