import { loadConfig } from '@diorama/config';
import { Health, Lifecycle, createLogger, runMain, serveHealth } from '@diorama/telemetry';

import { startEgressService } from './egress-service.js';
import { egressSchema, outboundGuard } from './settings.js';

/** Left for the answers once the fetches were ended. */
const LAST_SECONDS = 3;

runMain(async () => {
  const config = loadConfig(egressSchema, process.env);
  const guard = outboundGuard(config);
  const logger = createLogger({ service: 'egress', level: config.LOG_LEVEL });
  const health = new Health();
  const lifecycle = new Lifecycle({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
  const server = await serveHealth(health, { host: config.EGRESS_HEALTH_HOST, port: config.EGRESS_HEALTH_PORT });
  lifecycle.onStop('health', () => server.close());

  const service = await startEgressService({
    grpcAddress: config.EGRESS_GRPC_ADDRESS,
    guard,
    fetchesMax: config.EGRESS_FETCHES,
    drainSeconds: Math.max(0, config.SHUTDOWN_SECONDS - LAST_SECONDS),
    logger,
    health,
  });
  lifecycle.onStop('service', () => service.close());
  if (guard.routes.size > 0) logger.warn({ hosts: [...guard.routes.keys()] }, 'names that lead to this machine instead of the internet');
  logger.info({ address: config.EGRESS_GRPC_ADDRESS }, 'listening');
});
