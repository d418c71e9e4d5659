import { DomainError } from '@diorama/domain';
import { OutboundError } from '@diorama/outbound';
import { describeCallOutcome } from '@diorama/rpc';
import type { CallOutcome } from '@diorama/rpc';
import type { GrpcCallObserver } from '@diorama/service';

import type { FetchMediaMessage } from './egress.controller.js';

/**
 * Adds the host and the received bytes to the access log of a fetch, and logs successful fetches too. The URL is never logged: its
 * path and query can be secret.
 */
export function createFetchObserver(): GrpcCallObserver {
  let host: string | undefined;
  let bytes = 0;
  return {
    next(message) {
      const { head, chunk } = message as FetchMediaMessage;
      host ??= head?.finalHost;
      bytes += chunk?.byteLength ?? 0;
    },
    fields: () => ({ host, bytes }),
    describe,
  };
}

function describe(end: CallOutcome): ReturnType<NonNullable<GrpcCallObserver['describe']>> {
  const { level, message } = describeCallOutcome(end);
  return typeof end === 'string' ? { level: 'info', message, fields: {} } : { level, message, fields: fieldsOf(end.error) };
}

/** The message of an OutboundError repeats neither the URL nor the host; its cause can, so the cause is left out. */
function fieldsOf(error: unknown): object {
  if (!(error instanceof DomainError)) return { err: error };
  const { code, cause, details } = error;
  if (cause instanceof OutboundError) return { code, failure: cause.failure, reason: cause.message };
  return error.kind.retryable ? { code } : { code, reason: details['reason'] };
}
