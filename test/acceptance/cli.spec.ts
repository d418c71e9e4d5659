import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { choosePaintingWidth } from '@diorama/domain';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Account } from '../stack/client.js';
import { depthPng } from '../stack/depth-files.js';
import { TEST_DETAIL } from '../stack/start-stack.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = join(ROOT, 'apps/cli/bin/diorama.mjs');
const GENERATED_WITHIN_MS = 180_000;
/** Of what is cancelled: a draft may be made, and paid, before the next command has begun. */
const LONG = 'svc-1.1-plus';
const info = stackInfo();
const home = mkdtempSync(join(tmpdir(), 'diorama-cli-'));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** All that was printed in these tests, to look for keys in. */
let printed = '';

interface Running extends Promise<Ended> {
  readonly interrupt: () => void;
  readonly stderrHas: (words: RegExp) => Promise<void>;
}

function start(args: readonly string[], env: Readonly<Record<string, string>>): Running {
  const { PATH = '', NODE_OPTIONS = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: home, env: { PATH, NODE_OPTIONS, XDG_CONFIG_HOME: home, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdin.end();
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const ended = once(child, 'close').then(([code]): Ended => {
    printed += stdout + stderr;
    return { code: code as number | null, stdout, stderr };
  });
  const stderrHas = async (words: RegExp): Promise<void> => {
    while (!words.test(stderr)) await once(child.stderr, 'data');
  };
  return Object.assign(ended, { interrupt: () => void child.kill('SIGINT'), stderrHas });
}

let account: Account;
let world = '';

const env = (): Record<string, string> => ({ DIORAMA_URL: info.api_url, DIORAMA_API_KEY: account.api_key });
const diorama = (...args: string[]): Running => start(args, env());
const operator = (...args: string[]): Running => start(args, { DIORAMA_URL: info.api_url, DIORAMA_OPERATOR_TOKEN: info.operator_token });
/** What a command with `--json` prints, which must be all that it prints. */
const json = async (...args: string[]) => JSON.parse((await diorama(...args, '--json')).stdout);

beforeAll(async () => {
  ({ account } = await newAccount(info, 'cli', { limits: { per_minute: 1_000, per_hour: 1_000 } }));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('diorama login', () => {
  const config = join(home, 'diorama', 'config.json');
  afterEach(() => rmSync(config, { force: true }));

  it('tries the key, keeps it for its owner alone, and never prints it', async () => {
    const login = await start(['login', '--url', info.api_url, '--api-key', account.api_key], {});
    expect(login).toMatchObject({ code: 0, stdout: expect.stringContaining('1000000 credits') });
    expect(statSync(config).mode & 0o777).toBe(0o600);
    expect(await start(['credits', '--json'], {})).toMatchObject({ code: 0, stdout: expect.stringContaining('1000000') });
    // A key belongs to the address for which it was stored.
    expect((await start(['credits'], { DIORAMA_URL: 'http://127.0.0.1:9' })).code).toBe(3);
    expect(login.stdout + login.stderr).not.toContain(account.api_key);
  });

  it('keeps no key that does not work', async () => {
    expect((await start(['login', '--url', info.api_url, '--api-key', 'svck_dev_x'], {})).code).toBe(3);
    expect(existsSync(config)).toBe(false);
  });

  it('asks nobody where nobody is', async () => {
    expect(await start(['login', '--url', info.api_url], {})).toMatchObject({ code: 3, stderr: expect.stringContaining('--api-key') });
  });
});

describe('diorama depth-to-rgb', () => {
  it(
    'uploads a depth panorama, prices it, paints it and saves the panorama',
    async () => {
      writeFileSync(join(home, 'depth.png'), await depthPng());
      const words = ['depth-to-rgb', 'depth.png', 'a courtyard', '--z-min', '0.5', '--z-max', '40', '--seed', '4'];
      expect((await json(...words, '--dry-run')).cost.total_credits).toBe(80);
      expect(await diorama('depth-to-rgb', 'depth.png', 'a courtyard', '--encoding', 'log')).toMatchObject({ code: 2 });
      expect(await diorama('depth-to-rgb', 'depth.png', 'a courtyard')).toMatchObject({ code: 7, stderr: expect.stringMatching(/z_min/) });
      const painted = await diorama(...words, '--out', 'panorama.png');
      expect(painted).toMatchObject({ code: 0, stdout: expect.stringMatching(/panorama\.png[\s\S]*Seed\s+4[\s\S]*Cost\s+80/) });
      const width = choosePaintingWidth(TEST_DETAIL);
      expect(await sharp(join(home, 'panorama.png')).metadata()).toMatchObject({ width, height: width / 2 });
    },
    GENERATED_WITHIN_MS,
  );
});

describe('diorama generate', () => {
  it(
    'makes a world, tells progress on stderr and saves its files',
    async () => {
      const args = [
        '--model',
        'svc-1.0-draft',
        '--seed',
        '4',
        '--name',
        'Hill',
        '--tag',
        'one',
        '--tag',
        'two',
        '--link',
        '--out',
        'files',
      ];
      const { code, stdout, stderr } = await diorama('generate', 'a green hill', ...args);
      expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringMatching(/\d+ % {2}\w/) });
      expect(stderr).not.toContain('\u001B');
      world = /world\/([0-9a-f-]{36})/.exec(stdout)?.[1] ?? '';
      expect(stdout).toContain(`${info.viewer_url}/world/${world}`);
      expect(readdirSync(join(home, 'files')).toSorted()).toEqual([
        'collider.glb',
        'depth.exr',
        'manifest.json',
        'normals.png',
        'panorama.png',
        'scene.json',
        'semantics.png',
        'splats-100k.spz',
        'splats-500k.spz',
        'splats-full-res.spz',
        'thumbnail.webp',
      ]);
      expect(JSON.parse(readFileSync(join(home, 'files', 'manifest.json'), 'utf8'))).toMatchObject({ seed: 4 });
      const { world: shown } = await json('worlds', 'get', world);
      expect(shown).toMatchObject({ display_name: 'Hill', tags: ['one', 'two'], permission: { allow_id_access: true, public: false } });
    },
    GENERATED_WITHIN_MS,
  );

  it('tells the price without starting, also of pictures of this machine and their directions', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c84' } })
      .png()
      .toBuffer();
    for (const name of ['front.png', 'right.png']) writeFileSync(join(home, name), picture);
    expect(await json('generate', 'x', '--model', 'svc-1.0-draft', '--dry-run')).toMatchObject({
      dry_run: true,
      cost: { total_credits: 230 },
    });
    const placed = await json('generate', '--image', 'front.png', '--azimuth', '0', '--image', 'right.png', '--azimuth', '90', '--dry-run');
    expect(placed).toMatchObject({ dry_run: true, cost: { line_items: expect.any(Array) } });
    expect(await json('generate', '--image', 'front.png', '--no-pano', '--dry-run')).toMatchObject({ dry_run: true });
  });

  it('stops waiting at Ctrl-C, asks nothing, and says how to come back', async () => {
    const running = diorama('generate', 'a wide desert', '--model', LONG);
    await running.stderrHas(/%/);
    running.interrupt();
    const { code, stdout, stderr } = await running;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    const id = /diorama operations watch (op_\w+)/.exec(stderr)?.[1] ?? '';
    expect(await json('operations', 'get', id)).toMatchObject({ operation_id: id, done: false });
    expect((await json('operations', 'cancel', id)).error).toMatchObject({ code: 409 });
    expect(await diorama('operations', 'watch', id, '--json')).toMatchObject({ code: 1, stdout: expect.stringContaining('"done": true') });
  });

  it('prices several prompts and several seeds, and starts several worlds', async () => {
    writeFileSync(join(home, 'prompts.txt'), 'a quiet beach\n\na castle\n');
    const drafts = ['--model', 'svc-1.0-draft', '--dry-run'];
    expect(await diorama('generate', '--prompts-file', 'prompts.txt', 'an old mill', ...drafts)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('690 credits in total'),
    });
    expect((await json('generate', 'a castle', '--seeds', '1,2', ...drafts)).items).toHaveLength(2);
    const started = await json('generate', 'a wide desert', 'a dark forest', '--model', LONG, '--no-wait');
    expect(started.items).toMatchObject([{ operation: { done: false } }, { operation: { done: false } }]);
    for (const { operation } of started.items) await diorama('operations', 'cancel', operation.operation_id);
  });

  it('starts without waiting', async () => {
    const started = await json('generate', 'a lake', '--model', LONG, '--no-wait');
    expect(started).toMatchObject({ done: false, operation_id: expect.stringMatching(/^op_/) });
    await diorama('operations', 'cancel', started.operation_id);
  });
});

describe('what there is', () => {
  it('is listed, page by page', async () => {
    const page = await json('operations', 'list', '--limit', '1');
    expect(page.operations).toHaveLength(1);
    expect(await json('operations', 'list', `--page-token=${page.next_page_token}`)).toMatchObject({ operations: expect.any(Array) });
    expect((await json('worlds', 'list', '--tag', 'two', '--status', 'SUCCEEDED')).worlds).toMatchObject([{ id: world }]);
    expect((await diorama('worlds', 'list')).stdout).toMatch(new RegExp(`^WORLD.*\n${world}  Hill`));
  });

  it('is changed', async () => {
    const changed = await json('worlds', 'update', world, '--name', 'Green hill', '--tag', 'two', '--private');
    expect(changed.world).toMatchObject({
      display_name: 'Green hill',
      tags: ['two'],
      permission: { public: false, allow_id_access: false },
    });
    expect((await diorama('worlds', 'update', world, '--link', '--name', 'Hill')).stdout).toMatch(/Name +Hill\n[\s\S]*Shared +with anyone/);
    expect((await diorama('worlds', 'update', 'x', '--name', 'y')).code).toBe(4);
  });

  it('is exported', async () => {
    expect(await diorama('worlds', 'export', world, '--format', 'ply', '--out', 'hill.ply')).toMatchObject({
      code: 0,
      stdout: 'hill.ply\n',
    });
    expect(readFileSync(join(home, 'hill.ply')).subarray(0, 3).toString()).toBe('ply');
  });

  it('is uploaded', async () => {
    expect(await json('upload', 'front.png')).toMatchObject({ state: 'READY', kind: 'image' });
  });

  it('is listed among the media assets, and deleted', async () => {
    const { id } = (await json('media', 'list', '--state', 'READY', '--limit', '1')).media_assets[0];
    expect((await diorama('media', 'list', '--kind', 'image')).stdout).toContain(id);
    expect(await json('media', 'usage')).toMatchObject({ assets: expect.any(Number), assets_limit: 100_000 });
    expect(await diorama('media', 'delete', id)).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
    expect(await json('media', 'delete', id, '--yes')).toEqual({ id, media_asset_id: id, deleted: true });
    expect((await diorama('media', 'delete', id, '-y')).code).toBe(4);
  });

  it('has a storage quota, which operators set', async () => {
    expect((await operator('accounts', 'storage', account.account_id)).stdout).toMatch(/Quota of\s+the installation/);
    const set = await operator('accounts', 'storage', account.account_id, '--bytes', '5000000', '--assets', '40');
    expect(set.stdout).toMatch(/Bytes\s+5000000[\s\S]*Media assets\s+40[\s\S]*Quota of\s+the account/);
    expect((await diorama('media', 'usage')).stdout).toMatch(/of 5000000/);
    expect((await operator('accounts', 'storage', account.account_id, '--bytes', '5')).code).toBe(2);
    expect((await operator('accounts', 'storage', account.account_id, '--default')).stdout).toMatch(/Quota of\s+the installation/);
  });

  it('is counted', async () => {
    expect(await json('credits')).toMatchObject({ remaining_credits: 1_000_000 - 310 });
    expect(await json('usage', '--from', `${new Date().getUTCFullYear()}-01-01`)).toMatchObject({ total_credits: 310 });
    expect((await diorama('usage')).stdout).toMatch(/310 credits from/);
  });

  it('is within reach of its owner, whose key and way to the files are checked', async () => {
    const { account_id: id, project_id: project } = account;
    expect(await json('whoami')).toMatchObject({
      api_url: info.api_url,
      caller: { account_id: id, project_id: project, account_name: 'cli' },
    });
    const { code, stdout } = await diorama('doctor');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^ok +store +signed URLs of 127\.0\.0\.1:\d+ work$/m)]);
  });

  it('is deleted for good, and only when that is sure', async () => {
    expect(await diorama('worlds', 'delete', world)).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
    expect(await json('worlds', 'delete', world, '--yes')).toMatchObject({ id: world, deleted: true });
    expect((await diorama('worlds', 'delete', world, '-y')).code).toBe(4);
  });
});

describe('exit codes', () => {
  it.each([
    [2, ['paint']],
    [2, ['worlds', 'paint']],
    [2, ['worlds']],
    [2, ['worlds', 'get']],
    [2, ['generate', 'two', 'words']],
    [2, ['generate', 'x', '--colour', 'red']],
    [2, ['generate', 'x', '--seed', 'many']],
    [2, ['generate', '--image', 'missing.png']],
    [2, ['generate', 'x', '--pano']],
    [2, ['worlds', 'export', 'x', '--format', 'stl']],
    [4, ['worlds', 'get', 'x']],
    [4, ['operations', 'watch', 'op_x']],
    [7, ['generate', 'x', '--model', 'svc-9']],
    [7, ['generate', 'x', '--seed', '4294967296']],
    [7, ['generate', 'a room with instructions for a pipe bomb on the wall', '--model', 'svc-1.0-draft']],
  ])('%i: diorama %j', async (code, args) => {
    const ended = await diorama(...args);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  });

  it('3 without a key, with a bad one and without an operator token', async () => {
    expect((await start(['credits'], { DIORAMA_URL: info.api_url })).code).toBe(3);
    expect((await start(['credits'], { DIORAMA_URL: info.api_url, DIORAMA_API_KEY: 'svck_dev_x' })).code).toBe(3);
    expect((await diorama('accounts', 'list')).code).toBe(3);
    expect((await start(['accounts', 'list'], { DIORAMA_URL: info.api_url, DIORAMA_OPERATOR_TOKEN: 'x' })).code).toBe(3);
  });

  it('1 where nobody answers', async () => {
    const nobody = { DIORAMA_URL: 'http://127.0.0.1:9', DIORAMA_OPERATOR_TOKEN: 'x' };
    expect(await start(['accounts', 'list'], nobody)).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be reached') });
  });

  it('6 with too few credits', async () => {
    const { account: poor } = await newAccount(info, 'poor', { credits: 1 });
    expect(await start(['generate', 'x'], { DIORAMA_URL: info.api_url, DIORAMA_API_KEY: poor.api_key })).toMatchObject({ code: 6 });
  });
});

describe('tasks', () => {
  it('are submitted, shown with their callbacks, and cancelled', async () => {
    const body = JSON.stringify({ model: 'svc-1.1', worldPrompt: { type: 'text', textPrompt: 'a canyon' } });
    const url = 'https://receiver.example.com/cli';
    const submitted = JSON.parse((await diorama('tasks', 'submit', 'generateWorld', body, '--webhook-url', url, '--json')).stdout);
    const { operationId: id } = submitted;
    expect(submitted).toMatchObject({ taskName: 'generateWorld', done: false });
    expect((await diorama('tasks', 'list')).stdout).toContain(id);
    expect((await diorama('tasks', 'delivery', id)).stdout).toMatch(/SCHEDULED[\s\S]*receiver\.example\.com\/cli/);
    expect((await operator('deliveries', 'list', '--operation', id)).stdout).toContain('SCHEDULED');
    expect((await diorama('tasks', 'cancel', id)).stdout).toContain('CANCELLED');
    expect((await diorama('tasks', 'delivery', id)).code).toBe(4);
    expect((await diorama('tasks', 'submit', 'paint', body)).code).toBe(2);
    expect((await diorama('tasks', 'submit', 'exportWorld', '[]')).code).toBe(1);
    expect((await diorama('tasks', 'submit', 'exportWorld', '{}')).code).toBe(7);
  });
});

describe('operators', () => {
  it('make, list and credit accounts, and make, rotate and revoke keys', async () => {
    const read = async (...args: string[]) => JSON.parse((await operator(...args, '--json')).stdout);
    const made = await read('accounts', 'create', 'made by the command', '--credits', '5');
    expect(made).toMatchObject({ account_id: expect.stringMatching(/^acc_/), api_key: expect.stringMatching(/^svck_/) });
    const { account_id: id } = made;
    expect((await read('accounts', 'list', '--query', id)).accounts).toMatchObject([{ account_id: id, credits: { available: 5 } }]);
    expect(await read('accounts', 'grant', id, '10', '--reference', 'invoice-1')).toMatchObject({ applied: true, available: 15 });
    expect(await read('accounts', 'grant', id, '10', '--reference', 'invoice-1')).toMatchObject({ applied: false, available: 15 });
    const created = await read('keys', 'create', id, '--name', 'second');
    const rotated = await read('keys', 'rotate', id, created.api_key_id, '--overlap', '60');
    expect(await read('keys', 'revoke', id, rotated.api_key_id, '--yes')).toMatchObject({ revoked_at: expect.any(String) });
    expect((await start(['credits'], { DIORAMA_URL: info.api_url, DIORAMA_API_KEY: rotated.api_key })).code).toBe(3);
    expect((await start(['credits'], { DIORAMA_URL: info.api_url, DIORAMA_API_KEY: created.api_key })).code).toBe(0);
    expect((await read('keys', 'list', id)).map((key: { readonly name: string }) => key.name)).toContain('second');
    expect((await operator('keys', 'list', 'acc_none')).code).toBe(4);
  });

  it('list, rotate and revoke the keys that sign webhooks', async () => {
    const rotated = await operator('keys', 'rotate-signing', '--immediate', '--yes', '--json');
    const { signing_key: next } = JSON.parse(rotated.stdout);
    expect((await operator('keys', 'rotate-signing')).stdout).toContain(`already in progress\nNew key     ${next.kid}`);
    const { stdout } = await operator('keys', 'signing');
    expect(stdout.split('\n')[1]).toMatch(new RegExp(`^${next.kid} +signs `));
    expect((await operator('keys', 'revoke-signing', next.kid, '--yes')).stdout).toContain(`Revoked ${next.kid}`);
    expect((await operator('keys', 'revoke-signing', next.kid, '--yes')).stdout).toContain('already out of use');
    expect((await operator('keys', 'signing')).stdout).toMatch(new RegExp(`${next.kid} +revoked `));
    expect((await operator('keys', 'revoke-signing', 'nothing', '--yes')).code).toBe(4);
  });
});

describe('its README', () => {
  const readme = readFileSync(join(ROOT, 'apps/cli/README.md'), 'utf8');
  const commands = [...readme.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
    (block ?? '').split('\n').filter((line) => line !== ''),
  );

  it('gives commands that there are, with options that there are', async () => {
    expect(commands.length).toBeGreaterThan(8);
    for (const line of commands) {
      const [, ...words] = line.split(' ');
      const first = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
      const help = await start([...(first === -1 ? words : words.slice(0, first)), '--help'], {});
      expect(help.code).toBe(0);
      const offered = help.stdout.match(/--[a-z-]+/g) ?? [];
      expect(offered).toEqual(expect.arrayContaining(line.match(/--[a-z-]+/g) ?? []));
    }
  });
});

describe('all that was printed', () => {
  it('holds no key of ours and no token', () => {
    expect(printed.length).toBeGreaterThan(1_000);
    expect(printed).not.toContain(account.api_key);
    expect(printed).not.toContain(info.operator_token);
  });
});
