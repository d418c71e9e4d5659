import { expect, it } from 'vitest';

import { readLocalKey } from './local-key.js';

const answer =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });
const unreachable: typeof fetch = async () => {
  throw new TypeError('failed');
};

it.each([
  ['a key', answer('{"api_key":"svck_1"}'), 'svck_1'],
  ['no key', answer('{"api_key":null}'), null],
  ['an older gateway', answer('{"detail":"Not found"}', 404), null],
  ['no JSON', answer('<html>'), null],
  ['no answer', unreachable, null],
])('the key of a local stack that offers %s', async (_name, request, key) => {
  expect(await readLocalKey(request)).toBe(key);
});
