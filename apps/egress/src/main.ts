import { loadConfig, parseBlockedHostSuffixes } from '@diorama/config';
import { TASK_QUEUES } from '@diorama/domain';
import { createSigningClient } from '@diorama/rpc';
import { runService } from '@diorama/service';
import { startWorkerInBackground, readTemporalSettings, waitForTemporal } from '@diorama/temporal';

import { AttemptMetrics } from './deliveries/attempt-metrics.js';
import { startDeliverySender } from './deliveries/start-sending.js';
import { startEgressService } from './egress-service.js';
import { egressConfigSchema, readAttemptConcurrencyLimits, createOutboundGuard } from './settings.js';

/** Left for the last answers once what was under way has ended. */
const LAST_SECONDS = 3;

runService({
  name: 'egress',
  config() {
    const config = loadConfig(egressConfigSchema, process.env);
    return { ...config, guard: createOutboundGuard(config), temporal: readTemporalSettings(process.env) };
  },
  healthAddress: ({ EGRESS_HEALTH_HOST: host, EGRESS_HEALTH_PORT: port }) => ({ host, port }),
  async start(config, { tls, logger, health, metrics, lifecycle }) {
    const { guard, temporal } = config;
    const attempts = new AttemptMetrics(metrics);
    const graceSeconds = Math.max(1, config.SHUTDOWN_SECONDS - LAST_SECONDS);
    const signing = createSigningClient(config.SIGNING_ADDRESS, tls);
    lifecycle.onStop('signing client', () => signing.close());
    const refusedEnds = parseBlockedHostSuffixes(config);
    const service = await startEgressService({
      signing,
      refusedEnds,
      grpcAddress: config.EGRESS_GRPC_ADDRESS,
      tls,
      guard,
      fetchesMax: config.EGRESS_FETCHES,
      drainSeconds: graceSeconds,
      logger,
      health,
      metrics,
    });
    // Readiness is that of the fetches: they do without Temporal.
    const sending = startWorkerInBackground(async (signal) => {
      if (!(await waitForTemporal(temporal, { logger, signal }))) return null;
      const worker = await startDeliverySender({
        worldAddress: config.WORLD_ADDRESS,
        signingAddress: config.SIGNING_ADDRESS,
        tls,
        temporal,
        guard,
        refusedEnds,
        bounds: readAttemptConcurrencyLimits(config),
        held: config.EGRESS_ATTEMPTS_HELD,
        graceSeconds,
        attempts,
        metrics,
        logger,
      });
      logger.info({ task_queue: TASK_QUEUES.egress }, 'polling');
      return worker;
    });
    attempts.watchPolling(() => sending.isPolling());
    lifecycle.onStop('work', () => Promise.all([sending.stop(), service.close()]));
    if (guard.routes.size > 0) logger.warn({ hosts: [...guard.routes.keys()] }, 'development host names resolve to this machine');
    logger.info({ address: config.EGRESS_GRPC_ADDRESS }, 'listening');
    await sending.done; // a worker that breaks rejects here and ends the process
  },
});
