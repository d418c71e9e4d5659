import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { loadSecrets } from './secrets.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-secrets-'));
const file = join(folder, 'secrets.json');

afterEach(() => rmSync(file, { force: true }));

describe('the secrets of a stack', () => {
  it('are drawn once, for nobody else to read', () => {
    const drawn = loadSecrets(file);
    expect(loadSecrets(file)).toEqual(drawn);
    expect(new Set(Object.values(drawn)).size).toBe(5);
    expect(Buffer.from(drawn.sealingKey, 'base64')).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of an older stack are kept, and those that it lacks are drawn for good', () => {
    const { sealingKey, ...older } = loadSecrets(file);
    writeFileSync(file, JSON.stringify(older));
    const now = loadSecrets(file);
    expect(now).toEqual({ ...older, sealingKey: now.sealingKey });
    expect(now.sealingKey).not.toBe(sealingKey);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(now);
  });
});
