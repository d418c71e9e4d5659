import { describe, expect, it } from 'vitest';

import { chooseModelPreset, choosePaintingWidth, MODEL_NAMES, MODEL_PRESETS } from './models.js';

describe('the preset of a model', () => {
  it.each(MODEL_NAMES)('is that of %s at full detail', (model) => {
    expect(chooseModelPreset(model)).toEqual(MODEL_PRESETS[model]);
    expect(chooseModelPreset(model, 1)).toEqual(MODEL_PRESETS[model]);
  });

  it('has half the width, a quarter of the splats and the same area at half the detail', () => {
    expect(chooseModelPreset('svc-1.1', 0.5)).toEqual({ panoWidth: 2048, fullResSplats: 525_000, eyes: 48, walkRadius: 25 });
  });

  it.each([0.1, 0.27, 0.333, 0.8])('has a panorama of whole steps at detail %d', (detail) => {
    for (const model of MODEL_NAMES) expect(chooseModelPreset(model, detail).panoWidth % 256).toBe(0);
  });
});

describe('a painted depth panorama', () => {
  it('is narrower with less detail, in whole steps', () => {
    expect([1, 0.5, 0.3, 0.1].map(choosePaintingWidth)).toEqual([2048, 1024, 512, 256]);
  });
});
