import { systemClock } from '@diorama/clock';
import { DomainError } from '@diorama/domain';
import { retryWithBackoff } from '@diorama/resilience';
import type { Logger } from '@diorama/telemetry';
import { createTemporalClient, ensureNamespace, hasGrpcStatus, setUpNamespace } from '@diorama/temporal';
import type { TemporalSettings } from '@diorama/temporal';

const POLICY = { initialIntervalMs: 1_000 };

interface SetUpOptions {
  /** Of a namespace that has to be made. */
  readonly retentionDays: number;
  readonly logger: Logger;
}

/**
 * Makes everything that the workers need in Temporal, waits for a server that does not answer yet and for a new namespace to be
 * known everywhere, and leaves: for a process that does nothing else. Running it again changes nothing.
 */
export async function setUpTemporalNamespace(temporal: TemporalSettings, { retentionDays, logger }: SetUpOptions): Promise<void> {
  const client = createTemporalClient(temporal);
  const { namespace } = temporal;
  try {
    const made = await untilItAnswers(() => ensureNamespace(client, retentionDays), logger);
    if (made) logger.info({ namespace, retention_days: retentionDays }, 'Temporal namespace created');
    await untilItAnswers(() => setUpNamespace(client), logger);
    logger.info({ namespace }, 'Temporal search attributes and schedules are up to date');
  } finally {
    await client.connection.close();
  }
}

function untilItAnswers<Result>(work: () => Promise<Result>, logger: Logger): Promise<Result> {
  return retryWithBackoff(work, POLICY, {
    clock: systemClock,
    isRetryable: (error) => isAway(error) || hasGrpcStatus(error, 'NOT_FOUND'),
    onRetry: (error) =>
      logger.warn({ err: error }, isAway(error) ? 'waiting for Temporal to respond' : 'waiting for the Temporal namespace'),
  });
}

const isAway = (error: unknown): boolean => error instanceof DomainError && error.code === 'UNAVAILABLE';
