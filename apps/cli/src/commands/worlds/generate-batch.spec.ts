import { OperationFailedError, RateLimitError } from '@diorama-worlds/sdk';
import type { BatchItem, Diorama, Operation } from '@diorama-worlds/sdk';
import { describe, expect, it } from 'vitest';

import { Cli } from '../../program/cli.js';
import { generateBatch } from './generate-batch.js';

const operation = (id: string, change: Partial<Operation> = {}): Operation => ({ operation_id: id, done: false, ...change });
const item = (index: number, change: Partial<BatchItem>): BatchItem => ({
  index,
  operation: null,
  quote: null,
  error: null,
  replayed: false,
  ...change,
});
const limited = { status: 429, detail: 'The rate limit was exceeded', code: 'RATE_LIMITED', retry_after: 20 };

/** A program whose service starts the given items; each operation ends with a world, except `op_bad`. */
function createProgram(items: readonly BatchItem[], isJson = false) {
  const printed = { stdout: '', stderr: '' };
  const paper = (name: 'stdout' | 'stderr') => ({ isTerminal: false, write: (text: string) => void (printed[name] += text) });
  const outside = {
    env: {},
    configFile: '',
    stackFile: '/nowhere/stack.json',
    signal: new AbortController().signal,
    stdout: paper('stdout'),
    stderr: paper('stderr'),
    canAsk: false,
  };
  const wait = async (id: string): Promise<Operation> => {
    if (id === 'op_bad') throw new OperationFailedError(operation(id, { done: true, error: { code: 500, message: 'It broke' } }));
    return operation(id, {
      done: true,
      metadata: { operation_type: 'generate-world', world_id: `world_of_${id}`, progress: { description: '', percent: 100 } },
    });
  };
  const api = {
    worlds: {
      generateBatch: async () => items,
      get: async (id: string) => ({ id, seed: 7, world_svc_url: `http://viewer/${id}` }),
    },
    operations: { wait },
  } as unknown as Diorama;
  return { api, cli: new Cli(outside, isJson, () => []), printed };
}

const WAITING = { waits: true, out: undefined };

describe('generateBatch', () => {
  it('prints the worlds and the errors in order, and throws the first error', async () => {
    const { api, cli, printed } = createProgram([item(0, { operation: operation('op_1') }), item(1, { error: limited })]);
    await expect(generateBatch(api, cli, { prompts: ['a lake', 'a hill'] }, WAITING)).rejects.toThrow(RateLimitError);
    expect(printed.stdout.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^1 +world_of_op_1 +7 +http:\/\/viewer\/world_of_op_1$/),
      expect.stringMatching(/^2 +The rate limit was exceeded$/),
      '',
    ]);
    expect(printed.stderr).toContain('Started 1 of 2 worlds: op_1\n');
  });

  it('waits for the other worlds when a generation fails', async () => {
    const started = [item(0, { operation: operation('op_bad') }), item(1, { operation: operation('op_2') })];
    const { api, cli, printed } = createProgram(started);
    await expect(generateBatch(api, cli, { prompts: [] }, WAITING)).rejects.toThrow(OperationFailedError);
    expect(printed.stdout).toMatch(/1 +It broke\n2 +world_of_op_2/);
  });

  it('prints one JSON document where JSON is asked for, with failed operations in it', async () => {
    const started = [item(0, { operation: operation('op_bad') }), item(1, { operation: operation('op_2') })];
    const { api, cli, printed } = createProgram(started, true);
    await expect(generateBatch(api, cli, { prompts: [] }, WAITING)).rejects.toThrow('It broke');
    expect(JSON.parse(printed.stdout)).toMatchObject({
      items: [{ operation: { error: { code: 500 } } }, { operation: { operation_id: 'op_2', done: true } }],
    });
  });

  it('prints the ids of the operations when it does not wait', async () => {
    const { api, cli, printed } = createProgram([item(0, { operation: operation('op_1') })]);
    await generateBatch(api, cli, { prompts: ['a lake'] }, { waits: false, out: undefined });
    expect(printed.stdout).toMatch(/1 +op_1/);
  });

  it('adds up the prices of a dry run', async () => {
    const quote = { dry_run: true, cost: { total_credits: 230 }, estimated_seconds: 8.5 } as const;
    const { api, cli, printed } = createProgram([item(0, { quote }), item(1, { quote })]);
    await generateBatch(api, cli, { prompts: [], dry_run: true }, WAITING);
    expect(printed.stdout).toMatch(/1 +230 credits, about 9 seconds\n2 .*\n460 credits in total\n$/);
  });
});
