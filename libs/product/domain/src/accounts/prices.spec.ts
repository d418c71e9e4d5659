import { describe, expect, it } from 'vitest';

import { MODEL_NAMES } from '../worlds/models.js';
import { DEFAULT_PRICES, PANORAMA_SOURCES, applyPriceChanges, computeCost } from './prices.js';

describe('the price of work', () => {
  it.each([
    ['text', 'svc-1.1', 80 + 1_500],
    ['pano', 'svc-1.1', 1_500],
    ['image', 'svc-1.0-draft', 80 + 150],
    ['multi-image', 'svc-1.0', 100 + 1_500],
    ['video', 'svc-1.1-plus', 100 + 3_000],
  ] as const)('of a world from %s by %s is %i', (source, model, credits) => {
    expect(computeCost({ kind: 'generate-world', model, source }, DEFAULT_PRICES).totalCredits).toBe(credits);
  });

  it('has named line items that add up to it, and none that costs nothing beside others', () => {
    for (const source of PANORAMA_SOURCES)
      for (const model of MODEL_NAMES) {
        const { totalCredits, lineItems } = computeCost({ kind: 'generate-world', model, source }, DEFAULT_PRICES);
        expect(lineItems.reduce((sum, { credits }) => sum + credits, 0)).toBe(totalCredits);
        expect(lineItems.every(({ credits }) => credits > 0)).toBe(true);
        expect(lineItems.at(-1)?.name).toBe(`World generation (${model})`);
      }
  });

  it('names what is free when that is all', () => {
    expect(computeCost({ kind: 'export-world', assets: 'splats' }, DEFAULT_PRICES)).toEqual({
      totalCredits: 0,
      lineItems: [{ name: 'Splat export', credits: 0 }],
    });
    expect(computeCost({ kind: 'export-world', assets: 'mesh' }, DEFAULT_PRICES).totalCredits).toBe(3_500);
    expect(computeCost({ kind: 'depth-to-rgb' }, DEFAULT_PRICES).totalCredits).toBe(80);
  });

  it('of a camera path is for each frame', () => {
    const work = { kind: 'export-world', assets: 'camera_path', frames: 90 } as const;
    expect(computeCost(work, DEFAULT_PRICES)).toEqual({
      totalCredits: 180,
      lineItems: [{ name: 'Camera path (90 frames)', credits: 180 }],
    });
    expect(computeCost(work, applyPriceChanges({ export: { camera_path: 0 } })).totalCredits).toBe(0);
  });

  it('is what the operator says, where the operator says so', () => {
    const prices = applyPriceChanges({ panorama: { text: 0 }, world: { 'svc-1.1': 7 }, depth: 1 });
    expect(computeCost({ kind: 'generate-world', model: 'svc-1.1', source: 'text' }, prices)).toEqual({
      totalCredits: 7,
      lineItems: [{ name: 'World generation (svc-1.1)', credits: 7 }],
    });
    expect(prices).toMatchObject({ panorama: { image: 80 }, world: { 'svc-1.0': 1_500 }, export: DEFAULT_PRICES.export, depth: 1 });
    expect(applyPriceChanges({})).toEqual(DEFAULT_PRICES);
  });
});
