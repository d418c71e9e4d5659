import { DomainError } from '@diorama/domain';
import type { EgressClient } from '@diorama/rpc';

import type { MediaFetcher } from './media-library.js';
import { createFetchTimeoutError } from './fetch-limits.js';

/** Beyond the fetch itself: the way to `egress` and back. */
const HOP_MS = 2_000;

/** Fetches through the only process that dials what a tenant named. */
export function createEgressFetcher(egress: EgressClient): MediaFetcher {
  return {
    async *fetch(url, { accountId, bytesMax, timeoutMs, signal }) {
      const request = { url, accountId, maxBytes: bytesMax, timeoutMs };
      const options = { deadlineMs: timeoutMs + HOP_MS, signal };
      const begunAt = performance.now();
      try {
        for await (const { chunk } of egress.fetchMedia(request, options)) if (chunk !== undefined) yield chunk;
      } catch (error) {
        const isLate = isUnanswered(error) && performance.now() - begunAt >= timeoutMs;
        throw isLate ? createFetchTimeoutError(error) : error;
      }
      signal.throwIfAborted(); // a stream that was ended so is not complete
    },
  };
}

const isUnanswered = (error: unknown): boolean => error instanceof DomainError && error.code === 'UNAVAILABLE';

/** For an installation without that process. */
export const DISABLED_MEDIA_FETCHER: MediaFetcher = {
  fetch() {
    throw new DomainError('MEDIA_URL_UNFETCHABLE', { reason: 'this installation does not fetch URLs' });
  },
};
