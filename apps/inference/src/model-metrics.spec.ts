import { Metrics } from '@diorama/telemetry';
import { expect, it } from 'vitest';

import { createModelMetrics } from './model-metrics.js';

it('shows whether the provider is active from the start, before any model is loaded', async () => {
  const metrics = new Metrics();
  let computes = false;
  const pool = { status: () => ({ loaded: [], waiting: 0, oldestWaitSeconds: 0, providerActive: null }) };
  createModelMetrics(metrics).watch(pool, () => computes);
  const readActive = async (): Promise<string | undefined> => /^diorama_model_provider_active (\d)$/m.exec(await metrics.toText())?.[1];
  const values = [await readActive()];
  computes = true;
  values.push(await readActive());
  computes = false;
  values.push(await readActive());
  expect(values).toEqual(['0', '1', '0']);
});
