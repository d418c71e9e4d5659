import { expect, it } from 'vitest';

import { describeQueuePlace } from './use-queue-place.js';

it.each([
  [1, 1, 0, 60, 'Next in the queue · starts soon · done in about 1 min'],
  [2, 5, 40, 100, '2nd of 5 in the queue · starts in about 40 s · done in about 2 min'],
  [3, 3, 120, 180, '3rd of 3 in the queue · starts in about 2 min · done in about 3 min'],
  [11, 21, 600, 660, '11th of 21 in the queue · starts in about 10 min · done in about 11 min'],
  [null, 4, null, 35, 'done in about 35 s'],
  [null, 4, null, null, null],
])('the place %s of %s is described', (position, waiting, estimated_start_seconds, estimated_seconds, text) => {
  expect(describeQueuePlace({ position, waiting, estimated_start_seconds, estimated_seconds })).toBe(text);
});
