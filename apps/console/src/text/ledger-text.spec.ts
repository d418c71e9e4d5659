import { expect, it } from 'vitest';

import { describeGrant, formatLedgerKind } from './ledger-text.js';

it.each([
  ['opening', 100, 'Initial credits'],
  ['grant', 500, 'Grant'],
  ['grant', -11, 'Removal'],
  ['refill', 10_000, 'Auto-refill'],
  ['usage', -230, 'Usage'],
  ['toString', 1, 'toString'],
])('a line of the kind %s with %d credits is called %s', (kind, credits, text) => {
  expect(formatLedgerKind({ kind, credits })).toBe(text);
});

it.each([
  [1_500, 'Granted 1,500 credits'],
  [1, 'Granted 1 credit'],
  [-11, 'Removed 11 credits'],
])('%d credits are announced as %j', (credits, text) => {
  expect(describeGrant(credits)).toBe(text);
});
