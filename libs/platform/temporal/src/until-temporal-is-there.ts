import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from '@diorama/telemetry';

import { createTemporalClient, reachTemporal } from './connect.js';
import type { TemporalSettings } from './connect.js';

export interface Waiting {
  readonly logger: Logger;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

const PAUSE_MS = 2_000;

/**
 * Waits for Temporal however long it is away, which a worker itself does not: it breaks when it cannot connect.
 *
 * @returns false when the signal was aborted before
 */
export async function untilTemporalIsThere(temporal: TemporalSettings, { logger, signal }: Waiting): Promise<boolean> {
  const client = createTemporalClient(temporal);
  let told = false;
  try {
    while (!signal.aborted) {
      const error = await reachTemporal(client).catch((reason: unknown) => ({ reason }));
      if (error === undefined) return true;
      if (!told) logger.warn({ err: error.reason }, 'Temporal does not respond; waiting for it');
      told = true;
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    return false;
  } finally {
    await client.connection.close();
  }
}
