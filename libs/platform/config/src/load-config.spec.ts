import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { hostPortSchema, portSchema, secretSchema } from './fields.js';
import { ConfigError, loadConfig } from './load-config.js';

const schema = z.object({ PORT: portSchema.default(8080), WORLD_ADDRESS: hostPortSchema, SIGNING_SECRET: secretSchema });
const good = { WORLD_ADDRESS: 'localhost:50051', SIGNING_SECRET: 'sixteen letters!' };

describe('loading a configuration', () => {
  it('reads values and fills in defaults', () => {
    expect(loadConfig(schema, good)).toEqual({ PORT: 8080, ...good });
  });

  it('lists all faults at once and repeats no value', () => {
    const load = () => loadConfig(schema, { PORT: '70000', SIGNING_SECRET: 'short' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/3 faults[\s\S]*PORT[\s\S]*WORLD_ADDRESS is missing[\s\S]*SIGNING_SECRET: must have at least 16/);
    expect(load).not.toThrow(/short/);
  });

  it.each(['change-me-change-me', 'PLACEHOLDER-of-a-secret', 'your_secret_goes_here', '0000000000000000'])(
    'refuses %s as a secret, which everybody knows',
    (text) => {
      expect(() => loadConfig(schema, { ...good, SIGNING_SECRET: text })).toThrow('SIGNING_SECRET: must not be a placeholder');
    },
  );

  it('takes a secret from the file that NAME_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'secret');
    writeFileSync(file, 'from a mounted file\n');
    expect(loadConfig(schema, { WORLD_ADDRESS: 'a:1', SIGNING_SECRET_FILE: file }).SIGNING_SECRET).toBe('from a mounted file');
  });

  it('refuses a secret that is given twice, or in a file that is not there', () => {
    expect(() => loadConfig(schema, { ...good, SIGNING_SECRET_FILE: '/x' })).toThrow(/both set/);
    expect(() => loadConfig(schema, { WORLD_ADDRESS: 'a:1', SIGNING_SECRET_FILE: '/nowhere' })).toThrow(/cannot be read/);
  });

  it('counts an empty variable as absent', () => {
    expect(loadConfig(schema, { ...good, PORT: '' }).PORT).toBe(8080);
  });
});
