import { describe, expect, it } from 'vitest';

import { requireKey, resolveInstallation } from './installation.js';
import type { StoredLogin } from './config-file.js';

const HOME = { url: 'http://home', api_key: 'k-home' };
const STUDIO = { url: 'https://studio', api_key: 'k-studio' };
const stored = {
  current: 'home',
  profiles: new Map<string, StoredLogin>([
    ['home', HOME],
    ['studio', STUDIO],
  ]),
};
const resolve = (option?: string, env: Record<string, string> = {}) => resolveInstallation({ stored, local: null, option, env });

describe('the installation of a command', () => {
  it('is that of the current profile', () => {
    expect(resolve()).toEqual({ url: 'http://home', apiKey: 'k-home', profile: 'home', keySource: 'profile home' });
  });

  it('is that of --profile, before the environment', () => {
    const env = { DIORAMA_PROFILE: 'home', DIORAMA_URL: 'http://other', DIORAMA_API_KEY: 'k' };
    expect(resolve('studio', env)).toMatchObject({ url: 'https://studio', apiKey: 'k-studio', profile: 'studio' });
  });

  it('is that of DIORAMA_PROFILE, after an address or a key of the environment', () => {
    expect(resolve(undefined, { DIORAMA_PROFILE: 'studio' })).toMatchObject({ apiKey: 'k-studio', profile: 'studio' });
    const env = { DIORAMA_PROFILE: 'studio', DIORAMA_API_KEY: 'k' };
    expect(resolve(undefined, env)).toEqual({ url: 'https://studio', apiKey: 'k', profile: 'studio', keySource: 'DIORAMA_API_KEY' });
  });

  it('has no stored key at another address', () => {
    const found = resolve(undefined, { DIORAMA_URL: 'http://other' });
    expect(found).toEqual({ url: 'http://other', apiKey: undefined, profile: null, keySource: null });
    expect(() => requireKey(found, stored)).toThrow('No API key for http://other: the stored keys are for other addresses');
  });

  it('is the local one without a profile', () => {
    const none = { current: 'default', profiles: new Map<string, StoredLogin>() };
    const found = resolveInstallation({ stored: none, local: null, option: undefined, env: {} });
    expect(found).toMatchObject({ url: 'http://127.0.0.1:8800', apiKey: undefined });
    expect(() => requireKey(found, none)).toThrow(/^No API key\. Run "diorama login"/);
  });

  it('is the stack of the current folder, after the environment and the profiles, with its key at its address alone', () => {
    const local = {
      file: '/repo/.diorama/stack.json',
      url: 'http://127.0.0.1:9000',
      apiKey: 'k-local',
      operatorToken: 't',
      receiver: null,
    };
    const none = { current: 'default', profiles: new Map<string, StoredLogin>() };
    const from = (profiles: typeof none, env: Record<string, string>) =>
      resolveInstallation({ stored: profiles, local, option: undefined, env });
    const found = { url: 'http://127.0.0.1:9000', apiKey: 'k-local', profile: null, keySource: '/repo/.diorama/stack.json' };
    expect(from(none, {})).toEqual(found);
    expect(from(none, { DIORAMA_URL: 'http://127.0.0.1:9000' })).toEqual(found);
    expect(from(none, { DIORAMA_URL: 'http://other' })).toMatchObject({ url: 'http://other', apiKey: undefined });
    expect(from(none, { DIORAMA_API_KEY: 'k' })).toMatchObject({ url: 'http://127.0.0.1:9000', apiKey: 'k' });
    expect(from(stored, {})).toMatchObject({ url: 'http://home', apiKey: 'k-home' });
  });

  it('is refused for a profile that does not exist', () => {
    expect(() => resolve('office')).toThrow(
      'There is no profile "office". Profiles: home, studio. Add it with: diorama login --profile office',
    );
  });
});
