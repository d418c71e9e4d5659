import { fileURLToPath } from 'node:url';

import { exportOperationActivities, operationActivities, paintingOperationActivities, retentionActivities } from '@diorama/activities';
import type { ExportOperationActivities, OperationActivities, PaintingOperationActivities, RetentionActivities } from '@diorama/contract';
import { TASK_QUEUES } from '@diorama/domain';
import { cancelOperation, createTemporalClient, listRunningOperations, setUpNamespace, startOperation } from '@diorama/temporal';

import type { Role, RoleContext } from './role.js';

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
  'discardPainting',
] satisfies (keyof OperationActivities | keyof RetentionActivities | keyof ExportOperationActivities | keyof PaintingOperationActivities)[];

/** All workflow code, and the light activities beside it. */
export async function orchestrationRole({ temporal, world, media }: RoleContext): Promise<Role> {
  const client = createTemporalClient(temporal);
  await setUpNamespace(client);
  const starter = {
    start: (operation: Parameters<typeof startOperation>[1]) => startOperation(client, operation),
    stop: (operationId: string) => cancelOperation(client, operationId),
    running: (limit: number) => listRunningOperations(client, limit),
  };
  return {
    taskQueue: TASK_QUEUES.orchestration,
    activities: {
      ...operationActivities({ world, media, starter, clock: Date.now }),
      ...exportOperationActivities({ world, media }),
      ...paintingOperationActivities({ world, media }),
      ...retentionActivities({ world, media }),
    },
    expected: EXPECTED,
    workflowBundle: BUNDLE,
    concurrency: 50,
    close: async () => {
      await client.connection.close();
      world.close();
      media.close();
    },
  };
}
