import { describe, expect, it } from 'vitest';

import { createWorldEnginePlanner } from './plan-world-engine.js';

const PAINTS = { 'pano-depth-to-rgb': 'gpu' };

describe('the engine of a world', () => {
  const plan = createWorldEnginePlanner({
    CLIENT_ENGINES: ['procedural', 'painted'],
    WORLD_ENGINES: { 'svc-1.1': 'painted', 'svc-1.0': 'procedural' },
    INFERENCE_POOLS: PAINTS,
  });

  it('is that of its model, and procedural for other models', () => {
    expect(plan('svc-1.1', null)).toEqual({ engine: 'painted', paintingPool: 'gpu' });
    expect(plan('svc-1.0', null)).toEqual({ engine: 'procedural' });
    expect(plan('svc-1.0-draft', null)).toEqual({ engine: 'procedural' });
  });

  it('is the one that its request chose', () => {
    expect(plan('svc-1.1', 'procedural')).toEqual({ engine: 'procedural' });
    expect(plan('svc-1.0', 'painted')).toEqual({ engine: 'painted', paintingPool: 'gpu' });
  });

  it('is that of models with the pools of its tasks', () => {
    const pools = { 'text-to-pano': 'gpu', 'image-depth': 'cpu' };
    const settings = { CLIENT_ENGINES: ['models'] as const, WORLD_ENGINES: undefined };
    expect(createWorldEnginePlanner({ ...settings, INFERENCE_POOLS: pools })('svc-1.1', 'models')).toEqual({
      engine: 'models',
      modelPools: pools,
    });
    const withUpscale = { ...pools, upscale: 'gpu' };
    expect(createWorldEnginePlanner({ ...settings, INFERENCE_POOLS: withUpscale })('svc-1.1', 'models')).toMatchObject({
      modelPools: withUpscale,
    });
    expect(() => createWorldEnginePlanner({ ...settings, INFERENCE_POOLS: { 'text-to-pano': 'gpu' } })).toThrow(
      'CLIENT_ENGINES needs a pool for image-depth in INFERENCE_POOLS, for the engine models',
    );
  });

  it('has no pool where the settings of the gateway offer more than those of the worker', () => {
    const own = createWorldEnginePlanner({ CLIENT_ENGINES: ['procedural'], WORLD_ENGINES: undefined, INFERENCE_POOLS: undefined });
    expect(own('svc-1.1', 'painted')).toEqual({ engine: 'painted' });
    expect(own('svc-1.1', 'models')).toEqual({ engine: 'models' });
  });

  it('cannot be painted without a pool that paints', () => {
    const start = () =>
      createWorldEnginePlanner({ CLIENT_ENGINES: ['painted'], WORLD_ENGINES: { 'svc-1.1': 'painted' }, INFERENCE_POOLS: undefined });
    expect(start).toThrow(/CLIENT_ENGINES needs a pool for pano-depth-to-rgb in INFERENCE_POOLS/);
    expect(start).toThrow(/WORLD_ENGINES needs a pool for pano-depth-to-rgb in INFERENCE_POOLS/);
  });
});
