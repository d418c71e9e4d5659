import { describe, expect, it } from 'vitest';

import { inferenceConfigSchema } from './settings.js';

const required = { INFERENCE_HEALTH_PORT: '1', MEDIA_ADDRESS: 'localhost:1', TEMPORAL_ADDRESS: 'localhost:2' };

describe('the settings of an inference worker', () => {
  it('name bundles for tasks, and bundles to load beforehand', () => {
    const config = inferenceConfigSchema.parse({
      ...required,
      INFERENCE_BUNDLES: 'image-depth=my-depth@1.0.0, caption=words',
      INFERENCE_PRELOAD: 'my-depth@1.0.0,words',
    });
    expect(config.INFERENCE_BUNDLES).toEqual({ 'image-depth': 'my-depth@1.0.0', caption: 'words' });
    expect(config.INFERENCE_PRELOAD).toEqual(['my-depth@1.0.0', 'words']);
    expect(inferenceConfigSchema.parse(required)).toMatchObject({ INFERENCE_POOL: 'cpu', INFERENCE_PROVIDER: 'cpu' });
  });

  it.each([
    ['INFERENCE_BUNDLES', 'make-coffee=my-depth'],
    ['INFERENCE_BUNDLES', 'image-depth'],
    ['INFERENCE_BUNDLES', 'image-depth=../x'],
    ['INFERENCE_PRELOAD', 'my depth'],
    ['INFERENCE_POOL', 'GPU pool'],
    ['INFERENCE_PROVIDER', 'tpu'],
    ['INFERENCE_THREADS', '0'],
  ])('are refused with %s=%s', (name, value) => {
    expect(inferenceConfigSchema.safeParse({ ...required, [name]: value }).success).toBe(false);
  });
});
