import { expect, it } from 'vitest';

import { describeOutcome } from './attempt-outcome.js';

it.each([
  [204, null, 'HTTP 204', null],
  [503, null, 'HTTP 503', /receiver failed/],
  [410, null, 'HTTP 410', /ends a delivery/],
  [null, 'tls', 'TLS failed', /certificate/],
  [null, 'dns_blocked', 'Address not allowed', /not public/],
  [null, 'a_new_one', 'a_new_one', null],
  [null, null, 'In progress', null],
])('the outcome %j %j is %s', (http_status, error_category, name, hint) => {
  const outcome = describeOutcome({ http_status, error_category });
  expect(outcome.name).toBe(name);
  if (hint === null) expect(outcome.hint).toBeNull();
  else expect(outcome.hint).toMatch(hint);
});
