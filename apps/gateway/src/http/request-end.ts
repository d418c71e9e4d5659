import { onRequestEnd } from '@diorama/telemetry';
import type { FastifyInstance } from 'fastify';

import { DomainError } from '@diorama/domain';

declare module 'fastify' {
  interface FastifyRequest {
    /** When its head had come, on the clock of `performance.now()`. */
    arrivedAt: number;
    /**
     * Aborted when the request has ended, with or without a response: everything that it holds is released and its work may stop.
     * Its reason is a DomainError UNAVAILABLE, which no client sees.
     */
    over: AbortSignal;
  }
}

/** One for all: what it is thrown for is never looked at. */
const OVER = new DomainError('UNAVAILABLE');

/** Gives every request its `arrivedAt` and its `over`. To come before all that holds something for a request. */
export function trackRequestEnds(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    request.arrivedAt = performance.now();
    const over = new AbortController();
    request.over = over.signal;
    onRequestEnd(request.raw, reply.raw, () => over.abort(OVER));
    done();
  });
}

/** Lets go of something when the request is over: now, if that was while it was being waited for. */
export function releaseWhenRequestEnds(over: AbortSignal, letGo: () => void): void {
  if (over.aborted) letGo();
  else over.addEventListener('abort', letGo, { once: true });
}

/** Runs work with a signal that is aborted when the request ends, or with a DomainError UNAVAILABLE after `ms` milliseconds. */
export async function withinTime<T>(
  { over, ms }: { readonly over: AbortSignal; readonly ms: number },
  work: (over: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DomainError('UNAVAILABLE')), ms).unref();
  try {
    return await work(AbortSignal.any([over, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
