import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';
import { encodeSignedContent } from '@diorama/webhook';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { RECEIVER_HOST, startTestReceiver } from '../testing/receiver.js';
import type { TestReceiver } from '../testing/receiver.js';
import { AttemptLimiter } from './attempt-limiter.js';
import { HostFailureTracker } from './host-failures.js';
import { WebhookSender } from './webhook-sender.js';
import type { WebhookSenderOptions } from './webhook-sender.js';

const EVENT = Buffer.from('{"id":"evt_op_1","é":true}');
const URL = `https://${RECEIVER_HOST}/in?token=%20a`;
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0, 700);
const never = new AbortController().signal;
const keys = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];

let receiver: TestReceiver;
let calls: string[];
let marked: string[];
let reported: boolean[];
beforeEach(async () => {
  receiver = await startTestReceiver();
  calls = [];
  marked = [];
  reported = [];
});
afterEach(() => receiver.close());

/** The record and the signing service as their protocols promise them; `fails` says with what the next call of a name fails. */
function senderWith({
  fails = {},
  ...more
}: Partial<WebhookSenderOptions> & { readonly fails?: Record<string, (ErrorCode | null)[]> } = {}) {
  const call = <Answer>(name: string, answer: () => Answer): Promise<Answer> => {
    calls.push(name);
    const code = fails[name]?.shift() ?? null;
    return code === null ? Promise.resolve(answer()) : Promise.reject(new DomainError(code));
  };
  const lanes = new AttemptLimiter({ total: 10, perHost: 1, perAccount: 5, waitMs: 10_000 }, systemClock);
  const sender = new WebhookSender({
    deliveries: {
      getDestination: () => call('getDestination', () => ({ accountId: 'account', webhookUrl: URL })),
      startAttempt: ({ deliveryId, number, hostFails }) =>
        call('startAttempt', () => {
          marked.push(`${deliveryId} ${number}`);
          reported.push(hostFails);
          return { webhookUrl: URL, event: EVENT, accountId: 'account' };
        }),
    },
    signing: {
      sign: ({ deliveryId, timestamp, body }) =>
        call('sign', () => ({
          signatures: keys.map(({ privateKey }, i) => ({
            kid: `key-${i}`,
            signature: sign(null, encodeSignedContent({ id: deliveryId, timestamp, body }), privateKey),
          })),
        })),
    },
    lanes,
    hosts: new HostFailureTracker(() => NOW),
    guard: receiver.guard,
    refusedEnds: [],
    clock: () => NOW,
    ...more,
  });
  return { sender, lanes };
}

const send = (sender: WebhookSender, number = 1, signal = never) => sender.send({ deliveryId: 'del_1', number }, signal);

describe('an attempt', () => {
  it('[signature-01] [signature-02] [signature-03] is marked, signed by every key at this very time, and posted as the record says', async () => {
    const { sender, lanes } = senderWith();
    const { report, host } = await send(sender, 3);
    expect(report).toEqual({
      number: 3,
      startedAtMs: NOW,
      durationMs: expect.any(Number),
      outcome: { httpStatus: 200, retryAfter: null },
      address: '127.0.0.1',
      keyIds: ['key-0', 'key-1'],
    });
    expect({ host, calls, marked, running: lanes.running }).toEqual({
      host: RECEIVER_HOST,
      calls: ['getDestination', 'startAttempt', 'sign'],
      marked: ['del_1 3'],
      running: 0,
    });
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = receiver.callbacks;
    expect({ url, body }).toEqual({ url: '/in?token=%20a', body: EVENT.toString() });
    expect(headers).toMatchObject({
      'webhook-id': 'del_1',
      'webhook-timestamp': String(Math.floor(NOW / 1_000)),
      'content-type': 'application/json',
      'user-agent': 'Diorama-Webhooks/1',
    });
    const signatures = String(headers['webhook-signature']).split(' ');
    const content = Buffer.from(`del_1.${Math.floor(NOW / 1_000)}.${EVENT.toString()}`);
    const verified = keys.map(({ publicKey }, i) =>
      verify(
        null,
        content,
        createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
        Buffer.from(signatures[i].slice(4), 'base64'),
      ),
    );
    expect(verified).toEqual([true, true]);
  });

  it('reports a host that has failed ten times in a row, until it responds', async () => {
    await receiver.close();
    receiver = await startTestReceiver({ status: 503 });
    const { sender } = senderWith();
    for (let i = 0; i < 12; i++) await sender.send({ deliveryId: `del_${i % 3}`, number: 1 }, never);
    expect(reported).toEqual([...Array.from({ length: 10 }, () => false), true, true]);
  });

  it('waits for its turn before anything is marked', async () => {
    await receiver.close();
    receiver = await startTestReceiver({ waits: true });
    const { sender, lanes } = senderWith();
    const first = send(sender, 1);
    await expect.poll(() => receiver.callbacks.length).toBe(1);
    const second = send(sender, 2);
    await expect.poll(() => lanes.waiting).toBe(1);
    expect(marked).toEqual(['del_1 1']);
    receiver.answer();
    await first;
    expect((await second).waitedMs).toBeGreaterThan(0);
    expect(marked).toEqual(['del_1 1', 'del_1 2']);
  });

  it('outlasts restarts of the record and of the signing service', async () => {
    const fails = { getDestination: ['UNAVAILABLE'], startAttempt: ['INTERNAL', 'UNAVAILABLE'], sign: ['UNAVAILABLE'] } as const;
    const { sender } = senderWith({ fails: structuredClone(fails) as unknown as Record<string, ErrorCode[]> });
    expect((await send(sender)).report.outcome).toEqual({ httpStatus: 200, retryAfter: null });
    expect(receiver.callbacks).toHaveLength(1);
  });

  it.each(['getDestination', 'startAttempt'])('is not made when %s says that there is nothing to send', async (name) => {
    const { sender, lanes } = senderWith({ fails: { [name]: ['DELIVERY_ENDED'] } });
    await expect(send(sender)).rejects.toMatchObject({ code: 'DELIVERY_ENDED' });
    expect({ connections: receiver.connections(), running: lanes.running }).toEqual({ connections: 0, running: 0 });
  });

  it('is not the fault of the receiver when it cannot be signed', async () => {
    const refused = await send(senderWith({ fails: { sign: ['ARGUMENT_INVALID'] } }).sender);
    expect(refused.report).toMatchObject({ outcome: { errorCategory: 'internal' }, address: null, keyIds: [] });
    const unsigned = await send(senderWith({ signing: { sign: () => Promise.resolve({ signatures: [] }) } }).sender);
    expect(unsigned.report).toMatchObject({ outcome: { errorCategory: 'internal' }, address: null });
    expect(unsigned.fault).toMatchObject({ code: 'UNAVAILABLE' });
    expect(receiver.connections()).toBe(0);
  }, 20_000);

  it('goes nowhere when its host was forbidden after it was accepted', async () => {
    const { report } = await send(senderWith({ refusedEnds: ['example.com'] }).sender);
    expect(report).toMatchObject({ outcome: { errorCategory: 'dns_blocked' }, address: null, keyIds: ['key-0', 'key-1'] });
    expect(receiver.connections()).toBe(0);
  });

  it('that is on its way when the process must end is on record as our own fault', async () => {
    await receiver.close();
    receiver = await startTestReceiver({ waits: true });
    const stopping = new AbortController();
    const { sender, lanes } = senderWith();
    const sent = send(sender, 1, stopping.signal);
    await expect.poll(() => receiver.callbacks.length).toBe(1);
    stopping.abort(new Error('stop'));
    expect((await sent).report).toMatchObject({ outcome: { errorCategory: 'internal' }, keyIds: ['key-0', 'key-1'] });
    expect(lanes.running).toBe(0);
  });
});
