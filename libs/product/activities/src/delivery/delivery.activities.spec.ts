import { MockActivityEnvironment } from '@temporalio/testing';
import { DomainError } from '@diorama/domain';
import { deliveryProto } from '@diorama/proto-types';
import { describe, expect, it } from 'vitest';

import { createDeliveryActivities } from './delivery.activities.js';
import type { DeliveryActivityDependencies } from './delivery.activities.js';

const { DeliveryState } = deliveryProto;
const BEGAN = new Date('2026-11-21T12:00:00.000Z');
const DEADLINE = new Date('2026-11-22T12:00:00.000Z');

function setUp(replaced: object = {}, unclaimed: { deliveryId: string; round: number }[] = []) {
  const asked: unknown[] = [];
  const started: unknown[] = [];
  const answering = (answer: object) => async (request: unknown) => {
    asked.push(request);
    return answer;
  };
  const deliveries = {
    claimDelivery: answering({ claimed: true, attemptCount: 2, beganAt: BEGAN, deadline: DEADLINE }),
    recordAttempt: answering({ state: DeliveryState.DELIVERY_STATE_EXHAUSTED }),
    exhaustDelivery: answering({ state: DeliveryState.DELIVERY_STATE_EXHAUSTED }),
    listUnclaimedDeliveries: answering({ deliveries: unclaimed, givenUp: 1 }),
    ...replaced,
  } as unknown as DeliveryActivityDependencies['deliveries'];
  const startDelivery = async (deliveryId: string, round: number) => {
    if (deliveryId === 'del_bad') throw new DomainError('UNAVAILABLE');
    started.push([deliveryId, round]);
  };
  return { asked, started, activities: createDeliveryActivities({ deliveries, startDelivery, giveUpSeconds: 600 }) };
}

const REPORT = { number: 3, startedAtMs: BEGAN.getTime(), durationMs: 7, address: '203.0.113.7', keyIds: ['k1'] };

describe('the activities of deliveries', () => {
  it('claim in the name of their workflow', async () => {
    const environment = new MockActivityEnvironment({ workflowExecution: { workflowId: 'webhook-delivery/del_1', runId: 'r' } });
    const { asked, activities } = setUp();
    const claimed = await environment.run(activities.claimDelivery, 'del_1');
    expect(asked).toEqual([{ deliveryId: 'del_1', claimant: 'webhook-delivery/del_1' }]);
    expect(claimed).toEqual({ deliveryId: 'del_1', attemptCount: 2, beganAtMs: BEGAN.getTime(), deadlineMs: DEADLINE.getTime() });
    const { activities: late } = setUp({ claimDelivery: async () => ({ claimed: false, attemptCount: 0 }) });
    expect(await environment.run(late.claimDelivery, 'del_1')).toBeNull();
  });

  it('exhaust in the name of their workflow', async () => {
    const environment = new MockActivityEnvironment({ workflowExecution: { workflowId: 'webhook-delivery/del_1/2', runId: 'r' } });
    const { asked, activities } = setUp();
    await environment.run(activities.exhaustDelivery, 'del_1');
    expect(asked).toEqual([{ deliveryId: 'del_1', claimant: 'webhook-delivery/del_1/2' }]);
  });

  it('record an answer and a failure, and say what the record says', async () => {
    const { asked, activities } = setUp();
    const answered = { httpStatus: 503, retryAfter: '60' };
    const input = {
      deliveryId: 'del_1',
      report: { ...REPORT, outcome: answered },
      nextState: 'PENDING' as const,
      nextAttemptMs: DEADLINE.getTime(),
    };
    expect(await activities.recordAttempt(input)).toBe('EXHAUSTED');
    const lost = { errorCategory: 'tls' as const };
    await activities.recordAttempt({ ...input, report: { ...REPORT, outcome: lost, address: null }, nextAttemptMs: null });
    const attempt = { number: 3, startedAt: BEGAN, durationMs: 7, address: '203.0.113.7', keyIds: ['k1'] };
    const nextState = DeliveryState.DELIVERY_STATE_PENDING;
    expect(asked).toEqual([
      { deliveryId: 'del_1', attempt: { ...attempt, httpStatus: 503, errorCategory: '' }, nextState, nextAttemptTime: DEADLINE },
      {
        deliveryId: 'del_1',
        attempt: { ...attempt, httpStatus: undefined, errorCategory: 'tls', address: '' },
        nextState,
        nextAttemptTime: undefined,
      },
    ]);
  });

  it('start what nobody took, and go on behind one that cannot be started', async () => {
    const { asked, started, activities } = setUp({}, [
      { deliveryId: 'del_1', round: 0 },
      { deliveryId: 'del_2', round: 3 },
    ]);
    expect(await activities.sweepDeliveries()).toBe(2);
    expect(asked).toEqual([{ olderThanSeconds: 120, giveUpSeconds: 600, limit: 500 }]);
    expect(started).toEqual([
      ['del_1', 0],
      ['del_2', 3],
    ]);
    const broken = setUp({}, [
      { deliveryId: 'del_bad', round: 0 },
      { deliveryId: 'del_2', round: 0 },
    ]);
    await expect(broken.activities.sweepDeliveries()).rejects.toMatchObject({ type: 'UNAVAILABLE', nonRetryable: false });
    expect(broken.started).toEqual([['del_2', 0]]);
  });
});
