import { setTimeout as sleep } from 'node:timers/promises';

import { WORKFLOW_SCHEDULES, createTemporalClient, listRunningOperations, readTemporalSettings } from '@diorama/temporal';
import { ScheduleOverlapPolicy } from '@temporalio/client';
import type { Client } from '@temporalio/client';
import type { Client as Postgres } from 'pg';

const ENDS_WITHIN_MS = 900_000;
const LISTED = 20;

const OPEN = `
  SELECT (SELECT count(*) FROM world.operation WHERE ended_at IS NULL)::int AS operations,
    (SELECT count(*) FROM world.delivery WHERE ended_at IS NULL)::int AS deliveries`;

/** Waits until every operation and every delivery has ended, and whoever worked for them with it; tells what does not. */
export async function untilEnded(database: Postgres, temporalAddress: string): Promise<string[]> {
  for (const until = Date.now() + ENDS_WITHIN_MS; ; await sleep(1_000)) {
    const { rows } = await database.query<{ operations: number; deliveries: number }>(OPEN);
    const { operations, deliveries } = rows[0] ?? { operations: -1, deliveries: -1 };
    if (operations + deliveries === 0) break;
    if (Date.now() > until) return [`operations: ${operations} do not end, nor do ${deliveries} deliveries`];
  }
  return withTemporal(temporalAddress, untilClosed);
}

/** One that is cancelled has ended at once; its workflow goes on until the work has stopped and what it stored is deleted. */
async function untilClosed(temporal: Client): Promise<string[]> {
  for (const until = Date.now() + ENDS_WITHIN_MS; ; await sleep(500)) {
    const running = await listRunningOperations(temporal, LISTED);
    if (running.length === 0) return [];
    if (Date.now() > until) return [`workflows: ${running.join(', ')} do not end`];
  }
}

/** What the schedules would do within five minutes; after a run of theirs that is under way, which may have seen less. */
export function sweep(temporalAddress: string): Promise<void> {
  return withTemporal(temporalAddress, async (temporal) => {
    for (const { workflow } of WORKFLOW_SCHEDULES.filter(({ workflow: name }) => name.startsWith('sweep'))) {
      const handle = temporal.schedule.getHandle(workflow);
      const { numActionsTaken: before } = (await handle.describe()).info;
      await handle.trigger(ScheduleOverlapPolicy.BUFFER_ONE);
      const isDone = async (): Promise<boolean> => {
        const { info } = await handle.describe();
        return info.numActionsTaken > before && info.runningActions.length === 0;
      };
      for (const until = Date.now() + ENDS_WITHIN_MS; !(await isDone()) && Date.now() < until;) await sleep(200);
    }
  });
}

async function withTemporal<Result>(address: string, work: (temporal: Client) => Promise<Result>): Promise<Result> {
  const temporal = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: address }));
  try {
    return await work(temporal);
  } finally {
    await temporal.connection.close();
  }
}
