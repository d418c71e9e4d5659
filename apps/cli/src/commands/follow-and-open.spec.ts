import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startFakeApi } from '../testing/fake-api.js';
import type { FakeApi } from '../testing/fake-api.js';
import { runCommand } from '../testing/run-command.js';

const PAGE = 'https://worlds.example.com/world/w1';
const LONG = 'a castle on a hill above a wide river with a stone bridge and a mill';
const world = { id: 'w1', display_name: null, model: 'svc-1.1', created_at: '2026-11-28', world_svc_url: PAGE, assets: {} };
const progress = { status: 'IN_PROGRESS', percent: 40, description: 'Rendering' };
const done = { status: 'SUCCEEDED', operation_id: 'op_1', world_id: 'w1' };

let permission: object = {};
let page = PAGE;
let api: FakeApi;

beforeEach(async () => {
  [permission, page] = [{}, PAGE];
  const listed = { ...world, world_prompt: { type: 'text', text_prompt: LONG } };
  const operations = [
    { operation_id: 'op_2', done: false, created_at: 'now', metadata: { operation_type: 'generate-world', world_id: 'w1', progress } },
    { operation_id: 'op_1', done: true, created_at: 'now', metadata: null, response: { ...world, world_prompt: { type: 'image' } } },
  ];
  api = await startFakeApi({
    'GET /svc/v1/worlds/w1': () => [200, { world: { ...world, world_svc_url: page, permission } }],
    'POST /svc/v1/worlds:list': [200, { worlds: [listed], next_page_token: null }],
    'GET /svc/v1/operations': [200, { operations, next_page_token: null }],
    'GET /svc/v1/operations/op_1/events': [
      `id: 1\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n`,
      `id: 2\nevent: done\ndata: ${JSON.stringify(done)}\n\n`,
    ].join(''),
  });
});
afterEach(() => api.stop());

const env = () => ({ DIORAMA_URL: api.url, DIORAMA_API_KEY: 'svck_x' });

describe('worlds open', () => {
  const open = async (...more: string[]) => {
    const opened: string[] = [];
    const openPage = async (url: string) => opened.push(url) > 0;
    return { ...(await runCommand(['worlds', 'open', 'w1', ...more], { env: env(), openPage })), opened };
  };

  it('opens the page in the browser and prints its link', async () => {
    permission = { allow_id_access: true };
    expect(await open()).toEqual({ code: 0, stdout: `${PAGE}\n`, stderr: '', opened: [PAGE] });
    expect((await open('--no-browser')).opened).toEqual([]);
  });

  it('says that the page of a private world asks for a key', async () => {
    expect((await open()).stderr).toContain('only you: the world page asks for an API key');
  });

  it('prints the link where there is no display', async () => {
    const { code, stdout, stderr } = await runCommand(['worlds', 'open', 'w1'], { env: env() });
    expect([code, stdout, stderr]).toEqual([0, `${PAGE}\n`, expect.stringContaining('no display')]);
  });

  it('opens nothing but web pages', async () => {
    page = 'file:///etc/passwd';
    expect((await open()).opened).toEqual([]);
  });
});

describe('lists', () => {
  it('show prompts, cut to the terminal', async () => {
    const worlds = await runCommand(['worlds', 'list'], { env: env(), columns: 60 });
    expect(worlds.stdout).toMatch(/ {2}a castle on a hill above …  svc-1\.1 {2}2026-11-28$/m);
    const operations = await runCommand(['operations', 'list'], { env: env(), columns: 200 });
    expect(operations.stdout).toMatch(new RegExp(`op_2 .*${LONG}`));
    expect(operations.stdout).toMatch(/op_1 .*\(image\)/);
  });
});

describe('events tail', () => {
  it('prints one line for each event of an operation, until it ends', async () => {
    const { code, stdout } = await runCommand(['events', 'tail', 'op_1'], { env: env() });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\S+ {2}op_1 {2}progress {3}40 % {2}Rendering\n\S+ {2}op_1 {2}done {6}SUCCEEDED {2}w1\n$/);
  });

  it('prints lines of JSON with --json', async () => {
    const { stdout } = await runCommand(['events', 'tail', 'op_1', '--json'], { env: env() });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { event: 'progress', operation_id: 'op_1', percent: 40 },
      { event: 'done', status: 'SUCCEEDED', world_id: 'w1' },
    ]);
  });

  it('follows all operations until Ctrl-C', async () => {
    const stop = new AbortController();
    let printed = '';
    const write = (text: string): void => {
      printed += text;
      stop.abort();
    };
    const outside = { env: env(), signal: stop.signal, stdout: { isTerminal: false, write } };
    expect((await runCommand(['events', 'tail'], outside)).code).toBe(130);
    expect(printed).toMatch(/op_2 {2}progress {3}40 % {2}Rendering\n$/);
    expect(printed).not.toContain('op_1');
  });
});
