import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';
import { createScheduler } from './create-scheduler.js';

interface Vectors {
  readonly cases: readonly {
    readonly facts: SchedulerSettings;
    readonly steps: number;
    readonly initialSigma: number;
    readonly timesteps: readonly number[];
    readonly states: readonly Readonly<Record<'latents' | 'seen' | 'prediction' | 'noise' | 'after', readonly number[]>>[];
  }[];
}

/** What Python's diffusers answers; `test/diffusers/make_vectors.py` wrote it. */
const { cases } = JSON.parse(readFileSync(new URL('../../../../../test/diffusers/schedulers.json', import.meta.url), 'utf8')) as Vectors;

/** Both compute in single precision here and there. */
function expectClose(found: Float32Array, wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  for (const [i, value] of wanted.entries()) expect(Math.abs((found[i] ?? NaN) - value)).toBeLessThan(1e-4 * Math.max(1, Math.abs(value)));
}

describe('schedulers answer as those of diffusers', () => {
  it.each(cases.map((one) => [one.facts.kind, one.steps, JSON.stringify(one.facts), one] as const))(
    '%s in %i steps: %s',
    (_kind, steps, _facts, one) => {
      const scheduler = createScheduler(one.facts, steps);
      expectClose(Float32Array.from(scheduler.timesteps), one.timesteps);
      expect(scheduler.initialSigma).toBeCloseTo(one.initialSigma, 3);
      for (const [step, { latents, seen, prediction, noise, after }] of one.states.entries()) {
        const now = Float32Array.from(latents);
        expectClose(scheduler.scaleInput(now, step), seen);
        const fresh = scheduler.needsNoise(step) ? { noise: Float32Array.from(noise) } : {};
        expectClose(scheduler.step({ step, latents: now, prediction: Float32Array.from(prediction), ...fresh }), after);
        expect(now).toEqual(Float32Array.from(latents)); // what was given stays as it is
      }
    },
  );

  it('refuse numbers of steps that there cannot be', () => {
    const flow: SchedulerSettings = { kind: 'flow-match-euler', trainSteps: 1_000, shift: 1 };
    for (const steps of [0, -1, 1.5, 1_001, NaN]) expect(() => createScheduler(flow, steps)).toThrow(RangeError);
    const lcm = cases.find(({ facts }) => facts.kind === 'lcm')?.facts ?? flow;
    expect(() => createScheduler(lcm, 51)).toThrow('distilled');
  });
});
