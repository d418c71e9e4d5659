import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { checkProfileName, readProfiles, writeProfiles } from './config-file.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-cli-'));
const file = join(folder, 'inner', 'config.json');
const A = { url: 'http://a', api_key: 'k1' };
const B = { url: 'http://b', api_key: 'k2' };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the configuration file', () => {
  it('keeps profiles for its owner alone, even if the file was open to others before', async () => {
    expect(await readProfiles(file)).toEqual({ current: 'default', profiles: new Map() });
    await writeProfiles(file, { current: 'a', profiles: new Map([['a', A]]) });
    writeFileSync(file, '{}', { mode: 0o644 });
    await expect(readProfiles(file)).rejects.toThrow(/damaged/);
    const stored = {
      current: 'b',
      profiles: new Map([
        ['a', A],
        ['b', B],
      ]),
    };
    await writeProfiles(file, stored);
    expect(await readProfiles(file)).toEqual(stored);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of an earlier version is the default profile', async () => {
    writeFileSync(file, JSON.stringify(A));
    expect(await readProfiles(file)).toEqual({ current: 'default', profiles: new Map([['default', A]]) });
  });

  it.each(['', '[', 'null', '[]', '{"current":"a"}', '{"current":"a","profiles":{"a":{"url":1}}}'])(
    'is damaged if it is %j',
    async (text) => {
      writeFileSync(file, text);
      await expect(readProfiles(file)).rejects.toThrow(/damaged/);
    },
  );
});

describe('the name of a profile', () => {
  it.each(['', ' a', 'a b', '-a', '__proto__', 'a/b', 'x'.repeat(65)])('cannot be %j', (name) => {
    expect(() => checkProfileName(name)).toThrow(/not a valid profile name/);
  });

  it('can be a host name', () => {
    expect(checkProfileName('worlds.example-1.com')).toBe('worlds.example-1.com');
  });
});
