import { DomainError } from '@diorama/domain';
import { deliveryProto } from '@diorama/proto-types';
import type { CallOptions, DeliveryClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { describe, expect, it } from 'vitest';

import type { ApiUser } from '../accounts/api-keys.js';
import { Deliveries } from './deliveries.js';

const USER: ApiUser = { accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key', scopes: ['operations:read'] };
const SUMMARY = {
  operationId: 'op_1',
  state: deliveryProto.DeliveryState.DELIVERY_STATE_DELIVERED,
  attemptCount: 2,
  lastAttemptTime: new Date(0),
};

function withRecord(answer: () => Promise<object>) {
  const seen: { warnings: number; options: CallOptions[] } = { warnings: 0, options: [] };
  const getDeliverySummaries = (_asked: object, options: CallOptions) => {
    seen.options.push(options);
    return answer();
  };
  const client = { getDeliverySummaries } as unknown as DeliveryClient;
  return { seen, deliveries: new Deliveries(client, { warn: () => seen.warnings++ } as unknown as Logger) };
}

describe('summaries of deliveries', () => {
  it('are there for the operations that have one', async () => {
    const { deliveries, seen } = withRecord(() => Promise.resolve({ summaries: [SUMMARY] }));
    const found = await deliveries.summaries(USER, ['op_1', 'op_2']);
    expect([...found]).toEqual([['op_1', { state: 'DELIVERED', attemptCount: 2, lastAttemptTime: '1970-01-01T00:00:00.000Z' }]]);
    expect(seen.options).toEqual([{ deadlineMs: 200 }]);
  });

  it('[delivery-01] are left out where they cannot be read, and nothing fails for it', async () => {
    const { deliveries, seen } = withRecord(() => Promise.reject(new DomainError('UNAVAILABLE')));
    expect([...(await deliveries.summaries(USER, ['op_1']))]).toEqual([]);
    expect(seen.warnings).toBe(1);
  });

  it('are not asked for where there is no operation', async () => {
    const { deliveries, seen } = withRecord(() => Promise.reject(new Error('nobody should ask')));
    await deliveries.summaries(USER, []);
    expect(seen.options).toEqual([]);
  });
});
