import { expect, it } from 'vitest';

import { describeCaption, removeNotShown } from './caption.js';

it.each([
  ['A meadow with a lake. Not represented: wooden, deep.', 'A meadow with a lake.', 'A meadow with a lake. Not shown: wooden, deep.'],
  ['A meadow with a lake.', 'A meadow with a lake.', 'A meadow with a lake.'],
  ['Not represented: wooden.', '', 'Not shown: wooden.'],
  ['', '', ''],
])('the caption %j is %j, and in full %j', (caption, short, full) => {
  expect([removeNotShown(caption), describeCaption(caption)]).toEqual([short, full]);
});
