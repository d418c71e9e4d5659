import { fileURLToPath } from 'node:url';

import {
  createDeliveryActivities,
  createExportOperationActivities,
  createOperationActivities,
  createPaintingOperationActivities,
  createPlanningActivities,
  createRetentionActivities,
  createSigningActivities,
} from '@diorama/activities';
import { ConfigError } from '@diorama/config';
import type {
  DeliveryActivities,
  ExportOperationActivities,
  OperationActivities,
  PaintingOperationActivities,
  PlanningActivities,
  RetentionActivities,
} from '@diorama/contract';
import { TASK_QUEUES, buildConsoleUrl } from '@diorama/domain';
import { createAdminClient, createDeliveryClient, createSigningClient } from '@diorama/rpc';
import {
  cancelOperation,
  createTemporalClient,
  listRunningOperations,
  setUpNamespace,
  startDelivery,
  startOperation,
} from '@diorama/temporal';

import { createPlannerObserver, openPlanner } from './open-planner.js';
import { createWorldEnginePlanner } from './plan-world-engine.js';
import type { WorkerRole, WorkerRoleContext } from './worker-role.js';

const BUNDLE = fileURLToPath(new URL('workflow-bundle.js', import.meta.url));
const EXPECTED = [
  'publishWorld',
  'startRun',
  'failOperation',
  'discardWorld',
  'reconcileOperations',
  'expireOperations',
  'sweepRows',
  'sweepMedia',
  'sweepDeletedWorlds',
  'startExport',
  'publishExport',
  'discardExport',
  'startPainting',
  'publishPainting',
  'discardTensors',
  'discardPainting',
  'planScene',
  'rotateSigningKey',
  'claimDelivery',
  'recordAttempt',
  'exhaustDelivery',
  'sweepDeliveries',
] satisfies (
  | keyof OperationActivities
  | keyof RetentionActivities
  | keyof ExportOperationActivities
  | keyof PaintingOperationActivities
  | keyof PlanningActivities
  | keyof DeliveryActivities
)[];

/** All workflow code, and the light activities beside it. */
export async function startOrchestrationRole({
  config,
  temporal,
  tls,
  world,
  media,
  logger,
  metrics,
}: WorkerRoleContext): Promise<WorkerRole> {
  const { SIGNING_ADDRESS: signingAddress, SIGNING_ROTATION_DAYS: rotationDays } = config;
  if (signingAddress === undefined) throw new ConfigError(['SIGNING_ADDRESS is missing']);
  const consoleUrl = config.VIEWER_URL === undefined ? undefined : buildConsoleUrl(config.VIEWER_URL);
  const planEngine = createWorldEnginePlanner(config);
  const planner = openPlanner(config);
  const client = createTemporalClient(temporal);
  if (config.SET_UP_TEMPORAL === 'on-start') await setUpNamespace(client);
  const admin = createAdminClient(config.WORLD_ADDRESS, tls);
  const signing = createSigningClient(signingAddress, tls);
  const deliveries = createDeliveryClient(config.WORLD_ADDRESS, tls);
  const starter = {
    start: (operation: Parameters<typeof startOperation>[1]) => startOperation(client, operation, consoleUrl),
    stop: (operationId: string) => cancelOperation(client, operationId),
    running: (limit: number) => listRunningOperations(client, limit),
  };
  return {
    taskQueue: TASK_QUEUES.orchestration,
    activities: {
      ...createOperationActivities({
        world,
        media,
        starter,
        planEngine,
        planner: planner === null ? undefined : { name: planner.name, model: planner.model },
        clock: Date.now,
      }),
      ...createExportOperationActivities({ world, media }),
      ...createPaintingOperationActivities({ world, media, modelPool: config.INFERENCE_POOLS?.['pano-depth-to-rgb'] }),
      ...createPlanningActivities({
        world,
        media,
        planner,
        concurrency: config.PLANNER_CONCURRENCY,
        onPlanned: createPlannerObserver(metrics, logger),
        clock: () => performance.now(),
      }),
      ...createRetentionActivities({ world, media }),
      ...createSigningActivities({ signing, admin, rotationDays }),
      ...createDeliveryActivities({
        deliveries,
        startDelivery: (deliveryId, round) => startDelivery(client, deliveryId, round, consoleUrl),
        giveUpSeconds: config.DELIVERY_GIVE_UP_SECONDS,
      }),
    },
    expected: EXPECTED,
    workflowBundle: BUNDLE,
    concurrency: 50,
    offers: { pools: [...new Set(Object.values(config.INFERENCE_POOLS ?? {}))] },
    close: async () => {
      await client.connection.close();
      world.close();
      media.close();
      admin.close();
      signing.close();
      deliveries.close();
    },
  };
}
