import { describe, expect, it } from 'vitest';

import { estimateQueuePlace } from './estimate-queue-place.js';
import type { OpenWork } from './estimate-queue-place.js';

const WAITING = { typicalSeconds: 60, shareLeft: 1, waits: true };
const work = (change: Partial<OpenWork>): OpenWork => ({ typicalSeconds: 60, ahead: 0, building: 0, shareLeft: 0, ...change });

describe('the estimate of a place in the queue', () => {
  it.each<[string, readonly OpenWork[], number, number]>([
    ['starts at once where nothing else is open', [], 0, 60],
    ['waits for the rest of what is under way', [work({ building: 1, shareLeft: 0.5 })], 30, 90],
    ['waits for what is ahead, too', [work({ building: 1, shareLeft: 0.5, ahead: 2 })], 150, 210],
    ['shares the wait among the busy workers', [work({ building: 4, shareLeft: 2, ahead: 4 })], 90, 150],
    ['counts each kind of work with its own time', [work({ ahead: 1 }), work({ typicalSeconds: 10, ahead: 3 })], 90, 150],
  ])('%s', (_name, open, startSeconds, endSeconds) => {
    expect(estimateQueuePlace(WAITING, open)).toEqual({ startSeconds, endSeconds });
  });

  it('of an operation that a worker is at is the time for the rest of it', () => {
    const own = { typicalSeconds: 60, shareLeft: 0.25, waits: false };
    expect(estimateQueuePlace(own, [work({ ahead: 9, building: 1, shareLeft: 1 })])).toEqual({ startSeconds: null, endSeconds: 15 });
  });
});
