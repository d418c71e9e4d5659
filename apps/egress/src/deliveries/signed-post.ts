import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import { postWebhook } from '@diorama/outbound';
import type { OutboundGuard, PostedWebhook } from '@diorama/outbound';
import { retryWithBackoff } from '@diorama/resilience';
import type { SigningClient } from '@diorama/rpc';
import { WEBHOOK_HEADERS, formatSignatureHeader } from '@diorama/webhook';

import { isRetryableGrpcFailure } from './retryable-failure.js';

export interface SignedPostOptions {
  readonly signing: Pick<SigningClient, 'sign'>;
  readonly guard: OutboundGuard;
  /** Ends of host names that the operator forbids. */
  readonly refusedEnds: readonly string[];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

export interface WebhookMessage {
  readonly url: string;
  readonly deliveryId: string;
  /** A JSON object. */
  readonly event: Buffer;
  /** Longest exchange with the receiver, milliseconds. */
  readonly timeoutMs: number;
}

/** A post that is over. */
export interface SignedPost extends PostedWebhook {
  readonly startedAtMs: number;
  /** Keys that signed it. */
  readonly keyIds: readonly string[];
}

/** The deadline of one call to another service of ours, and the policy for calls that fail, such as during its restart. */
const CALL_MS = 2_000;
const CALL_POLICY = { initialIntervalMs: 50, backoffCoefficient: 2, maximumIntervalMs: 1_000, maximumElapsedMs: 6_000 };
const USER_AGENT = 'Diorama-Webhooks/1';

/** Signs an event and posts it once. A failure that is not the receiver's is the outcome `internal`. */
export async function postSigned(
  { url, deliveryId, event, timeoutMs }: WebhookMessage,
  { signing, guard, refusedEnds, clock }: SignedPostOptions,
  signal: AbortSignal,
): Promise<SignedPost> {
  let startedAtMs = clock();
  let keyIds: readonly string[] = [];
  try {
    const { signatures, timestamp, signedAtMs } = await sign(signing, { deliveryId, event, clock, signal });
    startedAtMs = signedAtMs;
    keyIds = signatures.map(({ kid }) => kid);
    const headers = {
      [WEBHOOK_HEADERS.id]: deliveryId,
      [WEBHOOK_HEADERS.timestamp]: String(timestamp),
      [WEBHOOK_HEADERS.signature]: formatSignatureHeader(signatures.map(({ signature }) => signature)),
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
    };
    const posted = await postWebhook({ url, headers, body: event }, { guard, timeoutMs, refusedEnds, signal });
    return { ...posted, startedAtMs, keyIds };
  } catch (fault) {
    // There is no signature, or the process stops.
    const durationMs = Math.max(0, Math.round(clock() - startedAtMs));
    return { outcome: { errorCategory: 'internal' }, address: null, durationMs, fault, startedAtMs, keyIds };
  }
}

interface SigningOrder extends Pick<WebhookMessage, 'deliveryId' | 'event'>, Pick<SignedPostOptions, 'clock'> {
  readonly signal: AbortSignal;
}

/** With the time of this very try, for a receiver takes no old one. */
function sign(signing: SignedPostOptions['signing'], { deliveryId, event, clock, signal }: SigningOrder) {
  return callWithRetries(async (options) => {
    const signedAtMs = clock();
    const timestamp = Math.floor(signedAtMs / 1_000);
    const { signatures } = await signing.sign({ deliveryId, timestamp, body: event }, options);
    if (signatures.length === 0) throw new DomainError('UNAVAILABLE'); // no receiver could believe it
    return { signatures, timestamp, signedAtMs };
  }, signal);
}

/** Calls another service of ours, again while it restarts. */
export function callWithRetries<Result>(
  call: (options: { readonly deadlineMs: number }) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return retryWithBackoff(() => call({ deadlineMs: CALL_MS }), CALL_POLICY, {
    clock: systemClock,
    signal,
    isRetryable: isRetryableGrpcFailure,
  });
}
