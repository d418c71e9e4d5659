import type { SendAttemptInput, AttemptReport } from '@diorama/contract';
import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import { postWebhook } from '@diorama/outbound';
import type { OutboundGuard, PostedWebhook } from '@diorama/outbound';
import type { deliveryProto } from '@diorama/proto-types';
import { retryWithBackoff } from '@diorama/resilience';
import type { DeliveryClient, SigningClient } from '@diorama/rpc';
import { WEBHOOK_HEADERS, parseWebhookUrl, formatSignatureHeader } from '@diorama/webhook';

import type { AttemptLimiter } from './attempt-limiter.js';
import type { HostFailureTracker } from './host-failures.js';
import { isRetryableGrpcFailure } from './retryable-failure.js';

export interface WebhookSenderOptions {
  readonly deliveries: Pick<DeliveryClient, 'getDestination' | 'startAttempt'>;
  readonly signing: Pick<SigningClient, 'sign'>;
  readonly lanes: AttemptLimiter;
  readonly hosts: HostFailureTracker;
  readonly guard: OutboundGuard;
  /** Ends of host names that the operator forbids. */
  readonly refusedEnds: readonly string[];
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** An attempt that is over, with what the logs and metrics want to know besides. */
export interface SentAttempt {
  readonly report: AttemptReport;
  readonly host: string;
  /** For its turn. */
  readonly waitedMs: number;
  /** What failed; null where there was an answer. */
  readonly fault: unknown;
}

/** Of the whole exchange with a receiver (the specification's acknowledgement time). */
const ATTEMPT_MS = 15_000;
/** The deadline of one call to another service of ours, and the policy for calls that fail, such as during its restart. */
const CALL_MS = 2_000;
const CALL_POLICY = { initialIntervalMs: 50, backoffCoefficient: 2, maximumIntervalMs: 1_000, maximumElapsedMs: 6_000 };
const USER_AGENT = 'Diorama-Webhooks/1';

/** Makes single attempts of deliveries, a bounded number at once. */
export class WebhookSender {
  constructor(private readonly parts: WebhookSenderOptions) {}

  /**
   * Waits for a turn before anything is marked, then marks the delivery IN_FLIGHT, has this attempt signed, and posts it.
   *
   * @param signal ends the attempt at any stage
   * @throws AttemptQueueFullError before anything was marked; DomainError when there is nothing to send, or the record cannot be reached
   */
  async send(input: SendAttemptInput, signal: AbortSignal): Promise<SentAttempt> {
    const { deliveries, lanes, hosts } = this.parts;
    const { deliveryId } = input;
    const destination = await this.ask((options) => deliveries.getDestination({ deliveryId }, options), signal);
    const askedAt = performance.now();
    const host = hostOf(destination.webhookUrl);
    const permit = await lanes.acquire({ host, accountId: destination.accountId }, signal);
    const waitedMs = performance.now() - askedAt;
    try {
      const order = { ...input, hostFails: hosts.pauses(host) };
      const attempt = await this.ask((options) => deliveries.startAttempt(order, options), signal);
      const sent = await this.sendMarked(input, attempt, signal);
      hosts.note(host, deliveryId, sent.report.outcome);
      return { ...sent, host, waitedMs };
    } finally {
      permit.release();
    }
  }

  /** From here on the attempt is on record, so that each of its ends is an outcome; what is not the receiver's doing is `internal`. */
  private async sendMarked(
    { deliveryId, number }: SendAttemptInput,
    { webhookUrl, event }: deliveryProto.StartAttemptResponse,
    signal: AbortSignal,
  ): Promise<Pick<SentAttempt, 'report' | 'fault'>> {
    const { clock, guard, refusedEnds } = this.parts;
    let startedAtMs = clock();
    let keyIds: readonly string[] = [];
    const ended = ({ fault, ...posted }: PostedWebhook) => ({ report: { number, startedAtMs, keyIds, ...posted }, fault });
    try {
      const { signatures, timestamp, signedAtMs } = await this.sign(deliveryId, event, signal);
      startedAtMs = signedAtMs;
      keyIds = signatures.map(({ kid }) => kid);
      const headers = {
        [WEBHOOK_HEADERS.id]: deliveryId,
        [WEBHOOK_HEADERS.timestamp]: String(timestamp),
        [WEBHOOK_HEADERS.signature]: formatSignatureHeader(signatures.map(({ signature }) => signature)),
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
      };
      return ended(await postWebhook({ url: webhookUrl, headers, body: event }, { guard, timeoutMs: ATTEMPT_MS, refusedEnds, signal }));
    } catch (fault) {
      // There is no signature, or the process stops.
      const durationMs = Math.max(0, Math.round(clock() - startedAtMs));
      return ended({ outcome: { errorCategory: 'internal' }, address: null, durationMs, fault });
    }
  }

  /** With the time of this very try, for a receiver takes no old one. */
  private async sign(deliveryId: string, body: Buffer, signal: AbortSignal) {
    return this.ask(async (options) => {
      const signedAtMs = this.parts.clock();
      const timestamp = Math.floor(signedAtMs / 1_000);
      const { signatures } = await this.parts.signing.sign({ deliveryId, timestamp, body }, options);
      if (signatures.length === 0) throw new DomainError('UNAVAILABLE'); // no receiver could believe it
      return { signatures, timestamp, signedAtMs };
    }, signal);
  }

  private ask<Result>(call: (options: { readonly deadlineMs: number }) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return retryWithBackoff(() => call({ deadlineMs: CALL_MS }), CALL_POLICY, {
      clock: systemClock,
      signal,
      isRetryable: isRetryableGrpcFailure,
    });
  }
}

/** In lower case; the whole text of a URL that would not pass the gate any more, so that it has a lane of its own. */
function hostOf(url: string): string {
  const read = parseWebhookUrl(url);
  return read.ok ? read.host : url.toLowerCase();
}
