import type { AttemptOutcome } from '@diorama/webhook';
import type { Counter, Histogram, Metrics } from '@diorama/telemetry';

import type { AttemptLimiter } from './attempt-limiter.js';
import type { SentAttempt } from './webhook-sender.js';

/** What an operator wants to know of the sending of webhooks. */
export class AttemptMetrics {
  private readonly attempts: Counter;
  private readonly seconds: Histogram;
  private readonly waits: Histogram;
  private readonly sentAway: Counter;
  private readonly paused: Counter;

  constructor(private readonly metrics: Metrics) {
    this.attempts = metrics.counter('diorama_webhook_attempts_total', 'Finished attempts, by outcome.');
    this.seconds = metrics.histogram('diorama_webhook_attempt_seconds', 'Time from the DNS lookup to the response.');
    this.waits = metrics.histogram('diorama_webhook_wait_seconds', 'How long attempts waited for a slot.');
    this.sentAway = metrics.counter('diorama_webhook_turns_missed_total', 'Attempts postponed because no slot was expected in time.');
    this.paused = metrics.counter('diorama_webhook_attempts_held_total', 'Attempts postponed because attempts to their host are paused.');
  }

  note({ report, waitedMs }: SentAttempt): void {
    this.attempts.add({ outcome: outcomeWord(report.outcome) });
    this.seconds.observe({}, report.durationMs / 1_000);
    this.waits.observe({}, waitedMs / 1_000);
  }

  noteMissedTurn(): void {
    this.sentAway.add({});
  }

  notePause(): void {
    this.paused.add({});
  }

  watchPolling(isPolling: () => boolean): void {
    this.metrics.gauge('diorama_webhook_polling', '1 while this process polls Temporal for attempts.', () => Number(isPolling()));
  }

  watch(lanes: AttemptLimiter): void {
    this.metrics.gauge('diorama_webhook_attempts_running', 'Attempts that hold a slot.', () => lanes.running);
    this.metrics.gauge('diorama_webhook_attempts_waiting', 'Attempts that wait for a slot.', () => lanes.waiting);
  }
}

/** The class of a status, or the category of an error: few words, for each is a series. */
const outcomeWord = (outcome: AttemptOutcome): string =>
  'errorCategory' in outcome ? outcome.errorCategory : outcome.httpStatus === 410 ? '410' : `${Math.floor(outcome.httpStatus / 100)}xx`;
