import type { SendAttemptInput, AttemptReport } from '@diorama/contract';
import type { deliveryProto } from '@diorama/proto-types';
import type { DeliveryClient } from '@diorama/rpc';
import { parseWebhookUrl } from '@diorama/webhook';

import type { AttemptLimiter } from './attempt-limiter.js';
import type { HostFailureTracker } from './host-failures.js';
import { callWithRetries, postSigned } from './signed-post.js';
import type { SignedPostOptions } from './signed-post.js';

export interface WebhookSenderOptions extends SignedPostOptions {
  readonly deliveries: Pick<DeliveryClient, 'getDestination' | 'startAttempt'>;
  readonly lanes: AttemptLimiter;
  readonly hosts: HostFailureTracker;
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
    const destination = await callWithRetries((options) => deliveries.getDestination({ deliveryId }, options), signal);
    const askedAt = performance.now();
    const host = hostOf(destination.webhookUrl);
    const permit = await lanes.acquire({ host, accountId: destination.accountId }, signal);
    const waitedMs = performance.now() - askedAt;
    try {
      const order = { ...input, hostFails: hosts.pauses(host) };
      const attempt = await callWithRetries((options) => deliveries.startAttempt(order, options), signal);
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
    { webhookUrl: url, event }: deliveryProto.StartAttemptResponse,
    signal: AbortSignal,
  ): Promise<Pick<SentAttempt, 'report' | 'fault'>> {
    const { fault, ...posted } = await postSigned({ url, deliveryId, event, timeoutMs: ATTEMPT_MS }, this.parts, signal);
    return { report: { number, ...posted }, fault };
  }
}

/** In lower case; the whole text of a URL that would not pass the gate any more, so that it has a lane of its own. */
function hostOf(url: string): string {
  const read = parseWebhookUrl(url);
  return read.ok ? read.host : url.toLowerCase();
}
