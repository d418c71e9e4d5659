import { expect, it } from 'vitest';

import { toFileStem } from './file-stem.js';

it.each([
  ['The Lone Oak!', 'the-lone-oak'],
  ['../../etc: a <b>', 'etc-a-b'],
  ['森の 小屋', '森の-小屋'],
  ['…', 'world'],
])('the file name of %j', (name, stem) => {
  expect(toFileStem(name)).toBe(stem);
});
