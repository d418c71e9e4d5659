import { DomainError } from '@diorama/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { RECEIVER_HOST, startTestReceiver } from '../testing/receiver.js';
import type { TestReceiver } from '../testing/receiver.js';
import { TestEventSender } from './test-event-sender.js';

const EVENT = Buffer.from('{"type":"webhook.test"}');
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0, 700);
const order = (host = RECEIVER_HOST) => ({ url: `https://${host}/in?token=a`, deliveryId: 'dlv_1', event: EVENT, holder: 'grace' });
const signing = { sign: async () => ({ signatures: [{ kid: 'key-1', signature: Buffer.alloc(64, 1) }] }) };

let receiver: TestReceiver;
afterEach(() => receiver.close());

const senderWith = (parts: Partial<ConstructorParameters<typeof TestEventSender>[0]> = {}): TestEventSender =>
  new TestEventSender({ signing, guard: receiver.guard, refusedEnds: [], clock: () => NOW, ...parts });

describe('a test event', () => {
  beforeEach(async () => {
    receiver = await startTestReceiver({ status: 404 });
  });

  it('is signed and posted once, and reports the response', async () => {
    const sent = await senderWith().send(order());
    expect(sent).toMatchObject({ httpStatus: 404, errorCategory: '', address: '127.0.0.1', keyIds: ['key-1'] });
    const [callback, ...others] = receiver.callbacks;
    expect(others).toEqual([]);
    expect(callback).toMatchObject({ url: '/in?token=a', body: EVENT.toString() });
    expect(callback?.headers).toMatchObject({
      'webhook-id': 'dlv_1',
      'webhook-timestamp': String(Math.floor(NOW / 1_000)),
      'webhook-signature': expect.stringMatching(/^v1a,/),
    });
  });

  it('is not sent to an address that is not public', async () => {
    const sent = await senderWith().send(order('other.example.com'));
    expect(sent).toMatchObject({ httpStatus: undefined, errorCategory: 'dns_blocked' });
  });

  it('is not sent to a host that the operator forbids, nor without a signature', async () => {
    await senderWith({ refusedEnds: ['example.com'] }).send(order());
    const sent = await senderWith({ signing: { sign: () => Promise.reject(new DomainError('SIGNING_KEY_NOT_FOUND')) } }).send(order());
    expect(sent.errorCategory).toBe('internal');
    expect(receiver.callbacks).toEqual([]);
  });
});

describe('many test events', () => {
  beforeEach(async () => {
    receiver = await startTestReceiver({ waits: true });
  });

  it('are refused while two to the same host are in progress', async () => {
    const sender = senderWith();
    const first = [sender.send(order()), sender.send(order())];
    await expect.poll(() => receiver.callbacks.length).toBe(2);
    await expect(sender.send(order())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    receiver.answer();
    expect((await Promise.all(first)).map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
  });
});
