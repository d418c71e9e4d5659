import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { matchesStoredKeyHash, generateApiKey, parseApiKey } from './api-key.js';

const key = generateApiKey('live', randomBytes);

describe('an API key', () => {
  it('has the form svck_<environment>_<id>_<secret>_<crc32>', () => {
    expect(key.text).toMatch(/^svck_live_[0-9A-Za-z]{12}_[0-9A-Za-z]{32}_[0-9a-f]{8}$/);
    expect(key.text).toContain(`_${key.id}_`);
  });

  it('is read back with the id and the hash it was made with', () => {
    const parsed = parseApiKey(key.text, 'live');
    expect(parsed).toEqual(key);
    expect(matchesStoredKeyHash(key, key.sha256)).toBe(true);
  });

  it('is another one each time', () => {
    expect(generateApiKey('live', randomBytes).text).not.toBe(key.text);
  });

  it.each([
    ['another environment', key.text.replace('_live_', '_test_')],
    ['one changed character', key.text.replace(/.(?=_[0-9a-f]{8}$)/, (last) => (last === 'a' ? 'b' : 'a'))],
    ['a cut tail', key.text.slice(0, -1)],
    ['a space around it', ` ${key.text}`],
    ['nothing', ''],
  ])('is refused without a look into the database for %s', (_case, text) => {
    expect(parseApiKey(text, 'live')).toBeNull();
  });

  it('is not the same as an unknown one, nor as one of another hash', () => {
    expect(matchesStoredKeyHash(key, undefined)).toBe(false);
    expect(matchesStoredKeyHash(key, Buffer.alloc(32))).toBe(false);
    expect(matchesStoredKeyHash({ ...key, sha256: Buffer.alloc(32) }, undefined)).toBe(false);
  });
});
