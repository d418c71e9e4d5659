import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from '@diorama/telemetry';
import { createTemporalClient, isTemporalThere } from '@diorama/temporal';
import type { TemporalSettings } from '@diorama/temporal';

export interface Waiting {
  readonly logger: Logger;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

const PAUSE_MS = 2_000;

/** @returns false when the signal was aborted before */
export async function untilTemporalIsThere(temporal: TemporalSettings, { logger, signal }: Waiting): Promise<boolean> {
  const client = createTemporalClient(temporal);
  let told = false;
  try {
    while (!signal.aborted) {
      if (await isTemporalThere(client)) return true;
      if (!told) logger.warn('Temporal does not answer; webhooks wait for it');
      told = true;
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    return false;
  } finally {
    await client.connection.close();
  }
}
