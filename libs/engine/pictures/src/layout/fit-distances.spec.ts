import { describe, expect, it } from 'vitest';

import { createPlainPanorama } from '../testing/sample-pictures.js';
import { fitDistances } from './fit-distances.js';

const WIDTH = 128;

describe('distances of a model', () => {
  const { distance } = createPlainPanorama(WIDTH);
  const sky = distance.map((metres) => (metres === Infinity ? 1 : 0));
  const near = distance.findIndex((metres) => metres < 3);

  it.each([
    ['metric', (metres: number) => 0.6 * metres],
    ['inverse', (metres: number) => 30 / metres],
    ['affine-invariant-inverse', (metres: number) => 30 / metres + 4],
  ])('that are %s become metres above level ground', (encoding, encode) => {
    const values = distance.map((metres) => encode(Math.min(metres, 1_000)));
    const { width, metres } = fitDistances({ width: WIDTH, encoding, values, sky });
    expect(width).toBe(WIDTH);
    expect(metres[0]).toBe(Infinity);
    expect(metres[near]).toBeCloseTo(distance[near] ?? 0, 1);
  });

  it('are unknown where the model returned no number', () => {
    const values = distance.map((metres, at) => (at === near ? NaN : Math.min(metres, 1_000)));
    expect(fitDistances({ width: WIDTH, encoding: 'metric', values, sky: null }).metres[near]).toBeNaN();
  });

  it('must be those of a panorama, in a known encoding', () => {
    const whole = { width: WIDTH, encoding: 'metric', values: distance, sky: null };
    expect(() => fitDistances({ ...whole, width: 64 })).toThrow('distances of a panorama 64 pixels wide need 2048 values');
    expect(() => fitDistances({ ...whole, encoding: 'feet' })).toThrow('unknown encoding feet');
    expect(() => fitDistances({ ...whole, sky: new Float32Array(3) })).toThrow(RangeError);
    expect(() => fitDistances({ ...whole, values: distance.map(() => NaN) })).toThrow('no distance is known');
  });
});
