import { describe, expect, it } from 'vitest';

import { chooseFrameTimes } from './choose-frame-times.js';
import type { FrameSampling } from './choose-frame-times.js';

const choose = (keyTimes: readonly number[], sampling: Partial<FrameSampling>) =>
  chooseFrameTimes(
    {
      before: (time) => Promise.resolve(keyTimes.findLast((key) => key <= time) ?? null),
      after: (time) => Promise.resolve(keyTimes.find((key) => key > time) ?? null),
    },
    { firstSeconds: 0, durationSeconds: 10, most: 4, framesPerSecond: 10, framesOnTheWay: 1_000, ...sampling },
  );

describe('the moments of a video to look at', () => {
  it('are key frames near the middles of equal parts', async () => {
    expect(await choose([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], {})).toEqual([1, 4, 6, 9]);
    expect(await choose([0, 2, 4, 6, 8], {})).toEqual([2, 4, 6, 8]);
  });

  it('are exact where key frames are far, as long as that is affordable', async () => {
    expect(await choose([0], {})).toEqual([1.25, 3.75, 6.25, 8.75]);
    expect(await choose([0], { framesOnTheWay: 40 })).toEqual([0, 1.25]);
    expect(await choose([0, 5], { framesOnTheWay: 0 })).toEqual([0, 5]);
  });

  it('follow the clock of the track', async () => {
    expect(await choose([100, 102, 104, 106, 108], { firstSeconds: 100 })).toEqual([102, 104, 106, 108]);
    expect(await choose([], { firstSeconds: 100, most: 1, durationSeconds: 0 })).toEqual([100]);
  });

  it('fall together where there are not enough frames', async () => {
    expect(await choose([0], { durationSeconds: 0 })).toEqual([0]);
  });
});
