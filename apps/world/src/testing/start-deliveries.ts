import { randomBytes } from 'node:crypto';

import { ID_RANDOM_BYTES, createDeliveryId } from '@diorama/domain';
import { deliveryProto } from '@diorama/proto-types';
import { createDeliveryClient } from '@diorama/rpc';
import type { DeliveryClient } from '@diorama/rpc';
import type { worldProto } from '@diorama/proto-types';

import { createTestWorldResult } from './start-world.js';
import type { TestAccount, TestWorld } from './start-world.js';

export const HOOK_URL = 'https://receiver.example.com/hook?a=1';
export const generateTestDeliveryId = (): string => createDeliveryId(randomBytes(ID_RANDOM_BYTES));

/** An operation and its delivery. */
interface TestDelivery {
  readonly account: TestAccount;
  readonly operation: worldProto.Operation;
  readonly deliveryId: string;
}

/** The result of an attempt, as its workflow reports it. */
interface Went {
  readonly httpStatus?: number;
  readonly errorCategory?: string;
  readonly nextState: 'PENDING' | 'DELIVERED' | 'SUPPRESSED' | 'EXHAUSTED';
  readonly nextAttemptTime?: Date;
}

/** What tests do with deliveries again and again. */
export interface TestDeliveries {
  readonly client: DeliveryClient;
  /** Begins a generation with a callback. */
  begin(account: TestAccount): Promise<TestDelivery>;
  /** Begins one and completes its world. */
  finished(account: TestAccount): Promise<TestDelivery>;
  /** The workflow of the delivery claims it. */
  claim(delivery: string, claimant?: string): Promise<deliveryProto.ClaimDeliveryResponse>;
  record(delivery: string, number: number, went: Went): Promise<string>;
  /** Starts an attempt and records its result. */
  attempt(delivery: string, number: number, went: Went): Promise<string>;
  read(delivery: string): Promise<{ state: string; delivery: deliveryProto.Delivery; attempts: deliveryProto.DeliveryAttempt[] }>;
}

export function createTestDeliveries(world: TestWorld, grpcAddress: string): TestDeliveries {
  const client = createDeliveryClient(grpcAddress);
  const begin = async (account: TestAccount): Promise<TestDelivery> => {
    const id = generateTestDeliveryId();
    return { account, operation: await world.begin(account, { webhook: { deliveryId: id, url: HOOK_URL } }), deliveryId: id };
  };
  const record = async (delivery: string, number: number, { httpStatus, errorCategory = '', nextState, nextAttemptTime }: Went) => {
    const attempt = { number, startedAt: new Date(), durationMs: 12, httpStatus, errorCategory, address: '203.0.113.7', keyIds: ['k1'] };
    const { state } = await client.recordAttempt({
      deliveryId: delivery,
      attempt,
      nextState: toTestDeliveryState(nextState),
      nextAttemptTime,
    });
    return nameOf(state);
  };
  return {
    client,
    begin,
    async finished(account) {
      const begun = await begin(account);
      const { operationId, worldId } = begun.operation;
      await world.client.finishOperation({ operationId, world: createTestWorldResult(worldId) });
      return begun;
    },
    claim: (delivery, claimant = `webhook-delivery/${delivery}`) => client.claimDelivery({ deliveryId: delivery, claimant }),
    record,
    async attempt(delivery, number, went) {
      await client.startAttempt({ deliveryId: delivery, number, hostFails: false });
      return record(delivery, number, went);
    },
    async read(id) {
      const { delivery, attempts } = await client.adminGetDelivery({ deliveryId: id });
      if (delivery === undefined) throw new TypeError('the answer is empty');
      return { state: nameOf(delivery.state), delivery, attempts };
    },
  };
}

export const toTestDeliveryState = (name: string): deliveryProto.DeliveryState =>
  deliveryProto.deliveryStateFromJSON(`DELIVERY_STATE_${name}`);
const nameOf = (state: deliveryProto.DeliveryState): string => deliveryProto.deliveryStateToJSON(state).replace('DELIVERY_STATE_', '');
