import { setTimeout as sleep } from 'node:timers/promises';

import { SCHEDULES, createTemporalClient, temporalSettings } from '@diorama/temporal';
import type { Client as Postgres } from 'pg';

const ENDS_WITHIN_MS = 900_000;

const OPEN = `
  SELECT (SELECT count(*) FROM world.operation WHERE ended_at IS NULL)::int AS operations,
    (SELECT count(*) FROM world.delivery WHERE ended_at IS NULL)::int AS deliveries`;

/** Waits until every operation and every delivery has ended; tells what does not. */
export async function untilEnded(database: Postgres): Promise<string[]> {
  for (const until = Date.now() + ENDS_WITHIN_MS; ; await sleep(1_000)) {
    const { rows } = await database.query<{ operations: number; deliveries: number }>(OPEN);
    const { operations, deliveries } = rows[0] ?? { operations: -1, deliveries: -1 };
    if (operations + deliveries === 0) return [];
    if (Date.now() > until) return [`operations: ${operations} do not end, nor do ${deliveries} deliveries`];
  }
}

/** What the schedules would do within five minutes. */
export async function sweep(temporalAddress: string): Promise<void> {
  const temporal = createTemporalClient(temporalSettings({ TEMPORAL_ADDRESS: temporalAddress }));
  for (const { workflow } of SCHEDULES.filter(({ workflow: name }) => name.startsWith('sweep'))) {
    const handle = temporal.schedule.getHandle(workflow);
    const { numActionsTaken: before } = (await handle.describe()).info;
    await handle.trigger();
    const isDone = async (): Promise<boolean> => {
      const { info } = await handle.describe();
      return info.numActionsTaken > before && info.runningActions.length === 0;
    };
    for (const until = Date.now() + ENDS_WITHIN_MS; !(await isDone()) && Date.now() < until;) await sleep(200);
  }
  await temporal.connection.close();
}
