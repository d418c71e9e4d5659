import { expect, it } from 'vitest';

import { parseByteSize } from './byte-size.js';

it.each([
  ['0B', 0],
  ['500MB', 500_000_000],
  ['50GB', 50_000_000_000],
  ['1.5 gb', 1_500_000_000],
  ['2TiB', 2 * 2 ** 40],
  ['1KiB', 1024],
])('the size %s is %i bytes', (text, bytes) => {
  expect(parseByteSize('size', text)).toBe(bytes);
});

it.each(['', '50', 'GB', '-1GB', '5 bananas', '1e3MB', '99999999TB'])('"%s" is not a size', (text) => {
  expect(() => parseByteSize('size', text)).toThrow('--size must be a size such as 500MB');
});
