import { describe, expect, it } from 'vitest';

import { sharpenDistances, SurfaceKind } from './sharpen-distances.js';

const WIDTH = 64;
const PIXELS = (WIDTH * WIDTH) / 2;
const columnOf = (at: number): number => at % WIDTH;

/** A grey thing in columns 20 to 39 before a white wall, whose distances end two columns too late. */
function createMaps() {
  const color = new Float32Array(3 * PIXELS);
  for (let at = 0; at < PIXELS; at++) color.fill(columnOf(at) >= 20 && columnOf(at) < 40 ? 0.3 : 0.9, 3 * at, 3 * at + 3);
  const metres = Float32Array.from({ length: PIXELS }, (_, at) => (columnOf(at) >= 18 && columnOf(at) < 42 ? 2 : 6));
  return { width: WIDTH, metres, kind: new Uint8Array(PIXELS), color };
}

describe('edges of distances', () => {
  const row = 16 * WIDTH;

  it('move to those of the colours', () => {
    const maps = createMaps();
    sharpenDistances(maps);
    const near = [...maps.metres.subarray(row, row + WIDTH)].flatMap((metres, column) => (metres === 2 ? [column] : []));
    expect([near[0], near.at(-1)]).toEqual([20, 39]);
    expect(new Set(maps.metres)).toEqual(new Set([2, 6]));
  });

  it('leave unknown distances unknown, and surfaces away from edges as they are', () => {
    const maps = createMaps();
    maps.metres.fill(NaN, 0, 10 * WIDTH);
    maps.metres[row + 60] = 6.1;
    sharpenDistances(maps);
    expect(maps.metres[5 * WIDTH + 30]).toBeNaN();
    expect(maps.metres[row + 60]).toBeCloseTo(6.1, 6);
  });

  it('keep ground at the distance of its own row', () => {
    const maps = createMaps();
    for (let at = 0; at < PIXELS; at++) {
      const below = Math.sin((2 * Math.PI * (Math.floor(at / WIDTH) + 0.5)) / WIDTH - Math.PI / 2);
      if (below <= 0.1 || maps.metres[at] === 2) continue;
      maps.kind[at] = SurfaceKind.Ground;
      maps.metres[at] = 1.6 / below;
    }
    sharpenDistances(maps);
    const low = 22;
    const below = Math.sin((2 * Math.PI * (low + 0.5)) / WIDTH - Math.PI / 2);
    expect(maps.metres[low * WIDTH + 19]).toBeCloseTo(1.6 / below, 5);
  });
});
