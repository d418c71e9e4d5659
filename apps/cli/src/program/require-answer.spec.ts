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
async function run(argv: readonly string[], answer: unknown, env: Readonly<Record<string, string>> = {}) {
  asked.mockResolvedValue(answer);
  let stderr = '';
  const code = await runCli(argv, {
    env,
    configFile: '',
    stackFile: '/nowhere/stack.json',
    signal: new AbortController().signal,
    stdout: { isTerminal: false, write: () => undefined },
    stderr: { isTerminal: false, write: (words) => void (stderr += words) },
    canAsk: true,
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
});
