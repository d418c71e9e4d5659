import type { ClientOptions } from '@grpc/grpc-js';

import type { ServiceDescription } from './service-description.js';

/** How a client reaches the replicas of a service, and keeps reaching it while they are replaced. */
export const buildChannelOptions = ({ fullName, methods }: ServiceDescription): ClientOptions => ({
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  // All replicas that were known may be gone sooner than after the half minute that is usual between two questions for a name.
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
  'grpc.max_receive_message_length': 16 * 1_048_576,
  'grpc.service_config': JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig: [
      {
        name: Object.values(methods)
          .filter((method) => isRetryable(method))
          .map(({ name }) => ({ service: fullName, method: name })),
        retryPolicy: RETRIES,
      },
    ],
    // While next to nothing is answered, nothing is asked again.
    retryThrottling: { maxTokens: 1_000, tokenRatio: 0.5 },
  }),
});

/** Whether the protocol declares that a call may be repeated. A stream is not: its reader opens it again. */
const isRetryable = ({ responseStream, options }: ServiceDescription['methods'][string]): boolean =>
  !responseStream && options.idempotencyLevel !== undefined;

/** Together longer than it takes to find the replicas that have come. */
const RETRIES = {
  maxAttempts: 5,
  initialBackoff: '0.2s',
  maxBackoff: '1s',
  backoffMultiplier: 2,
  retryableStatusCodes: ['UNAVAILABLE'],
};
