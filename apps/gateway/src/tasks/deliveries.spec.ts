import { DomainError } from '@diorama/domain';
import { deliveryProto } from '@diorama/proto-types';
import type { CallOptions } from '@diorama/rpc';
import { Test } from '@nestjs/testing';
import { describe, expect, it } from 'vitest';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { DELIVERY_CLIENT, LOGGER } from '../clients/injection-tokens.js';
import { DeliveriesService } from './deliveries.js';

const USER: AuthenticatedUser = { accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key', scopes: ['operations:read'] };
const SUMMARY = {
  operationId: 'op_1',
  state: deliveryProto.DeliveryState.DELIVERY_STATE_DELIVERED,
  attemptCount: 2,
  lastAttemptTime: new Date(0),
};

async function withRecord(answer: () => Promise<object>) {
  const seen: { warnings: number; options: CallOptions[] } = { warnings: 0, options: [] };
  const getDeliverySummaries = (_asked: object, options: CallOptions) => {
    seen.options.push(options);
    return answer();
  };
  const module = await Test.createTestingModule({
    providers: [
      DeliveriesService,
      { provide: DELIVERY_CLIENT, useValue: { getDeliverySummaries } },
      { provide: LOGGER, useValue: { warn: () => seen.warnings++ } },
    ],
  }).compile();
  return { seen, deliveries: module.get(DeliveriesService) };
}

describe('summaries of deliveries', () => {
  it('are there for the operations that have one', async () => {
    const { deliveries, seen } = await withRecord(() => Promise.resolve({ summaries: [SUMMARY] }));
    const found = await deliveries.summaries(USER, ['op_1', 'op_2']);
    expect([...found]).toEqual([['op_1', { state: 'DELIVERED', attemptCount: 2, lastAttemptTime: '1970-01-01T00:00:00.000Z' }]]);
    expect(seen.options).toEqual([{ deadlineMs: 200 }]);
  });

  it('[delivery-01] are left out where they cannot be read, and nothing fails for it', async () => {
    const { deliveries, seen } = await withRecord(() => Promise.reject(new DomainError('UNAVAILABLE')));
    expect([...(await deliveries.summaries(USER, ['op_1']))]).toEqual([]);
    expect(seen.warnings).toBe(1);
  });

  it('are not asked for where there is no operation', async () => {
    const { deliveries, seen } = await withRecord(() => Promise.reject(new Error('must not be called')));
    await deliveries.summaries(USER, []);
    expect(seen.options).toEqual([]);
  });
});
