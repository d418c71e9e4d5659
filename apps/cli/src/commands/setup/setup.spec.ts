import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startFakeApi } from '../../testing/fake-api.js';
import type { FakeAnswer, FakeApi } from '../../testing/fake-api.js';
import { runCommand } from '../../testing/run-command.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-cli-'));
const configFile = join(folder, 'config.json');
const VERSION = (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
const SECRET = 'svck_dev_secret';
const CALLER = {
  account_id: 'acc_1',
  account_name: 'A studio',
  project_id: 'prj_1',
  api_key_id: 'key_1',
  api_key_name: 'notebook',
  scopes: ['worlds:read'],
  service_version: VERSION,
};

const routes: Record<string, FakeAnswer | (() => FakeAnswer)> = {};
let api: FakeApi;
const diorama = (...argv: string[]) => runCommand(argv, { configFile });
const login = (...argv: string[]) => diorama('login', '--url', api.url, '--api-key', SECRET, ...argv);

beforeEach(async () => {
  Object.assign(routes, {
    'GET /svc/v1/credits': [200, { remaining_credits: 70 }],
    'GET /svc/v1/whoami': [200, CALLER],
    'GET /healthz': [200, { status: 'ok' }],
    'POST /svc/v1/worlds:list': [200, { worlds: [], next_page_token: null }],
  });
  api = await startFakeApi(routes);
});
afterEach(async () => {
  await api.stop();
  rmSync(configFile, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('profiles', () => {
  it('are written by login, listed with the current one marked, switched and removed', async () => {
    expect((await diorama('profiles')).stdout).toContain('There are no profiles');
    expect((await login('--profile', 'studio')).stdout).toContain('profile "studio"');
    await login('--profile', 'home');
    expect((await diorama('profiles')).stdout).toMatch(/^\* +studio[^]*\n +home /m);
    expect(JSON.parse((await diorama('profiles', '--use', 'home', '--json')).stdout).profiles).toMatchObject([
      { name: 'studio', current: false },
      { name: 'home', current: true },
    ]);
    expect(await diorama('profiles', '--remove', 'home')).toMatchObject({ code: 2, stderr: expect.stringContaining('--use') });
    expect((await diorama('profiles', '--remove', 'studio')).stdout).not.toContain('studio');
    expect(await diorama('profiles', '--use', 'studio')).toMatchObject({ code: 2 });
  });

  it('of an old file keep working, and login adds to them', async () => {
    writeFileSync(configFile, JSON.stringify({ url: api.url, api_key: 'svck_old' }));
    expect((await diorama('credits')).stdout).toContain('70 credits');
    expect(api.seen.at(-1)?.key).toBe('svck_old');
    await login('--profile', 'new');
    expect((await diorama('credits', '--profile', 'default')).code).toBe(0);
    expect(api.seen.at(-1)?.key).toBe('svck_old');
    expect((await diorama('credits', '--profile', 'new')).code).toBe(0);
    expect(api.seen.at(-1)?.key).toBe(SECRET);
  });
});

describe('login', () => {
  it('takes a key that may not read credits', async () => {
    routes['GET /svc/v1/credits'] = [403, { detail: 'lacks', request_id: 'r' }];
    expect(await login()).toMatchObject({ code: 0, stdout: expect.stringContaining('Credits: not visible to this key') });
    expect(JSON.parse((await login('--json')).stdout)).toMatchObject({ caller: { account_id: 'acc_1' }, remaining_credits: null });
  });

  it('refuses a key that is not valid, and stores nothing', async () => {
    routes['GET /svc/v1/whoami'] = [401, { detail: 'The API key is not valid', request_id: 'r' }];
    expect(await login()).toMatchObject({ code: 3, stderr: expect.stringContaining('not valid') });
    expect((await diorama('profiles')).stdout).toContain('There are no profiles');
  });
});

describe('whoami', () => {
  it('shows the account and the key, and never the secret', async () => {
    await login();
    const { code, stdout, stderr } = await diorama('whoami');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Account +A studio \(acc_1\)\nProject +prj_1\nAPI key +notebook \(key_1\), from profile default\nScopes +worlds:read\nCredits +70/,
    );
    expect(stdout + stderr + (await diorama('whoami', '--json')).stdout).not.toContain(SECRET);
  });

  it('works with a key that may not read credits, and with an earlier service', async () => {
    await login();
    routes['GET /svc/v1/credits'] = [403, { detail: 'lacks', request_id: 'r' }];
    expect((await diorama('whoami')).stdout).toContain('the key lacks the scope account:read');
    delete routes['GET /svc/v1/whoami'];
    expect(JSON.parse((await diorama('whoami', '--json')).stdout)).toMatchObject({ caller: null, profile: 'default' });
  });
});

describe('doctor', () => {
  const findings = async (): Promise<Record<string, string>> => {
    const rows = JSON.parse((await diorama('doctor', '--json')).stdout).findings as { check: string; status: string }[];
    return Object.fromEntries(rows.map(({ check, status }) => [check, status]));
  };

  it('finds nothing wrong with a healthy service', async () => {
    await login();
    const healthy = {
      configuration: 'ok',
      address: 'ok',
      connection: 'ok',
      clock: 'ok',
      key: 'ok',
      credits: 'ok',
      store: 'skipped',
      version: 'ok',
    };
    expect(await findings()).toEqual(healthy);
    const { code, stdout } = await diorama('doctor');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok +key +"notebook" of the account "A studio"$/m);
    expect(stdout).not.toContain(SECRET);
  });

  it('warns of an open file, of no credits and of another version, with remedies', async () => {
    await login();
    chmodSync(configFile, 0o644);
    routes['GET /svc/v1/credits'] = [200, { remaining_credits: 0 }];
    routes['GET /svc/v1/whoami'] = [200, { ...CALLER, service_version: '99.0.0' }];
    const { code, stdout } = await diorama('doctor');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^warning +configuration .*\n +-> Run: chmod 600/m);
    expect(stdout).toMatch(/^warning +credits .*\n +-> Ask an operator/m);
    expect(stdout).toMatch(/^warning +version +service 99\.0\.0/m);
  });

  it('reports a clock that is wrong, and files that cannot be fetched', async () => {
    await login();
    routes['GET /healthz'] = [200, { status: 'ok' }, { date: new Date(Date.now() - 3_600_000).toUTCString() }];
    routes['POST /svc/v1/worlds:list'] = [200, { worlds: [{ assets: { thumbnail_url: `${api.url}/lost` } }], next_page_token: null }];
    const { code, stdout, stderr } = await diorama('doctor');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '2 problems were found\n' });
    expect(stdout).toMatch(/^problem +clock .* ahead of/m);
    expect(stdout).toMatch(/^problem +store +files at 127\.0\.0\.1:\d+ cannot be fetched/m);
  });

  it('stops at what makes later checks impossible', async () => {
    writeFileSync(configFile, '{');
    expect(await findings()).toEqual({ configuration: 'problem' });
    writeFileSync(configFile, JSON.stringify({ url: 'http://127.0.0.1:9', api_key: SECRET }));
    expect(await findings()).toEqual({ configuration: 'warning', address: 'ok', connection: 'problem' });
    rmSync(configFile);
    const { code, stdout } = await runCommand(['doctor'], { configFile, env: { DIORAMA_URL: api.url } });
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^problem +key +there is no key for this address/m)]);
  });

  it('reports a key that the service refuses', async () => {
    await login();
    routes['GET /svc/v1/whoami'] = [401, { detail: 'The API key is not valid', request_id: 'r' }];
    expect((await diorama('doctor')).stdout).toMatch(/^problem +key +The API key is not valid\n +-> Run "diorama login"/m);
  });
});
