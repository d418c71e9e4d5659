import { expect, it } from 'vitest';

import { fileStem } from './file-name.js';

it.each([
  ['The Lone Oak!', 'the-lone-oak'],
  ['../../etc: a <b>', 'etc-a-b'],
  ['森の 小屋', '森の-小屋'],
  ['…', 'world'],
])('the file name of %j', (name, stem) => {
  expect(fileStem(name)).toBe(stem);
});
