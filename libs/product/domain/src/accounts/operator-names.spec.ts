import { describe, expect, it } from 'vitest';

import { LIMITS } from '../limits.js';
import { formatPersonName, isOperatorName, parsePersonName } from './operator-names.js';

const LONGEST = { subject: 'x'.repeat(255), email: `${'a'.repeat(64)}@${'b'.repeat(189)}` };

describe('the name of a person', () => {
  it.each([
    { subject: '248289761001', email: 'ada@example.com' },
    { subject: 'auth0|user/7', email: null },
    { subject: 'ada@example.com/7', email: null },
    { subject: 'a:b=c', email: 'ada+console@example.com' },
    LONGEST,
  ])('is read back as it was: %j', (person) => {
    expect(parsePersonName(formatPersonName(person))).toEqual(person);
    expect(isOperatorName(formatPersonName(person))).toBe(true);
  });

  it('fits into its limit', () => {
    expect(formatPersonName(LONGEST).length).toBe(LIMITS.operatorNameLength);
  });

  it.each([
    'ada',
    'key:abc',
    'oidc:',
    'oidc:/',
    'oidc:ada@example.com',
    'oidc:ada@example.com/',
    'oidc:a b@example.com/7',
    'oidc:/é',
    'oidc:x/7',
  ])('is not %j', (name) => {
    expect(parsePersonName(name)).toBeNull();
  });
});

describe('the name of an operator', () => {
  it.each([
    ['grace', true],
    ['oidc:grace@example.com/1', true],
    ['', false],
    ['key:abc', false],
    ['oidc', true],
    ['grace hopper', false],
    ['x'.repeat(65), false],
  ])('%j: %s', (name, isValid) => {
    expect(isOperatorName(name)).toBe(isValid);
  });
});
