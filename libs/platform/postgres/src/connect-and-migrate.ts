import { systemClock } from '@diorama/clock';
import { pollUntil, retryWithBackoff } from '@diorama/resilience';
import type { Logger } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

import { connectDataSource } from './data-source.js';
import { isDatabaseUnavailable, isLoginRefused } from './sql-errors.js';
import { isSchemaCurrent, migrate } from './migrate.js';

export interface MigrateWithRetryOptions {
  /** Whether to bring the schema up to date, or to wait until somebody has. */
  readonly migrateOnStart: boolean;
  readonly logger: Logger;
  /** Ends the wait; the promise rejects then. */
  readonly signal?: AbortSignal;
}

const POLICY = { initialIntervalMs: 1_000 };

/**
 * Connects and waits for the schema, however long the database is away. Rejects for faults that waiting does not mend, such as
 * a wrong password or a migration that fails.
 */
export async function connectAndMigrate(dataSource: DataSource, options: MigrateWithRetryOptions): Promise<void> {
  const { migrateOnStart, logger } = options;
  await untilAvailable(() => connectDataSource(dataSource), options);
  if (migrateOnStart) {
    const migrations = await untilAvailable(() => migrate(dataSource), options);
    if (migrations.length > 0) logger.info({ migrations }, 'schema migrations applied');
    return;
  }
  const isCurrent = async (): Promise<boolean> => {
    const current = await untilAvailable(() => isSchemaCurrent(dataSource), options);
    if (!current) logger.warn('waiting for schema migrations');
    return current;
  };
  await pollUntil(isCurrent, POLICY, { clock: systemClock, signal: options.signal });
}

/** Brings the schema up to date, waiting for the database as {@link connectAndMigrate} does, and leaves: for a process that does nothing else. */
export async function migrateAndDisconnect(dataSource: DataSource, logger: Logger): Promise<void> {
  try {
    await connectAndMigrate(dataSource, { migrateOnStart: true, logger });
    logger.info('the schema is up to date');
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

function untilAvailable<Result>(work: () => Promise<Result>, { logger, signal }: MigrateWithRetryOptions): Promise<Result> {
  return retryWithBackoff(work, POLICY, {
    clock: systemClock,
    signal,
    isRetryable: (error) => isDatabaseUnavailable(error) && !isLoginRefused(error),
    onRetry: (error) => logger.warn({ err: error }, 'waiting for the database'),
  });
}
