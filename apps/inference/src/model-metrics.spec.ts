import { Metrics } from '@diorama/telemetry';
import { expect, it } from 'vitest';

import { createModelMetrics } from './model-metrics.js';

it('tells whether what shall compute does from the beginning, before any model is loaded', async () => {
  const metrics = new Metrics();
  let computes = false;
  const pool = { status: () => ({ loaded: [], waiting: 0, oldestWaitSeconds: 0, providerActive: null }) };
  createModelMetrics(metrics).watch(pool, () => computes);
  const told = async (): Promise<string | undefined> => /^diorama_model_provider_active (\d)$/m.exec(await metrics.toText())?.[1];
  const values = [await told()];
  computes = true;
  values.push(await told());
  computes = false;
  values.push(await told());
  expect(values).toEqual(['0', '1', '0']);
});
