import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { SendAttemptInput, AttemptReport, EgressActivities } from '@diorama/contract';
import { DELIVERY_ENDED_ERROR, DomainError, HOST_PAUSED_ERROR, ATTEMPT_SLOT_UNAVAILABLE_ERROR } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';

import { AttemptQueueFullError } from './attempt-limiter.js';
import type { AttemptMetrics } from './attempt-metrics.js';
import { isRetryableGrpcFailure } from './retryable-failure.js';
import type { SentAttempt, WebhookSender } from './webhook-sender.js';

interface DeliveryActivityDeps {
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly metrics: AttemptMetrics;
  readonly logger: Logger;
}

export const ACTIVITY_NAMES = ['sendAttempt'] as const satisfies (keyof EgressActivities)[];

/** Between tries of an attempt whose turn did not come: twice as long each time, so that a long line asks seldom. */
const FIRST_PAUSE_MS = 2_000;
const PAUSE_DOUBLINGS_MAX = 5;

export function createDeliveryActivities({ sender, metrics, logger }: DeliveryActivityDeps): EgressActivities {
  return {
    async sendAttempt(input: SendAttemptInput): Promise<AttemptReport> {
      const { cancellationSignal, info } = Context.current();
      try {
        const sent = await sender.send(input, cancellationSignal);
        metrics.note(sent);
        logger[isOurs(sent) ? 'error' : 'info'](lineOf(input, sent), 'webhook attempt finished');
        return sent.report;
      } catch (error) {
        if (error instanceof AttemptQueueFullError) metrics.noteMissedTurn();
        if (isPause(error)) metrics.notePause();
        const failure = cancellationSignal.aborted ? stopped() : failureOf(error, info.attempt);
        logger.info({ delivery_id: input.deliveryId, number: input.number, type: failure.type, err: error }, 'webhook attempt skipped');
        throw failure;
      }
    },
  };
}

/** Another worker makes the attempt. */
const stopped = (): ApplicationFailure => ApplicationFailure.create({ type: 'UNAVAILABLE', message: 'the worker stopped' });

/** A failure here has marked nothing, or has marked the attempt so that the same number may start again. */
function failureOf(error: unknown, tries: number): ApplicationFailure {
  if (error instanceof AttemptQueueFullError)
    return ApplicationFailure.create({ type: ATTEMPT_SLOT_UNAVAILABLE_ERROR, message: error.message, nextRetryDelay: pauseMs(tries) });
  if (isPause(error))
    return ApplicationFailure.create({ type: HOST_PAUSED_ERROR, message: error.message, nextRetryDelay: Number(error.details['wait_ms']) });
  if (isRetryableGrpcFailure(error)) return ApplicationFailure.create({ type: error.code, message: error.message });
  if (error instanceof DomainError)
    return ApplicationFailure.create({ type: DELIVERY_ENDED_ERROR, message: error.message, nonRetryable: true });
  const name = error instanceof Error ? error.name : typeof error;
  return ApplicationFailure.create({ type: 'INTERNAL', message: `unexpected ${name}`, nonRetryable: true });
}

const isPause = (error: unknown): error is DomainError => error instanceof DomainError && error.code === 'RECEIVER_PAUSED';

/** With a random part, so that those who were sent away together do not come back together. */
const pauseMs = (tries: number): number => FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, PAUSE_DOUBLINGS_MAX) * (1 + Math.random());

const isOurs = ({ report: { outcome } }: SentAttempt): boolean => 'errorCategory' in outcome && outcome.errorCategory === 'internal';

/** The host and the result; never the URL, whose path and query may contain secrets. */
function lineOf({ deliveryId }: SendAttemptInput, sent: SentAttempt): object {
  const { report, host, waitedMs, fault } = sent;
  const { number, outcome, durationMs, address, keyIds } = report;
  const end = 'errorCategory' in outcome ? { error: outcome.errorCategory } : { status: outcome.httpStatus };
  const why = isOurs(sent) ? { err: fault } : fault instanceof Error ? { reason: fault.message } : {};
  return {
    delivery_id: deliveryId,
    number,
    host,
    address,
    ...end,
    ...why,
    ms: durationMs,
    waited_ms: Math.round(waitedMs),
    key_ids: keyIds,
  };
}
