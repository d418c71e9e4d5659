import type { ModelPool, ModelUseReport } from '@diorama/onnx';
import type { Metrics } from '@diorama/telemetry';

export interface ModelMetrics {
  /** Notes a use of a model when it is over. */
  note(report: ModelUseReport): void;
  /** Reports the pool from now on, and whether the execution provider is active. */
  watch(pool: Pick<ModelPool, 'status'>, isComputing: () => boolean): void;
}

/** What an operator, or an autoscaler, wants to know of the models. */
export function createModelMetrics(metrics: Metrics): ModelMetrics {
  const uses = metrics.counter('diorama_model_uses_total', 'Finished model uses.');
  const waits = metrics.histogram('diorama_model_wait_seconds', 'Time from a call until the model was free, loading included.');
  const loads = metrics.histogram('diorama_model_load_seconds', 'How long models took to load.');
  const runs = metrics.histogram('diorama_model_run_seconds', 'Compute time of one use.');
  return {
    note({ bundle, provider, outcome, waitSeconds, loadSeconds, runSeconds }) {
      const { name, version } = bundle.manifest;
      const model = { model: `${name}@${version}`, provider };
      uses.add({ ...model, outcome });
      waits.observe(model, waitSeconds);
      if (loadSeconds > 0) loads.observe(model, loadSeconds);
      if (runSeconds > 0) runs.observe(model, runSeconds);
    },
    watch(pool, isComputing) {
      metrics.gauge('diorama_model_queue_length', 'Uses waiting to start.', () => pool.status().waiting);
      metrics.gauge(
        'diorama_model_queue_age_seconds',
        'How long the oldest waiting use has waited.',
        () => pool.status().oldestWaitSeconds,
      );
      metrics.gauge('diorama_models_loaded', 'Runs of each loaded model since it was loaded.', () =>
        pool.status().loaded.map(({ name, runCount }) => ({ labels: { model: name }, value: runCount })),
      );
      metrics.gauge('diorama_model_resident_bytes', 'Main memory of each model process at its last response.', () =>
        pool.status().loaded.map(({ name, residentBytes }) => ({ labels: { model: name }, value: residentBytes })),
      );
      metrics.gauge('diorama_model_provider_active', '1 while the execution provider works.', () => Number(isComputing()));
    },
  };
}
