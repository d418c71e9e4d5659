import type { Capture, EdgeSamples } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { fromHarmonic, SplatBatch } from '../splats/splat-batch.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { EdgeSplats } from './edge-splats.js';

const WIDTH = 64;
const PIXEL = (2 * Math.PI) / WIDTH;

/** A capture of which nothing counts but what shares its pixels: things 5 m ahead that face the viewer. */
function captureWith(pixels: readonly number[], normal: readonly [number, number, number] = [0, 0, 1]): Capture {
  const edges: EdgeSamples = {
    count: pixels.length,
    pixels: Uint32Array.from(pixels),
    surface: Uint32Array.from(pixels, (_, i) => 10 + i),
    positions: Float32Array.from(pixels.flatMap((_, i) => [0.1 * i, 0, -5])),
    normals: Float32Array.from(pixels.flatMap(() => normal)),
    colors: Float32Array.from(pixels.flatMap((_, i) => [0.1 * i, 0.5, 0.9])),
  };
  const none = new Float32Array(0);
  return {
    view: { origin: [0, 0, 0], width: WIDTH },
    rows: { start: 0, end: WIDTH / 2 },
    distance: none,
    color: none,
    normal: none,
    semantic: new Uint8Array(0),
    surface: new Uint32Array(0),
    edges,
  };
}

function splatsOf(capture: Capture, pixels: readonly number[]): SplatPart {
  const batch = new SplatBatch(10);
  const edges = new EdgeSplats(capture, batch);
  for (const pixel of pixels) edges.addOf(pixel);
  return batch.finish();
}

describe('splats of edges', () => {
  it('stand where the rays beside a pixel met something, in its colour', () => {
    const { count, positions, colors, surface } = splatsOf(captureWith([3, 3, 8]), [1, 3, 8]);
    expect(count).toBe(3);
    expect([...surface]).toEqual([10, 11, 12]);
    expect(positions[3]).toBeCloseTo(0.1, 6);
    expect(positions[5]).toBe(-5);
    expect(fromHarmonic(colors[6])).toBeCloseTo(0.2, 5);
  });

  it('are left out with pixels that are passed over', () => {
    expect([...splatsOf(captureWith([3, 5, 8]), [3, 8]).surface]).toEqual([10, 12]);
  });

  it('are smaller than the pixel, and longer where their surface is seen at a slant', () => {
    const longest = (capture: Capture): number => Math.exp(Math.max(...splatsOf(capture, [3]).scales));
    const facing = longest(captureWith([3]));
    expect(facing).toBeLessThan(0.5 * 5 * PIXEL);
    expect(facing).toBeGreaterThan(0.2 * 5 * PIXEL);
    expect(longest(captureWith([3], [Math.SQRT1_2, 0, Math.SQRT1_2]))).toBeCloseTo(facing * Math.SQRT2, 5);
    expect(longest(captureWith([3], [0.999, 0, 0.0447]))).toBeLessThan(4 * facing);
  });
});
