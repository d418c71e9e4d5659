import { describe, expect, it } from 'vitest';

import { createPatchPlaces, packLatents, unpackLatents } from './packed-latents.js';

const size = { channels: 2, width: 4, height: 2 };
const latents = Float32Array.from({ length: 16 }, (_, i) => i);

describe('packed latents', () => {
  it('have the patches of all channels as tokens', () => {
    expect([...packLatents(latents, size)]).toEqual([0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15]);
    expect(unpackLatents(packLatents(latents, size), size)).toEqual(latents);
  });

  it('have a place for each token', () => {
    expect([...createPatchPlaces(size)]).toEqual([0, 0, 0, 0, 0, 1]);
  });
});
