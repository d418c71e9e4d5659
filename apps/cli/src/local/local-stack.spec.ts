import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { startFakeApi } from '../testing/fake-api.js';
import { runCommand } from '../testing/run-command.js';
import { readLocalStack } from './local-stack.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-stack-'));
const file = join(folder, 'stack.json');
const STACK = { api_url: 'http://127.0.0.1:8800', api_key: 'svck_dev_a', operator_token: 'secret', pids: {} };
const RECEIVER = { name: 'receiver.example.net', port: 8821, certificate_file: '/c.pem', key_file: '/k.pem' };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the stack of the current folder', () => {
  it('has its address, its keys and its receiver', async () => {
    writeFileSync(file, JSON.stringify({ ...STACK, webhook_receiver: RECEIVER }));
    expect(await readLocalStack(file, process.getuid?.())).toEqual({
      file,
      url: STACK.api_url,
      apiKey: 'svck_dev_a',
      operatorToken: 'secret',
      receiver: { name: 'receiver.example.net', port: 8821, certificateFile: '/c.pem', keyFile: '/k.pem' },
    });
    writeFileSync(file, JSON.stringify(STACK));
    expect(await readLocalStack(file, process.getuid?.())).toMatchObject({ url: STACK.api_url, receiver: null });
  });

  it.each([['{'], ['null'], ['{"api_url": "x"}'], [JSON.stringify({ ...STACK, api_key: '' })]])('is none for the file %s', async (text) => {
    writeFileSync(file, text);
    expect(await readLocalStack(file, undefined)).toBeNull();
  });

  it('is none where the file does not exist or belongs to another user', async () => {
    expect(await readLocalStack(join(folder, 'none.json'), undefined)).toBeNull();
    writeFileSync(file, JSON.stringify(STACK));
    expect(await readLocalStack(file, (process.getuid?.() ?? 0) + 1)).toBeNull();
  });

  it('serves commands without a login, those of operators too', async () => {
    const api = await startFakeApi({
      'GET /svc/v1/credits': [200, { remaining_credits: 5, held_credits: 0 }],
      'GET /admin/v1/signing-keys': [200, { signing_keys: [] }],
    });
    writeFileSync(file, JSON.stringify({ ...STACK, api_url: api.url }));
    expect((await runCommand(['credits'], { stackFile: file })).code).toBe(0);
    expect(api.seen[0]).toMatchObject({ line: 'GET /svc/v1/credits', key: 'svck_dev_a' });
    await runCommand(['accounts', 'list'], { stackFile: file });
    expect(api.seen[1]?.line).toMatch(/^GET \/admin\/v1\/accounts/);
    await api.stop();
  });
});
