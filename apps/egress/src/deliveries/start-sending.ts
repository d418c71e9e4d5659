import { systemClock } from '@diorama/clock';
import type { OutboundGuard } from '@diorama/outbound';
import { createDeliveryClient, createSigningClient } from '@diorama/rpc';
import type { GrpcTlsCredentials } from '@diorama/rpc';
import { TASK_QUEUES } from '@diorama/domain';
import type { Logger, Metrics } from '@diorama/telemetry';
import { startWorker } from '@diorama/temporal';
import type { RunningWorker, TemporalSettings } from '@diorama/temporal';

import { AttemptLimiter } from './attempt-limiter.js';
import type { AttemptConcurrencyLimits } from './attempt-limiter.js';
import type { AttemptMetrics } from './attempt-metrics.js';
import { ACTIVITY_NAMES, createDeliveryActivities } from './delivery-activities.js';
import { HostFailureTracker } from './host-failures.js';
import { WebhookSender } from './webhook-sender.js';

interface SendingOptions {
  readonly worldAddress: string;
  readonly signingAddress: string;
  readonly tls: GrpcTlsCredentials | undefined;
  readonly temporal: TemporalSettings;
  readonly guard: OutboundGuard;
  readonly refusedEnds: readonly string[];
  readonly bounds: AttemptConcurrencyLimits;
  /** Attempts that this process holds, those that wait for their turn included. */
  readonly held: number;
  /** How long a stop waits for attempts that are on their way. */
  readonly graceSeconds: number;
  readonly attempts: AttemptMetrics;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/**
 * Works on the attempts of webhook deliveries. A stop puts off those that wait for their turn, lets those on their way come to an
 * end, and reports what did not in time.
 */
export async function startDeliverySender(options: SendingOptions): Promise<RunningWorker> {
  const { worldAddress, signingAddress, tls, temporal, guard, refusedEnds, bounds, held, graceSeconds, attempts, metrics, logger } =
    options;
  const deliveries = createDeliveryClient(worldAddress, tls);
  const signing = createSigningClient(signingAddress, tls);
  const lanes = new AttemptLimiter(bounds, systemClock);
  attempts.watch(lanes);
  const hosts = new HostFailureTracker(() => performance.now());
  const sender = new WebhookSender({ deliveries, signing, lanes, hosts, guard, refusedEnds, clock: Date.now });
  const worker = await startWorker({
    service: 'egress',
    temporal,
    taskQueue: TASK_QUEUES.egress,
    activities: createDeliveryActivities({ sender, metrics: attempts, logger }),
    expected: ACTIVITY_NAMES,
    workflowBundle: null,
    concurrency: held,
    graceSeconds,
    logger,
    metrics,
  });
  return {
    done: worker.done,
    isPolling: () => worker.isPolling(),
    async stop() {
      const stopped = worker.stop();
      lanes.close();
      await stopped;
      deliveries.close();
      signing.close();
    },
  };
}
