import type { ClientOptions, MethodDefinition } from '@grpc/grpc-js';

import { partsOf } from './call-spans.js';

/** How a client reaches the replicas of a service, and keeps reaching it while they are replaced. */
export const channelOptions = (methods: readonly Pick<MethodDefinition<never, never>, 'path'>[]): ClientOptions => ({
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
        name: methods
          .map(({ path }) => partsOf(path))
          .flatMap(([service, method]) => (MAY_REPEAT.test(method) ? [{ service, method }] : [])),
        retryPolicy: RETRIES,
      },
    ],
    // While next to nothing is answered, nothing is asked again.
    retryThrottling: { maxTokens: 1_000, tokenRatio: 0.5 },
  }),
});

/**
 * Methods that are as good as done once when they are done twice: one that got no answer is asked up to four times more. Not so the
 * list of deliveries that nobody took: what it has named before it may give up.
 */
const MAY_REPEAT = /^((Admin)?(Get|List(?!Unclaimed))\w+|AuthenticateKey|CheckStart|SignDownloads|Sign)$/;

/** Together longer than it takes to find the replicas that have come. */
const RETRIES = {
  maxAttempts: 5,
  initialBackoff: '0.2s',
  maxBackoff: '1s',
  backoffMultiplier: 2,
  retryableStatusCodes: ['UNAVAILABLE'],
};
