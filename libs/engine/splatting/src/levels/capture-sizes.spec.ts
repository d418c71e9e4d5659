import { MODEL_PRESETS } from '@diorama/domain';
import { pixelToDirection, countReducedGridSamples } from '@diorama/pano';
import { describe, expect, it } from 'vitest';

import { computeDetailShare, computeLaterCaptureWidth, measureSurfaceShare } from './capture-sizes.js';

const STANDARD = MODEL_PRESETS['svc-1.1'];
const DRAFT = MODEL_PRESETS['svc-1.0-draft'];

describe('the sizes of captures', () => {
  it('measure how much of the sphere is not sky', () => {
    const width = 128;
    const direction = [0, 0, 0];
    const distance = Float32Array.from({ length: (width * width) / 2 }, (_, p) => {
      pixelToDirection(width, p % width, Math.floor(p / width), direction);
      return direction[1] < 0.2 ? 5 : Infinity;
    });
    expect(measureSurfaceShare(distance, width)).toBeCloseTo(0.6, 2);
    expect(measureSurfaceShare(distance.fill(Infinity), width)).toBe(0);
  });

  it('are finer beside the origin where the sky leaves room for more splats', () => {
    const [open, closed] = [computeLaterCaptureWidth(STANDARD, 0.5, 6), computeLaterCaptureWidth(STANDARD, 1, 6)];
    expect(open).toBeGreaterThan(closed);
    expect(closed).toBe(640);
    expect(open % 16).toBe(0);
    expect(open).toBeLessThanOrEqual(0.6 * 2560 + 8);
  });

  it('leave the count of all splats near what a model promises', () => {
    const width = computeLaterCaptureWidth(STANDARD, 0.5, 6);
    const kept = 0.5 * countReducedGridSamples(2560) + 30_000 + 6 * 0.25 * countReducedGridSamples(width);
    expect(kept / 2_000_000).toBeCloseTo(1, 1);
  });

  it('add as many details as a draft lacks splats, and none to models whose pixels suffice', () => {
    const later = { captures: 4, width: 608 };
    expect(computeDetailShare(STANDARD, 0.5, later)).toBeUndefined();
    const [open, closed] = [0.5, 1].map((share) => computeDetailShare(DRAFT, share, later) ?? 0) as [number, number];
    expect(open).toBeGreaterThan(1);
    expect(closed).toBeGreaterThan(0.2);
    expect(closed).toBeLessThan(open);
    expect(computeDetailShare(DRAFT, 0, later)).toBe(2);
    expect(computeDetailShare({ ...DRAFT, wantedSplats: 10_000 }, 1, later)).toBe(0);
  });
});
