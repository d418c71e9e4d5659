import { describe, expect, it } from 'vitest';

import { createShareToken, isShareTokenValid } from './share-token.js';

const SUBJECT = { worldId: '01890000-0000-7000-8000-000000000001', passwordHash: 'scrypt$32768$8$3$c2FsdA$a2V5' };
const EXPIRES = 1_800_000_000;
const token = createShareToken(SUBJECT, EXPIRES);

describe('a share token', () => {
  it('is valid until the second of its expiry', () => {
    expect(isShareTokenValid(token, SUBJECT, EXPIRES - 0.001)).toBe(true);
    expect(isShareTokenValid(token, SUBJECT, EXPIRES)).toBe(false);
  });

  it('opens no other world, and is void under another password', () => {
    expect(isShareTokenValid(token, { ...SUBJECT, worldId: '01890000-0000-7000-8000-000000000002' }, 0)).toBe(false);
    expect(isShareTokenValid(token, { ...SUBJECT, passwordHash: 'scrypt$32768$8$3$c2FsdA$b3RoZXI' }, 0)).toBe(false);
  });

  it.each<[string, string]>([
    ['a later expiry', token.replace(String(EXPIRES), String(EXPIRES + 1))],
    ['an expiry in another form', `0${token}`],
    ['another signature', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a shorter signature', token.slice(0, -1)],
    ['more text', `${token} `],
    ['a line end', `${token}\n`],
    ['no text', ''],
  ])('is refused with %s', (_what, altered) => {
    expect(isShareTokenValid(altered, SUBJECT, 0)).toBe(false);
  });
});
