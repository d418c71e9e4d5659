import { setTimeout as sleep } from 'node:timers/promises';

import { connect, isOutage, isSchemaCurrent, migrate } from '@diorama/postgres';
import type { Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

export interface BringUpOptions {
  /** Whether to bring the schema up to date, or to wait until somebody has. */
  readonly migrateOnStart: boolean;
  readonly logger: Logger;
  /** Ends the wait; the promise rejects then. */
  readonly signal: AbortSignal;
}

const RETRY_MS = 1_000;

/** Waits for the database and for its schema. */
export async function bringUp(dataSource: DataSource, options: BringUpOptions): Promise<void> {
  const { migrateOnStart, logger, signal } = options;
  await untilAvailable(options, () => connect(dataSource));
  if (migrateOnStart) {
    const migrations = await untilAvailable(options, () => migrate(dataSource));
    if (migrations.length > 0) logger.info({ migrations }, 'the schema was brought up to date');
    return;
  }
  while (!(await untilAvailable(options, () => isSchemaCurrent(dataSource)))) {
    logger.warn('the schema is behind; waiting for its migrations');
    await sleep(RETRY_MS, undefined, { signal });
  }
}

async function untilAvailable<Result>({ logger, signal }: BringUpOptions, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      logger.warn({ err: error }, 'the database is not available yet');
      await sleep(RETRY_MS, undefined, { signal });
    }
  }
}
