import type { OperationActivities, ScenePlanner, WorldEnginePlan } from '@diorama/contract';
import { DomainError, OPERATION_KINDS, describeFailure, isModelName, isWorldEngineName } from '@diorama/domain';
import type { ModelName, OperationKind, WorldEngineName } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';

import { mapActivityFailures } from '../run/activity-failures.js';
import { publishGeneratedWorld } from '../generation/publish-generated-world.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import type { MediaClient, OperationStarter, WorldClient } from '../ports.js';
import { failOperationUnlessSucceeded } from './fail-operation-unless-succeeded.js';

export interface OperationActivityDependencies {
  readonly world: WorldClient;
  readonly media: MediaClient;
  readonly starter: OperationStarter;
  /** Plans the engine of a world by its model and by the engine that its request chose. */
  readonly planEngine: (model: ModelName, requested: WorldEngineName | null) => WorldEnginePlan;
  /** The planner that proposes scenes for prompts; left out where this installation has none. */
  readonly planner?: ScenePlanner | undefined;
  /** Now, in milliseconds since 1970. */
  readonly clock: () => number;
}

/** An operation younger than this is probably being started by the gateway right now. */
const GRACE_MS = 5_000;
const PAGE = 200;
const SWEEP_LIMIT = 2_000;

/** The light activities of the `orchestration` queue. */
export function createOperationActivities({
  world,
  media,
  starter,
  planEngine,
  planner,
  clock,
}: OperationActivityDependencies): OperationActivities {
  const transfer = createObjectTransfer(media);
  return mapActivityFailures<OperationActivities>({
    async startRun(operationId) {
      const { worldId, model, seed, engine } = await world.startRun({ operationId });
      if (!isModelName(model)) throw new DomainError('INTERNAL');
      const requested = isWorldEngineName(engine) ? engine : null;
      const engineOfRun = { ...planEngine(model, requested), isEngineRequested: requested !== null };
      return { operationId, worldId, model, seed, ...engineOfRun, ...(planner !== undefined && { planner }) };
    },

    async failOperation(operationId, failure) {
      try {
        const { applied, deliveryId, moreDeliveryIds } = await world.finishOperation({
          operationId,
          failure: { code: failure, message: describeFailure(failure, null).message },
        });
        return { applied, deliveryId, moreDeliveryIds };
      } catch (error) {
        if (error instanceof DomainError && error.code === 'OPERATION_NOT_FOUND') return { applied: false, deliveryId: '' };
        throw error;
      }
    },

    publishWorld: (input) => publishGeneratedWorld(world, transfer, input),

    /** A run of the last release names no operation: the sweep of what failed operations have left deletes its files. */
    async discardWorld(worldId, operationId) {
      if (operationId === undefined || (await failOperationUnlessSucceeded(world, operationId))) return;
      await media.deletePrefix({ prefix: `${worldId}/` });
    },

    reconcileOperations: () => reconcile({ world, starter, clock }),

    expireOperations: () => expire({ world, starter }),
  });
}

type ReconcileDeps = Pick<OperationActivityDependencies, 'world' | 'starter' | 'clock'>;

/**
 * Starts every open operation that has no workflow. Nothing needs to stop the workflows of operations that have ended: they
 * learn it at their next word with the system of record. One operation that cannot be started keeps none of the others.
 */
async function reconcile(deps: ReconcileDeps): Promise<number> {
  const { world, starter, clock } = deps;
  const running = new Set(await starter.running(SWEEP_LIMIT));
  const createdBefore = new Date(clock() - GRACE_MS);
  const faults: unknown[] = [];
  let mended = 0;
  for (let afterOperationId = ''; ;) {
    const { operations } = await world.listOpenOperations({ createdBefore, afterOperationId, limit: PAGE });
    for (const operation of operations.filter(({ operationId }) => !running.has(operationId))) {
      await mend(deps, operation).then(
        () => mended++,
        (error: unknown) => faults.push(error),
      );
    }
    const last = operations.at(-1);
    if (last === undefined || operations.length < PAGE) break;
    afterOperationId = last.operationId;
  }
  if (faults.length > 0) throw faults[0];
  return mended;
}

/**
 * Ends the operations whose deadline has passed and stops their workflows, page by page, at most `SWEEP_LIMIT` in a run. World returns an
 * expired operation once, so a workflow that cannot be stopped does not keep the others from being stopped.
 * @throws the first fault of a stop, after all stops were tried
 */
async function expire({ world, starter }: Pick<OperationActivityDependencies, 'world' | 'starter'>): Promise<number> {
  const faults: unknown[] = [];
  let expired = 0;
  while (expired < SWEEP_LIMIT) {
    const { operationIds } = await world.expireOperations({ limit: PAGE });
    for (const operationId of operationIds) await starter.stop(operationId).catch((error: unknown) => faults.push(error));
    expired += operationIds.length;
    if (operationIds.length < PAGE) break;
  }
  if (faults.length > 0) throw faults[0];
  return expired;
}

/** An open operation whose workflow is over was stopped from outside, such as by an operator: it has failed. */
async function mend({ world, starter }: ReconcileDeps, operation: worldProto.OpenOperation): Promise<void> {
  const { operationId, kind } = operation;
  if (await starter.start({ ...operation, kind: kindOf(kind) })) return;
  const { message } = describeFailure('ENGINE_FAILED', kindOf(kind));
  await world.finishOperation({ operationId, failure: { code: 'ENGINE_FAILED', message } });
}

function kindOf(kind: string): OperationKind {
  const known = OPERATION_KINDS.find((name) => name === kind);
  if (known === undefined) throw new DomainError('INTERNAL');
  return known;
}
