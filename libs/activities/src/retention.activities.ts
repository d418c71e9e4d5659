import type { RetentionActivities } from '@diorama/contract';

import { withFailures } from './failures.js';
import type { MediaClient, WorldClient } from './ports.js';

/** So many at a time, so that no statement holds many rows. */
const BATCH = 500;
/** So many batches in one run; the schedule comes again. */
const BATCHES = 40;
const WORLDS = 50;
const DEADLINE_MS = 30_000;

/** The activities that take away what has outlived its retention. */
export function retentionActivities({ world, media }: { readonly world: WorldClient; readonly media: MediaClient }): RetentionActivities {
  return withFailures<RetentionActivities>({
    sweepRows: () => inBatches(async () => (await world.sweepRows({ limit: BATCH }, { deadlineMs: DEADLINE_MS })).deleted),
    sweepMedia: () => inBatches(async () => (await media.sweepMedia({ limit: BATCH }, { deadlineMs: DEADLINE_MS })).swept),
    async sweepDeletedWorlds() {
      const { worldIds, operationIds } = await world.listDeletedWorlds({ limit: WORLDS });
      for (const id of worldIds) {
        await media.deletePrefix({ prefix: `${id}/` }, { deadlineMs: DEADLINE_MS });
        await world.forgetDeletedWorlds({ worldIds: [id], operationIds: [] });
      }
      for (const id of operationIds) {
        await media.deletePrefix({ prefix: `${id}/` }, { deadlineMs: DEADLINE_MS });
        await world.forgetDeletedWorlds({ worldIds: [], operationIds: [id] });
      }
      return worldIds.length + operationIds.length;
    },
  });
}

/** Until a batch finds nothing. */
async function inBatches(sweep: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < BATCHES; batch++) {
    const swept = await sweep();
    total += swept;
    if (swept === 0) break;
  }
  return total;
}
