import { describe, expect, it } from 'vitest';

import { findBackground } from './find-background.js';

const WIDTH = 360;
const PIXELS = (WIDTH * WIDTH) / 2;
const row = 80 * WIDTH;

/** A thing 3 m away in columns 100 to 129, before a wall 6 m away. */
const createDistance = (far = 6): Float32Array =>
  Float32Array.from({ length: PIXELS }, (_, at) => (at % WIDTH >= 100 && at % WIDTH < 130 ? 3 : far));

function find(distance: Float32Array): Int16Array {
  const behind = new Int16Array(PIXELS);
  findBackground({ distance, behind }, WIDTH);
  return behind.subarray(row, row + WIDTH);
}

describe('what hangs behind things', () => {
  it('is what lies beside them, mirrored at their edges', () => {
    const behind = find(createDistance());
    expect([behind[100], behind[101], behind[129], behind[128]]).toEqual([99, 98, 130, 131]);
  });

  it('reaches as far as a step aside shows', () => {
    const behind = find(createDistance());
    const hidden = [...behind].filter((source) => source >= 0).length;
    const degrees = ((Math.atan(1.2 / 3) - Math.atan(1.2 / 6)) * 180) / Math.PI;
    expect(hidden).toBe(2 * Math.ceil(degrees));
    expect([behind[99], behind[130]]).toEqual([-1, -1]);
  });

  it('is nothing before the sky', () => {
    expect(Math.max(...find(createDistance(Infinity)))).toBe(-1);
  });

  it('is nothing on a smooth surface', () => {
    const distance = createDistance().map((_, at) => 4 + 0.02 * Math.abs((at % WIDTH) - 180));
    expect(Math.max(...find(distance))).toBe(-1);
  });

  it('never lies before what it hangs behind', () => {
    const distance = createDistance();
    // A second thing stands close beside the first one.
    for (let at = 0; at < PIXELS; at++) if (at % WIDTH >= 133 && at % WIDTH < 140) distance[at] = 2;
    const wrong = [...find(distance)].filter((source, column) => source >= 0 && distance[row + source] <= distance[row + column]);
    expect(wrong).toEqual([]);
  });
});
