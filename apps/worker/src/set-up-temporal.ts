import { setTimeout as sleep } from 'node:timers/promises';

import { DomainError } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';
import { createTemporalClient, ensureNamespace, hasStatus, setUpNamespace } from '@diorama/temporal';
import type { TemporalSettings } from '@diorama/temporal';

const RETRY_MS = 1_000;

export interface SetUpOptions {
  /** Of a namespace that has to be made. */
  readonly retentionDays: number;
  readonly logger: Logger;
}

/**
 * Makes everything that the workers need in Temporal, waits for a server that does not answer yet and for a new namespace to be
 * known everywhere, and leaves: for a process that does nothing else. Running it again changes nothing.
 */
export async function setUpTemporal(temporal: TemporalSettings, { retentionDays, logger }: SetUpOptions): Promise<void> {
  const client = createTemporalClient(temporal);
  const { namespace } = temporal;
  try {
    const made = await untilItAnswers(() => ensureNamespace(client, retentionDays), logger);
    if (made) logger.info({ namespace, retentionDays }, 'Temporal namespace created');
    await untilItAnswers(() => setUpNamespace(client), logger);
    logger.info({ namespace }, 'Temporal search attributes and schedules are up to date');
  } finally {
    await client.connection.close();
  }
}

async function untilItAnswers<Result>(work: () => Promise<Result>, logger: Logger): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isAway = error instanceof DomainError && error.code === 'UNAVAILABLE';
      if (!isAway && !hasStatus(error, 'NOT_FOUND')) throw error;
      logger.warn({ err: error }, isAway ? 'waiting for Temporal to respond' : 'waiting for the Temporal namespace');
      await sleep(RETRY_MS);
    }
  }
}
