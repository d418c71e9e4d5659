import { DomainError, LIMITS } from '@diorama/domain';
import type { EgressClient } from '@diorama/rpc';

import type { MediaFetcher } from './media-library.js';

/** Beyond the fetch itself: the way to `egress` and back. */
const HOP_MS = 2_000;

/** Fetches through the only process that dials what a tenant named. */
export function egressFetcher(egress: EgressClient): MediaFetcher {
  return {
    async *fetch(url, { accountId, bytesMax, requestId, signal }) {
      const request = { url, accountId, maxBytes: bytesMax, timeoutMs: LIMITS.fetchMs };
      const options = { deadlineMs: LIMITS.fetchMs + HOP_MS, signal, ...(requestId === undefined ? {} : { requestId }) };
      for await (const { chunk } of egress.fetchMedia(request, options)) if (chunk !== undefined) yield chunk;
      signal.throwIfAborted(); // a stream that was ended so is not complete
    },
  };
}

/** For an installation without that process. */
export const NO_FETCHER: MediaFetcher = {
  fetch() {
    throw new DomainError('MEDIA_URL_UNFETCHABLE', { reason: 'this installation does not fetch URLs' });
  },
};
