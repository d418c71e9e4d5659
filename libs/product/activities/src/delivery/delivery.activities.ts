import { activityInfo } from '@temporalio/activity';
import type { Info as ActivityInfo } from '@temporalio/activity';

import type { DeliveryActivities } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { deliveryProto } from '@diorama/proto-types';
import { toDeliveryStateMessage, fromDeliveryStateMessage } from '@diorama/rpc';
import type { DeliveryClient } from '@diorama/rpc';
import type { DeliveryState } from '@diorama/webhook';

import { mapActivityFailures } from '../run/activity-failures.js';

/** What the activities of deliveries need. */
export interface DeliveryActivityDependencies {
  readonly deliveries: Pick<DeliveryClient, 'claimDelivery' | 'recordAttempt' | 'exhaustDelivery' | 'listUnclaimedDeliveries'>;
  /** Starts the workflow of a delivery; one that was started before is fine as it is. */
  readonly startDelivery: (deliveryId: string, round: number) => Promise<void>;
  /** A delivery that could not be handed to a workflow for so long is PUBLISH_FAILED. */
  readonly giveUpSeconds: number;
}

type Activities = Omit<DeliveryActivities, 'rotateSigningKey'>;

/** A delivery whose operation has just finished is probably being started right now. */
const GRACE_SECONDS = 120;
const SWEEP_LIMIT = 500;

/** The light activities of webhook deliveries, for the `orchestration` queue. */
export function createDeliveryActivities(deps: DeliveryActivityDependencies): Activities {
  const { deliveries } = deps;
  return mapActivityFailures<Activities>({
    async claimDelivery(deliveryId) {
      const claimant = claimantOf(activityInfo());
      const { claimed, attemptCount, beganAt, deadline } = await deliveries.claimDelivery({ deliveryId, claimant });
      if (!claimed) return null;
      if (beganAt === undefined || deadline === undefined) throw new DomainError('INTERNAL');
      return { deliveryId, attemptCount, beganAtMs: beganAt.getTime(), deadlineMs: deadline.getTime() };
    },

    async recordAttempt({ deliveryId, report, nextState, nextAttemptMs }) {
      const { number, startedAtMs, durationMs, outcome, address, keyIds } = report;
      const { state } = await deliveries.recordAttempt({
        deliveryId,
        attempt: {
          number,
          startedAt: new Date(startedAtMs),
          durationMs,
          httpStatus: 'httpStatus' in outcome ? outcome.httpStatus : undefined,
          errorCategory: 'errorCategory' in outcome ? outcome.errorCategory : '',
          address: address ?? '',
          keyIds: [...keyIds],
        },
        nextState: toDeliveryStateMessage(nextState),
        nextAttemptTime: nextAttemptMs === null ? undefined : new Date(nextAttemptMs),
      });
      return stateOf(state);
    },

    async exhaustDelivery(deliveryId) {
      await deliveries.exhaustDelivery({ deliveryId, claimant: claimantOf(activityInfo()) });
    },

    sweepDeliveries: () => sweep(deps),
  });
}

/** The workflow's id, by which a claim that is tried again is the same claim, and that of another round is another. */
const claimantOf = ({ workflowExecution }: ActivityInfo): string => workflowExecution?.workflowId ?? '';

/** One delivery that cannot be started keeps none of the others. */
async function sweep({ deliveries, startDelivery, giveUpSeconds }: DeliveryActivityDependencies): Promise<number> {
  const unclaimed = await deliveries.listUnclaimedDeliveries({ olderThanSeconds: GRACE_SECONDS, giveUpSeconds, limit: SWEEP_LIMIT });
  const faults: unknown[] = [];
  let started = 0;
  for (const { deliveryId, round } of unclaimed.deliveries) {
    await startDelivery(deliveryId, round).then(
      () => started++,
      (error: unknown) => faults.push(error),
    );
  }
  if (faults.length > 0) throw faults[0];
  return started;
}

function stateOf(message: deliveryProto.DeliveryState): DeliveryState {
  const state = fromDeliveryStateMessage(message);
  if (state === null) throw new DomainError('INTERNAL');
  return state;
}
