import { readGrpcTlsFiles, loadConfig } from '@diorama/config';
import { createMediaClient, createWorldClient, loadGrpcTlsCredentials } from '@diorama/rpc';
import { Health, ShutdownSequence, createLogger, createMetrics, runMainProcess, serveHealth, startTracing } from '@diorama/telemetry';
import { startWorker, startWorkerInBackground, readTemporalSettings, waitForTemporal } from '@diorama/temporal';

import { startGenerationRole } from './generation-role.js';
import { startOrchestrationRole } from './orchestration-role.js';
import type { WorkerRole, WorkerRoleContext } from './worker-role.js';
import { setUpTemporalNamespace } from './set-up-temporal.js';
import { workerConfigSchema } from './settings.js';

const ROLES = { orchestration: startOrchestrationRole, generation: startGenerationRole } satisfies Record<
  string,
  (context: WorkerRoleContext) => Promise<WorkerRole>
>;
/** Time to report the last results, between the end of the grace period and the end of the process. */
const GRACE_MARGIN_SECONDS = 5;

runMainProcess(async () => {
  const config = loadConfig(workerConfigSchema, process.env);
  const temporal = readTemporalSettings(process.env);
  const service = `worker-${config.WORKER_ROLE}`;
  const logger = createLogger({ service, level: config.LOG_LEVEL });
  if (config.SET_UP_TEMPORAL === 'only')
    return setUpTemporalNamespace(temporal, { retentionDays: config.NAMESPACE_RETENTION_DAYS, logger });
  const health = new Health();
  const lifecycle = new ShutdownSequence({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
  lifecycle.onStop('tracing', await startTracing(service, config));
  const metrics = createMetrics(service);
  const server = await serveHealth(health, { host: config.WORKER_HEALTH_HOST, port: config.WORKER_HEALTH_PORT }, metrics);
  lifecycle.onStop('health', () => server.close());

  const tls = loadGrpcTlsCredentials(readGrpcTlsFiles(config), logger);
  const world = createWorldClient(config.WORLD_ADDRESS, tls);
  const media = createMediaClient(config.MEDIA_ADDRESS, tls);
  let role: WorkerRole | null = null;
  lifecycle.onStop('role', () => role?.close());

  const worker = startWorkerInBackground(async (signal) => {
    if (!(await waitForTemporal(temporal, { logger, signal }))) return null;
    role = await ROLES[config.WORKER_ROLE]({ config, temporal, tls, world, media, logger, metrics });
    const running = await startWorker({
      service,
      offers: role.offers,
      temporal,
      taskQueue: role.taskQueue,
      activities: role.activities,
      expected: role.expected,
      workflowBundle: role.workflowBundle,
      concurrency: config.WORKER_CONCURRENCY ?? role.concurrency,
      graceSeconds: Math.max(config.SHUTDOWN_SECONDS - GRACE_MARGIN_SECONDS, 1),
      logger,
      metrics,
    });
    logger.info({ task_queue: role.taskQueue }, 'polling');
    return running;
  });
  health.needs('temporal', () => worker.isPolling());
  lifecycle.onStop('worker', () => worker.stop());
  await worker.done; // a worker that breaks rejects here and ends the process
});
