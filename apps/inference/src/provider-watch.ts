import { setTimeout as sleep } from 'node:timers/promises';

import { ProviderMissingError, probeProvider } from '@diorama/onnx';
import type { ModelProcessOptions } from '@diorama/onnx';
import type { Logger } from '@diorama/telemetry';

const AGAIN_MS = 30_000;

/** Resolves when the provider computes; looks again every half a minute until it does, or throws the signal's reason. */
export async function untilProviderComputes(
  options: ModelProcessOptions,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    try {
      return await probeProvider(options, signal);
    } catch (error) {
      if (!(error instanceof ProviderMissingError)) throw error;
      logger.error({ err: error, provider: options.provider }, 'execution provider unavailable; the worker is paused');
    }
    await sleep(AGAIN_MS, undefined, { signal });
  }
}
