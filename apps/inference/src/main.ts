import { fileURLToPath } from 'node:url';

import { readGrpcTlsFiles, loadConfig } from '@diorama/config';
import { createInferenceQueueName } from '@diorama/domain';
import { ModelPool, FileHashCache, listBundles } from '@diorama/onnx';
import { Health, ShutdownSequence, createLogger, createMetrics, runMainProcess, serveHealth, startTracing } from '@diorama/telemetry';
import { startWorker, startWorkerInBackground, readTemporalSettings, waitForTemporal } from '@diorama/temporal';

import { ACTIVITY_NAMES, createInferenceActivities } from './activities.js';
import { selectGpuEnvironment } from './gpu-environment.js';
import { createModelMetrics } from './model-metrics.js';
import { preloadModels } from './preload.js';
import { waitForProvider } from './provider-watch.js';
import { inferenceConfigSchema } from './settings.js';

/** Time to report the last results, between the end of the grace period and the end of the process. */
const GRACE_MARGIN_SECONDS = 5;
const MODELS = fileURLToPath(new URL('../../../models', import.meta.url));

runMainProcess(async () => {
  const config = loadConfig(inferenceConfigSchema, process.env);
  const temporal = readTemporalSettings(process.env);
  const tlsFiles = readGrpcTlsFiles(config);
  const logger = createLogger({ service: `inference-${config.INFERENCE_POOL}`, level: config.LOG_LEVEL });
  const health = new Health();
  const lifecycle = new ShutdownSequence({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
  lifecycle.onStop('tracing', await startTracing('inference', config));
  const metrics = createMetrics('inference');
  const modelMetrics = createModelMetrics(metrics);
  const address = { host: config.INFERENCE_HEALTH_HOST, port: config.INFERENCE_HEALTH_PORT };
  const server = await serveHealth(health, address, metrics);
  lifecycle.onStop('health', () => server.close());

  const provider = config.INFERENCE_PROVIDER;
  const computing = { provider, threads: config.INFERENCE_THREADS, environment: selectGpuEnvironment(process.env) };
  const pool = new ModelPool({
    ...computing,
    memoryBytes: config.INFERENCE_MEMORY_BYTES,
    runsPerProcess: config.INFERENCE_RUNS_PER_PROCESS,
    idleSeconds: config.INFERENCE_IDLE_SECONDS,
    onUse: (report) => modelMetrics.note(report),
  });
  // A GPU is asked for at the start, and again with every model that is loaded.
  let computes = provider === 'cpu';
  const isComputing = (): boolean => computes && pool.status().providerActive !== false;
  modelMetrics.watch(pool, isComputing);
  lifecycle.onStop('models', () => pool.close());

  const verified = new FileHashCache();
  const models = config.MODELS_FOLDER ?? MODELS;
  const clock = (): number => performance.now() / 1_000;
  const deps = { pool, provider, models, wanted: config.INFERENCE_BUNDLES ?? {}, verified, clock };
  const { activities, close } = createInferenceActivities({ address: config.MEDIA_ADDRESS, tlsFiles, logger }, deps);
  lifecycle.onStop('activities', close);

  const isReady = async (signal: AbortSignal): Promise<boolean> => {
    try {
      if (!computes) await waitForProvider(computing, { logger, signal });
      computes = true;
      await preloadModels(config.INFERENCE_PRELOAD ?? [], { models, pool, verified, logger, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return waitForTemporal(temporal, { logger, signal });
  };
  const worker = startWorkerInBackground(async (signal) => {
    if (!(await isReady(signal))) return null;
    const taskQueue = createInferenceQueueName(config.INFERENCE_POOL);
    const { bundles } = await listBundles(models);
    const running = await startWorker({
      service: `inference-${config.INFERENCE_POOL}`,
      offers: { models: bundles.map(({ manifest: { name, version } }) => `${name}@${version}`), providers: [provider] },
      temporal,
      taskQueue,
      activities,
      expected: ACTIVITY_NAMES,
      workflowBundle: null,
      concurrency: config.INFERENCE_CONCURRENCY,
      graceSeconds: Math.max(config.SHUTDOWN_SECONDS - GRACE_MARGIN_SECONDS, 1),
      logger,
      metrics,
    });
    logger.info({ task_queue: taskQueue, models }, 'polling');
    return running;
  });
  health.needs('provider', isComputing).needs('temporal', () => worker.isPolling());
  lifecycle.onStop('worker', () => worker.stop());
  await worker.done; // a worker that breaks rejects here and ends the process
});
