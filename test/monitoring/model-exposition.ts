import { join } from 'node:path';

import { Metrics } from '@diorama/telemetry';

import { parseExposition } from './exposition.js';
import type { Exposition } from './exposition.js';
import { ROOT } from './expressions.js';

interface ModelMetrics {
  watch(pool: { readonly status: () => object }, isComputing: () => boolean): void;
}

/** What a process of inference tells before it has done anything. */
export async function modelExposition(): Promise<Exposition> {
  const { createModelMetrics } = (await import(join(ROOT, 'apps/inference/dist/model-metrics.js'))) as {
    createModelMetrics: (metrics: Metrics) => ModelMetrics;
  };
  const metrics = new Metrics();
  createModelMetrics(metrics).watch({ status: () => ({ waiting: 0, oldestWaitSeconds: 0, loaded: [] }) }, () => true);
  return parseExposition(await metrics.toText());
}
