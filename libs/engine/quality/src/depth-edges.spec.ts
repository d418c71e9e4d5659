import { describe, expect, it } from 'vitest';

import { measureDepthEdgeAgreement } from './depth-edges.js';
import type { ReferenceView } from './judge-splats.js';
import { BAND, isSampled } from './row-bands.js';

const WIDTH = 8 * BAND;
const HEIGHT = WIDTH / 2;

/** A view with a post in some columns, from row to row as wide as `half` says to either side. */
function distances(half: (row: number) => number): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const [row, column] = [Math.floor(pixel / WIDTH), pixel % WIDTH];
    return Math.abs(column - WIDTH / 2) <= half(row) ? 2 : 10;
  });
}

/** The distances in compared rows alone, as a reference is captured. */
function referenceOf(distance: Float32Array, oneBandIn: number): ReferenceView {
  const sampled = distance.map((metres, pixel) => (isSampled(Math.floor(pixel / WIDTH), { oneBandIn }) ? metres : 0));
  return { view: { origin: [0, 0, 0], width: WIDTH }, oneBandIn, color: new Float32Array(0), distance: sampled };
}

const agreement = (truth: Float32Array, shown: Float32Array, oneBandIn: number): number =>
  measureDepthEdgeAgreement(referenceOf(truth, oneBandIn), {
    distance: shown,
    color: new Float32Array(0),
    passing: new Float32Array(0),
  });

describe('the agreement of depth edges', () => {
  const post = distances(() => 5);

  it.each([1, 2, 4])('is whole for the same distances, with one band of rows in %d', (oneBandIn) => {
    expect(agreement(post, post, oneBandIn)).toBe(1);
  });

  it.each([1, 2, 4])('is zero where the edges lie elsewhere, with one band of rows in %d', (oneBandIn) => {
    expect(
      agreement(
        post,
        distances(() => 12),
        oneBandIn,
      ),
    ).toBe(0);
  });

  it('does not depend on how many bands are compared', () => {
    const shown = distances((row) => (row % BAND < 6 ? 5 : 12));
    const all = agreement(post, shown, 1);
    expect(all).toBeGreaterThan(0.2);
    expect(all).toBeLessThan(0.8);
    for (const oneBandIn of [2, 4]) expect(Math.abs(agreement(post, shown, oneBandIn) - all)).toBeLessThan(0.08);
  });
});
