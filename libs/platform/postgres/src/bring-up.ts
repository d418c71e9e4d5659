import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { connect } from './data-source.js';
import { isOutage, isRefusal } from './errors.js';
import { isSchemaCurrent, migrate } from './migrate.js';

export interface BringUpOptions {
  /** Whether to bring the schema up to date, or to wait until somebody has. */
  readonly migrateOnStart: boolean;
  readonly logger: Logger;
  /** Ends the wait; the promise rejects then. */
  readonly signal?: AbortSignal;
}

const RETRY_MS = 1_000;

/**
 * Connects and waits for the schema, however long the database is away. Rejects for faults that waiting does not mend, such as
 * a wrong password or a migration that fails.
 */
export async function bringUp(dataSource: DataSource, options: BringUpOptions): Promise<void> {
  const { migrateOnStart, logger } = options;
  await untilAvailable(() => connect(dataSource), options);
  if (migrateOnStart) {
    const migrations = await untilAvailable(() => migrate(dataSource), options);
    if (migrations.length > 0) logger.info({ migrations }, 'schema migrations applied');
    return;
  }
  while (!(await untilAvailable(() => isSchemaCurrent(dataSource), options))) {
    logger.warn('waiting for schema migrations');
    await pause(options);
  }
}

/** Brings the schema up to date, waiting for the database as {@link bringUp} does, and leaves: for a process that does nothing else. */
export async function bringUpAndLeave(dataSource: DataSource, logger: Logger): Promise<void> {
  try {
    await bringUp(dataSource, { migrateOnStart: true, logger });
    logger.info('the schema is up to date');
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

async function untilAvailable<Result>(work: () => Promise<Result>, options: BringUpOptions): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || isRefusal(error)) throw error;
      options.logger.warn({ err: error }, 'waiting for the database');
      await pause(options);
    }
  }
}

async function pause({ signal }: BringUpOptions): Promise<void> {
  await sleep(RETRY_MS, undefined, signal === undefined ? {} : { signal });
}
