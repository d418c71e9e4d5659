import type * as Prompts from '@clack/prompts';
import { describe, expect, it, vi } from 'vitest';

import { runCli } from '../run-cli.js';

const CANCEL = Symbol('what a question answers after Ctrl-C');
const asked = vi.hoisted(() => vi.fn<() => Promise<unknown>>());

vi.mock('@clack/prompts', (): Partial<Record<keyof typeof Prompts, unknown>> => ({
  confirm: asked,
  text: asked,
  password: asked,
  isCancel: (answer: unknown) => answer === CANCEL,
}));

/** Runs a command that asks, and gets this answer. */
async function run(argv: readonly string[], answer: unknown, env: Readonly<Record<string, string>> = {}, canAsk = true) {
  asked.mockResolvedValue(answer);
  let stderr = '';
  const code = await runCli(argv, {
    env,
    configFile: '',
    stackFile: '/nowhere/stack.json',
    signal: new AbortController().signal,
    stdout: { isTerminal: false, write: () => undefined },
    stderr: { isTerminal: false, write: (words) => void (stderr += words) },
    canAsk,
  });
  return { code, stderr };
}

describe('a command that asks', () => {
  it('is interrupted by Ctrl-C, which is no wrong command line', async () => {
    expect(await run(['worlds', 'delete', 'w1'], CANCEL)).toEqual({ code: 130, stderr: 'Nothing was deleted\n' });
    for (const env of [{}, { DIORAMA_URL: 'http://127.0.0.1:9' }])
      expect(await run(['login'], CANCEL, env)).toEqual({ code: 130, stderr: 'Nothing was changed\n' });
  });

  it('has done nothing after a No, which is no wrong command line either', async () => {
    expect(await run(['worlds', 'delete', 'w1'], false)).toEqual({ code: 1, stderr: 'Nothing was deleted\n' });
  });

  it.each([
    [['media', 'delete', 'ma_1'], 'Nothing was deleted'],
    [['api-keys', 'revoke', 'k1'], 'Nothing was revoked'],
    [['keys', 'revoke', 'acc_1', 'k1'], 'Nothing was revoked'],
    [['keys', 'revoke-signing', 'kid'], 'Nothing was revoked'],
    [['deliveries', 'purge', 'op_1'], 'Nothing was deleted'],
  ])('asks before %j, and needs --yes without a terminal', async (argv, unchanged) => {
    expect(await run(argv, false)).toEqual({ code: 1, stderr: `${unchanged}\n` });
    expect(await run(argv, true, {}, false)).toEqual({ code: 2, stderr: expect.stringContaining('Pass --yes to confirm') });
  });
});
