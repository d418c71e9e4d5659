import { systemClock } from '@diorama/clock';
import { poll, retry } from '@diorama/resilience';
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

const POLICY = { initialIntervalMs: 1_000 };

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
  const isCurrent = async (): Promise<boolean> => {
    const current = await untilAvailable(() => isSchemaCurrent(dataSource), options);
    if (!current) logger.warn('waiting for schema migrations');
    return current;
  };
  await poll(isCurrent, POLICY, { clock: systemClock, signal: options.signal });
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

function untilAvailable<Result>(work: () => Promise<Result>, { logger, signal }: BringUpOptions): Promise<Result> {
  return retry(work, POLICY, {
    clock: systemClock,
    signal,
    isRetryable: (error) => isOutage(error) && !isRefusal(error),
    onRetry: (error) => logger.warn({ err: error }, 'waiting for the database'),
  });
}
