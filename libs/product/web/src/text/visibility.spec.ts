import { expect, it } from 'vitest';

import { VISIBILITIES, parseVisibility, readVisibility, toPermission } from './visibility.js';

it('is the same after a request and its response', () => {
  for (const { value } of VISIBILITIES) expect(readVisibility(toPermission(value))).toBe(value);
});

it.each([
  [null, 'private'],
  [undefined, 'private'],
  [{ public: true, allow_id_access: false }, 'public'],
] as const)('of %j is %s', (permission, visibility) => {
  expect(readVisibility(permission)).toBe(visibility);
});

it.each([
  ['link', 'link'],
  ['Public', null],
  ['', null],
])('is read from %j as %s', (text, visibility) => {
  expect(parseVisibility(text)).toBe(visibility);
});
