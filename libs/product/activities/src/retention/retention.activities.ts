import { getTensorFolder } from '@diorama/contract';
import type { RetentionActivities } from '@diorama/contract';

import { mapActivityFailures } from '../run/activity-failures.js';
import type { MediaClient, WorldClient } from '../ports.js';

/** So many at a time, so that no statement holds many rows. */
const BATCH = 500;
/** So many batches in one run; the schedule comes again. */
const BATCHES = 40;
const WORLDS = 50;
const DEADLINE_MS = 30_000;
/** Nothing is begun any more after this, so that a run with slow calls ends within its time. */
const RUN_MS = 150_000;

/** The activities that take away what has outlived its retention. What cannot be taken keeps nothing else, and is told at the end. */
export function createRetentionActivities({
  world,
  media,
}: {
  readonly world: WorldClient;
  readonly media: MediaClient;
}): RetentionActivities {
  return mapActivityFailures<RetentionActivities>({
    sweepRows: () => inBatches(async () => (await world.sweepRows({ limit: BATCH }, { deadlineMs: DEADLINE_MS })).deleted),
    sweepMedia: () => inBatches(async () => (await media.sweepMedia({ limit: BATCH }, { deadlineMs: DEADLINE_MS })).swept),
    sweepDeletedWorlds: () => sweepDeletedWorlds(world, media),
  });
}

async function sweepDeletedWorlds(world: WorldClient, media: MediaClient): Promise<number> {
  const since = performance.now();
  const due = await world.listDeletedWorlds({ limit: WORLDS });
  const items = [
    ...due.worldIds.map((id) => ({ folders: [id], ids: { worldIds: [id], operationIds: [] } })),
    ...due.operationIds.map((id) => ({ folders: [id, getTensorFolder(id)], ids: { worldIds: [], operationIds: [id] } })),
  ];
  const faults: unknown[] = [];
  let swept = 0;
  for (const { folders, ids } of items) {
    if (performance.now() - since > RUN_MS) break;
    try {
      for (const folder of folders) await media.deletePrefix({ prefix: `${folder}/` }, { deadlineMs: DEADLINE_MS });
      await world.forgetDeletedWorlds(ids);
      swept++;
    } catch (error) {
      faults.push(error);
      await world.postponeDeletedWorlds(ids).catch((unreached: unknown) => faults.push(unreached));
    }
  }
  if (faults.length > 0) throw faults[0];
  return swept;
}

/** Until a batch finds nothing, or a second one fails. */
async function inBatches(sweep: () => Promise<number>): Promise<number> {
  const since = performance.now();
  const faults: unknown[] = [];
  let total = 0;
  for (let batch = 0; batch < BATCHES && faults.length < 2 && performance.now() - since < RUN_MS; batch++) {
    try {
      const swept = await sweep();
      total += swept;
      if (swept === 0) break;
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return total;
}
