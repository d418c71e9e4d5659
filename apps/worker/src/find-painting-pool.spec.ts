import { describe, expect, it } from 'vitest';

import { createPaintingPoolFinder } from './find-painting-pool.js';

describe('the pool that paints worlds', () => {
  it('is that of the task for models whose engine is painted', () => {
    const find = createPaintingPoolFinder({
      WORLD_ENGINES: { 'svc-1.1': 'painted', 'svc-1.0': 'procedural' },
      INFERENCE_POOLS: { 'pano-depth-to-rgb': 'gpu' },
    });
    expect([find('svc-1.1'), find('svc-1.0'), find('svc-1.0-draft')]).toEqual(['gpu', undefined, undefined]);
  });

  it('is undefined without settings', () => {
    expect(createPaintingPoolFinder({ WORLD_ENGINES: undefined, INFERENCE_POOLS: undefined })('svc-1.1')).toBeUndefined();
  });

  it('must be named where worlds are painted', () => {
    const start = () => createPaintingPoolFinder({ WORLD_ENGINES: { 'svc-1.1': 'painted' }, INFERENCE_POOLS: undefined });
    expect(start).toThrow('WORLD_ENGINES needs a pool for pano-depth-to-rgb in INFERENCE_POOLS');
  });
});
