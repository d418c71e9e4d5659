import { describe, expect, it } from 'vitest';

import { halvePicture } from './halved.js';

describe('a halved picture', () => {
  it('has the mean of four pixels in each, channel by channel', () => {
    const data = Uint8Array.from({ length: 4 * 2 * 3 }, (_, i) => (i * 37) % 251);
    const half = halvePicture({ width: 4, height: 2, data });
    expect([half.width, half.height]).toEqual([2, 1]);
    for (let p = 0; p < 2; p++)
      for (let c = 0; c < 3; c++) {
        const sum = [6 * p, 6 * p + 3, 12 + 6 * p, 15 + 6 * p].reduce((total, at) => total + (data[at + c] ?? 0), 0);
        expect(half.data[3 * p + c]).toBe(Math.floor((sum + 2) / 4));
      }
  });
});
