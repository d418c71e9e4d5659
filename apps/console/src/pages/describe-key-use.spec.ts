import { describe, expect, it } from 'vitest';

import { describeKeyUse } from './describe-key-use.js';

const HOUR = 3_600_000;
const at = (hours: number): string => new Date(hours * HOUR).toISOString();
const key = {
  kid: 'k',
  created_by: 'grace',
  listed_from: at(0),
  sign_from: at(1),
  sign_until: at(48),
  listed_until: at(72),
  revoked_at: null,
};

describe('the use of a signing key', () => {
  it('follows its times', () => {
    const uses = [0, 1, 47, 48, 71, 72].map((hour) => describeKeyUse(key, hour * HOUR));
    expect(uses.map(({ words }) => words)).toEqual([
      'Published, signs soon',
      'Signs',
      'Signs',
      'Published, no longer signs',
      'Published, no longer signs',
      'Retired',
    ]);
    expect(uses.map(({ isInUse }) => isInUse)).toEqual([true, true, true, true, true, false]);
  });

  it('goes on until further notice where no end is planned, and ends with a revocation', () => {
    const open = { ...key, sign_until: null, listed_until: null };
    expect(describeKeyUse(open, 1_000 * HOUR)).toEqual({ words: 'Signs', isInUse: true });
    expect(describeKeyUse({ ...open, revoked_at: at(2) }, 3 * HOUR)).toEqual({ words: 'Revoked', isInUse: false });
  });
});
