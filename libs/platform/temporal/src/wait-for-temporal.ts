import { systemClock } from '@diorama/clock';
import { retryWithBackoff } from '@diorama/resilience';
import type { Logger } from '@diorama/telemetry';

import { createTemporalClient, pingTemporal } from './temporal-client.js';
import type { TemporalSettings } from './temporal-client.js';

interface WaitForTemporalOptions {
  readonly logger: Logger;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

const POLICY = { initialIntervalMs: 2_000 };

/**
 * Waits for Temporal however long it is away, which a worker itself does not: it breaks when it cannot connect.
 *
 * @returns false when the signal was aborted before
 */
export async function waitForTemporal(temporal: TemporalSettings, { logger, signal }: WaitForTemporalOptions): Promise<boolean> {
  const client = createTemporalClient(temporal);
  let isLogged = false;
  const onRetry = (error: unknown): void => {
    if (!isLogged) logger.warn({ err: error }, 'Temporal does not respond; waiting for it');
    isLogged = true;
  };
  try {
    await retryWithBackoff(() => pingTemporal(client), POLICY, { clock: systemClock, signal, isRetryable: () => !signal.aborted, onRetry });
    return !signal.aborted;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  } finally {
    await client.connection.close();
  }
}
