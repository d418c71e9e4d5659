import { describe, expect, it } from 'vitest';

import { selectGpuEnvironment } from './gpu-environment.js';

describe('the environment of model processes', () => {
  it('is what the libraries of a GPU read, and no secret', () => {
    const environment = {
      CUDA_VISIBLE_DEVICES: '1',
      NVIDIA_VISIBLE_DEVICES: 'all',
      LD_LIBRARY_PATH: '/cuda',
      TEMPORAL_API_KEY: 'secret',
      PATH: '/bin',
    };
    expect(selectGpuEnvironment(environment)).toEqual({
      CUDA_VISIBLE_DEVICES: '1',
      NVIDIA_VISIBLE_DEVICES: 'all',
      LD_LIBRARY_PATH: '/cuda',
    });
  });
});
