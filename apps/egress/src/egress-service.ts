import type { OutboundGuard } from '@diorama/outbound';
import { egressProto } from '@diorama/proto-types';
import type { GrpcTlsCredentials, SigningClient } from '@diorama/rpc';
import { startGrpcService } from '@diorama/service';
import type { RunningService } from '@diorama/service';
import type { Health, Logger, Metrics } from '@diorama/telemetry';

import { TestEventSender } from './deliveries/test-event-sender.js';
import { EgressModule } from './egress.module.js';
import { createFetchSemaphore } from './fetches/fetch-semaphore.js';
import { MediaFetchService } from './fetches/media-fetch-service.js';

interface EgressServiceOptions {
  /** `host:port` to listen on. */
  readonly grpcAddress: string;
  /** Between the services; plain text without it. */
  readonly tls?: GrpcTlsCredentials | undefined;
  readonly guard: OutboundGuard;
  /** Signs test events. */
  readonly signing: Pick<SigningClient, 'sign'>;
  /** Ends of host names to which no webhook is sent. */
  readonly refusedEnds: readonly string[];
  /** Fetches at once, an eighth of them of one account; those of other accounts wait within their own deadline. */
  readonly fetchesMax: number;
  /** How long a stop waits for fetches before it ends them. */
  readonly drainSeconds: number;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics: Metrics;
}

/** Listens for the services that need something from the outside. */
export function startEgressService(options: EgressServiceOptions): Promise<RunningService> {
  const { grpcAddress, tls, guard, signing, refusedEnds, fetchesMax, drainSeconds, logger, health, metrics } = options;
  const fetches = new MediaFetchService({ guard, permits: createFetchSemaphore(fetchesMax), metrics });
  const testEvents = new TestEventSender({ signing, guard, refusedEnds, clock: Date.now });
  let drained: NodeJS.Timeout | undefined;
  return startGrpcService({
    name: 'egress',
    grpc: {
      packageName: 'diorama.egress.v1',
      services: [
        { serviceName: 'EgressService', definition: egressProto.EgressServiceService, protoFile: 'diorama/egress/v1/egress.proto' },
      ],
      url: grpcAddress,
      tls,
      metrics,
    },
    logger,
    health,
    prepare: () => ({
      module: EgressModule.with({ fetches, testEvents, logger, health }),
      drain() {
        drained = setTimeout(() => fetches.end(), drainSeconds * 1_000);
        fetches.refuseNewFetches();
        testEvents.close();
      },
      end: () => clearTimeout(drained),
    }),
  });
}
