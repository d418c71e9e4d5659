import { createViewProjection } from '@diorama/pano';
import { describe, expect, it } from 'vitest';

import type { DepthManifest } from '../bundle/depth-manifest.js';
import type { TensorData } from '../tensors/tensors.js';
import { readDepthOutputs } from './read-depth-outputs.js';
import { solvePointShift } from './solve-point-shift.js';

const facts = (more: Partial<DepthManifest>): DepthManifest => ({
  projection: { kind: 'equirectangular' },
  encoding: 'metric',
  outputs: { distance: 'd' },
  ...more,
});

function read(more: Partial<DepthManifest>, tensors: Readonly<Record<string, readonly [shape: number[], data: TensorData]>>, batch = 1) {
  const specs = Object.entries(tensors).map(([name, [shape]]) => ({ name, shape, type: 'float32' as const, meaning: '' }));
  const outputs = Object.fromEntries(Object.entries(tensors).map(([name, [, data]]) => [name, data]));
  return readDepthOutputs({ facts: facts(more), specs, outputs, batch, fov: null });
}

describe('the outputs of a depth network', () => {
  it.each([[[1, 2, 2]], [[1, 1, 2, 2]], [[1, 2, 2, 1]], [[2, 2]]])('may have the shape %j', (shape) => {
    const [planes] = read({}, { d: [shape, Float32Array.of(1, 2, 3, 4)] });
    expect(planes).toMatchObject({ width: 2, height: 2, values: Float32Array.of(1, 2, 3, 4) });
  });

  it('become metres by the factors of manifest and network', () => {
    const outputs = { distance: 'd', scale: 's', mask: 'm', confidence: 'c' };
    const [first, second] = read(
      { metresPerUnit: 10, outputs },
      {
        d: [[2, 2, 2], Float16Array.of(1, 2, 3, 4, 5, 6, 7, 8)],
        s: [[2], Float32Array.of(1, 2)],
        m: [[2, 2, 2], Float32Array.of(1, 0, 1, 1, 1, 1, 1, 0.25)],
        c: [[2, 2, 2], new Float32Array(8).fill(3)],
      },
      2,
    );
    expect(first?.values).toEqual(Float32Array.of(10, 20, 30, 40));
    expect(second?.values).toEqual(Float32Array.of(100, 120, 140, 160));
    expect(first?.sky).toEqual(Float32Array.of(0, 1, 0, 0));
    expect(second?.sky?.[3]).toBe(0.75);
    expect(second?.confidence).toEqual(new Float32Array(4).fill(3));
  });

  it('may be points, in planes or pixel by pixel', () => {
    const outputs = { points: 'p' };
    const [planes] = read({ outputs }, { p: [[1, 3, 2, 2], Float32Array.of(3, 0, 0, 0, 4, 0, 0, 0, 0, 1, 2, 3)] });
    expect(planes?.values).toEqual(Float32Array.of(5, 1, 2, 3));
    const [pixels] = read({ outputs, along: 'axis' }, { p: [[1, 1, 2, 3], Float32Array.of(3, 4, 1, 0, 0, 2)] });
    expect(pixels?.values).toEqual(Float32Array.of(1, 2));
  });

  it.each([
    ['NaN', { d: [[1, 2, 2], Float32Array.of(1, NaN, 1, 1)] }, 'contains NaN'],
    ['three colours', { d: [[1, 3, 2, 2], new Float32Array(12)] }, 'not 1 numbers for each pixel'],
    ['another batch', { d: [[3, 2, 2], new Float32Array(12)] }, 'not 1 numbers'],
    ['another name', { e: [[1, 2, 2], new Float32Array(4)] }, 'no output d'],
  ] as const)('are refused with %s', (_, tensors, problem) => {
    expect(() => read({}, tensors as never)).toThrow(problem);
  });
});

describe('the shift of points', () => {
  it('brings them onto the rays of their pixels', () => {
    const [size, fov, shift] = [{ width: 24, height: 24 }, 1.4, 0.8];
    const projection = createViewProjection({ azimuth: 0, pitch: 0, fov }, size);
    const points = new Float32Array(3 * 24 * 24);
    const direction = [0, 0, 0];
    for (let pixel = 0; pixel < 24 * 24; pixel++) {
      projection.toDirection(pixel % 24, Math.floor(pixel / 24), direction);
      const depth = 1.5 + 0.05 * (pixel % 7);
      points.set([(direction[0] ?? 0) * depth, -(direction[1] ?? 0) * depth, depth - shift], 3 * pixel);
    }
    expect(solvePointShift({ points, sky: null, ...size }, fov)).toBeCloseTo(shift, 3);
  });
});
