import { systemClock } from '@diorama/clock';
import { ProviderMissingError, probeProvider } from '@diorama/onnx';
import type { ModelProcessOptions } from '@diorama/onnx';
import { retryWithBackoff } from '@diorama/resilience';
import type { Logger } from '@diorama/telemetry';

const POLICY = { initialIntervalMs: 30_000 };

/** Resolves when the provider computes; looks again every half a minute until it does, or throws the signal's reason. */
export function waitForProvider(options: ModelProcessOptions, { logger, signal }: { logger: Logger; signal: AbortSignal }): Promise<void> {
  return retryWithBackoff(() => probeProvider(options, signal), POLICY, {
    clock: systemClock,
    signal,
    isRetryable: (error) => error instanceof ProviderMissingError,
    onRetry: (error) => logger.error({ err: error, provider: options.provider }, 'execution provider unavailable; the worker is paused'),
  });
}
