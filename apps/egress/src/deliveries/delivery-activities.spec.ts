import type { SendAttemptInput, AttemptReport } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { Metrics } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { beforeEach, describe, expect, it } from 'vitest';

import { AttemptQueueFullError } from './attempt-limiter.js';
import { AttemptMetrics } from './attempt-metrics.js';
import { createDeliveryActivities } from './delivery-activities.js';
import type { SentAttempt } from './webhook-sender.js';

const REPORT: AttemptReport = {
  number: 1,
  startedAtMs: 1_000,
  durationMs: 120,
  outcome: { httpStatus: 204, retryAfter: null },
  address: '192.0.2.1',
  keyIds: ['key-0'],
};

let logged: string[];
let metrics: Metrics;
let attempts: AttemptMetrics;
beforeEach(() => {
  logged = [];
  metrics = new Metrics();
  attempts = new AttemptMetrics(metrics);
});

/** Runs the activity at one of its tries, with what the sender answers or throws. */
async function run(end: (signal: AbortSignal) => Promise<SentAttempt>, { attempt = 1, cancelled = false } = {}): Promise<AttemptReport> {
  const log =
    (level: string) =>
    (fields: unknown, message: unknown): void =>
      void logged.push(JSON.stringify([level, fields, message]));
  const logger = { info: log('info'), warn: log('warn'), error: log('error') } as unknown as Logger;
  const activities = createDeliveryActivities({ sender: { send: (_input, signal) => end(signal) }, metrics: attempts, logger });
  const environment = new MockActivityEnvironment({ attempt }, { logger: new DefaultLogger('ERROR') });
  const ran = environment.run((input: SendAttemptInput) => activities.sendAttempt(input), { deliveryId: 'del_1', number: 1 });
  if (cancelled) environment.cancel();
  return ran as Promise<AttemptReport>;
}

const sent = (more: Partial<AttemptReport> = {}, fault: unknown = null): Promise<SentAttempt> =>
  Promise.resolve({ report: { ...REPORT, ...more }, host: 'receiver.example.com', waitedMs: 3, fault });

describe('the activity of attempts', () => {
  it('reports an attempt, and records it in logs and metrics', async () => {
    expect(await run(() => sent())).toEqual(REPORT);
    await run(() => sent({ outcome: { httpStatus: 410, retryAfter: null } }));
    await run(() => sent({ outcome: { errorCategory: 'tls' } }, new Error('no TLS (CERT_HAS_EXPIRED)')));
    expect(logged[0]).toContain('"host":"receiver.example.com","address":"192.0.2.1","status":204');
    expect(logged[2]).toContain('"error":"tls","reason":"no TLS (CERT_HAS_EXPIRED)"');
    const text = await metrics.toText();
    for (const outcome of ['2xx', '410', 'tls']) expect(text).toContain(`diorama_webhook_attempts_total{outcome="${outcome}"} 1`);
    expect(text).toContain('diorama_webhook_attempt_seconds_count 3');
  });

  it('shouts when the fault is ours', async () => {
    await run(() => sent({ outcome: { errorCategory: 'internal' } }, new DomainError('UNAVAILABLE')));
    expect(logged[0]).toMatch(/^\["error"/);
  });

  it('comes back later and later while its turn does not come', async () => {
    for (const [attempt, least] of [
      [1, 2_000],
      [3, 8_000],
      [6, 64_000],
      [60, 64_000],
    ] as const) {
      const failure = await run(() => Promise.reject(new AttemptQueueFullError('no slot is expected in time')), { attempt }).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ type: 'NO_SLOT', nonRetryable: false });
      const { nextRetryDelay } = failure as { readonly nextRetryDelay: number };
      expect(nextRetryDelay).toBeGreaterThanOrEqual(least);
      expect(nextRetryDelay).toBeLessThan(2 * least);
    }
    expect(await metrics.toText()).toContain('diorama_webhook_turns_missed_total 4');
  });

  it('comes back when the record says while attempts at its host are paused', async () => {
    const failure = await run(() => Promise.reject(new DomainError('RECEIVER_PAUSED', { wait_ms: '7250' }))).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ type: 'HOST_PAUSED', nonRetryable: false, nextRetryDelay: 7_250 });
    expect(await metrics.toText()).toContain('diorama_webhook_attempts_held_total 1');
  });

  it.each([
    [new DomainError('UNAVAILABLE'), 'UNAVAILABLE', false],
    [new DomainError('INTERNAL'), 'INTERNAL', false],
    [new DomainError('RECEIVER_PAUSED', { wait_ms: '5000' }), 'HOST_PAUSED', false],
    [new DomainError('DELIVERY_ENDED'), 'DELIVERY_ENDED', true],
    [new DomainError('DELIVERY_NOT_FOUND'), 'DELIVERY_ENDED', true],
    [new TypeError('a secret'), 'INTERNAL', true],
  ])('fails with %s as %s', async (error, type, nonRetryable) => {
    const failure = await run(() => Promise.reject(error)).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ type, nonRetryable, message: expect.not.stringContaining('secret') });
  });

  it('leaves what a stop kept from beginning to another worker', async () => {
    const waiting = (signal: AbortSignal): Promise<never> =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    await expect(run(waiting, { cancelled: true })).rejects.toMatchObject({ type: 'UNAVAILABLE', nonRetryable: false });
  });
});
