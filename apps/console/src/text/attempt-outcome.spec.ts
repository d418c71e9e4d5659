import { expect, it } from 'vitest';

import { describeOutcome } from './attempt-outcome.js';

it.each([
  [204, null, 'HTTP 204', ''],
  [503, null, 'HTTP 503', 'The receiver failed'],
  [410, null, 'HTTP 410', 'The receiver returns 410'],
  [null, 'tls', 'TLS failed', 'TLS failed. Check that the certificate'],
  [null, 'dns_blocked', 'Address not allowed', 'The host name leads to an address that is not public'],
  [null, 'a_new_one', 'a_new_one', ''],
  [null, null, 'In progress', ''],
])('the outcome %j %j is %s', (http_status, error_category, name, hint) => {
  const outcome = describeOutcome({ http_status, error_category });
  expect([outcome.name, (outcome.hint ?? '').slice(0, hint.length)]).toEqual([name, hint]);
  expect(outcome.hint === null).toBe(hint === '');
});
