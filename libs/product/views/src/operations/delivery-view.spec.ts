import { deliveryProto } from '@diorama/proto-types';
import { describe, expect, it } from 'vitest';

import { toDeliveryRecordView } from './delivery-view.js';

const BODY = '{"id":"evt_op_1","type":"task.succeeded","data":{"b":1,"a":[]}}';
const attempt = (more: Partial<deliveryProto.DeliveryAttempt>): deliveryProto.DeliveryAttempt =>
  deliveryProto.DeliveryAttempt.create({ number: 2, startedAt: new Date(1_000), durationMs: 12, keyIds: ['k1', 'k2'], ...more });
const delivery = (more: Partial<deliveryProto.Delivery>): deliveryProto.Delivery =>
  deliveryProto.Delivery.create({
    deliveryId: 'del_1',
    state: deliveryProto.DeliveryState.DELIVERY_STATE_PENDING,
    attemptCount: 2,
    webhookUrl: 'https://hooks.example.net/?a=1',
    event: Buffer.from(BODY),
    nextAttemptTime: new Date(2_000),
    ...more,
  });

describe('the record of a delivery', () => {
  it('has the body so that it can be written as it was sent, byte for byte', () => {
    expect(JSON.stringify(toDeliveryRecordView(delivery({})).event)).toBe(BODY);
    expect(toDeliveryRecordView(delivery({ event: Buffer.alloc(0) })).event).toBeNull();
  });

  it('shows the result of the last attempt as a status or a category', () => {
    expect(toDeliveryRecordView(delivery({ lastAttempt: attempt({ httpStatus: 503 }) })).lastAttempt).toEqual({
      number: 2,
      startedAt: '1970-01-01T00:00:01.000Z',
      durationMs: 12,
      httpStatus: 503,
      keyIds: ['k1', 'k2'],
    });
    expect(toDeliveryRecordView(delivery({ lastAttempt: attempt({ errorCategory: 'tls' }) })).lastAttempt).toMatchObject({
      errorCategory: 'tls',
    });
    expect(toDeliveryRecordView(delivery({ lastAttempt: attempt({}) }))).not.toHaveProperty('lastAttempt');
  });

  it('shows the next attempt only while one is scheduled', () => {
    expect(toDeliveryRecordView(delivery({}))).toMatchObject({ nextAttemptTime: '1970-01-01T00:00:02.000Z' });
    for (const more of [{ nextAttemptTime: undefined }, { state: deliveryProto.DeliveryState.DELIVERY_STATE_EXHAUSTED }])
      expect(toDeliveryRecordView(delivery(more))).not.toHaveProperty('nextAttemptTime');
  });

  it('has no destination once that was purged', () => expect(toDeliveryRecordView(delivery({ webhookUrl: '' })).webhookUrl).toBeNull());
});
