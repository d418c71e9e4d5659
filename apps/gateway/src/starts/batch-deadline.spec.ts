import type { GenerateWorldRequest } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { Logger } from '@diorama/telemetry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OperationsService } from '../operations/operations.js';
import { GenerationBatchStarter } from './generation-batch.js';
import type { GenerationStarter } from './generation-starts.js';
import type { OperationStartContext } from './start-context.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const prompts = (count: number, change: object = {}): GenerateWorldRequest[] =>
  Array.from({ length: count }, (_, seed) => ({ world_prompt: { type: 'text', text_prompt: 'a lake' }, seed, ...change }) as never);

/** A starter whose starts take this long each; they end early when their client leaves or the batch is late. */
function setUp(itemMs: number) {
  const begun: string[] = [];
  const work = async ({ over, route }: OperationStartContext): Promise<void> => {
    await new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, itemMs);
      over.addEventListener('abort', () => (clearTimeout(timer), reject(over.reason as Error)), { once: true });
    });
    begun.push(route);
  };
  const starts = {
    start: async (_request: unknown, context: OperationStartContext) => (
      await work(context),
      { operation: {}, replayed: false, windows: [] }
    ),
    quote: async (_request: unknown, context: OperationStartContext) => (await work(context), { dry_run: true }),
  };
  const operations = { view: async () => ({ operation_id: 'op' }) };
  const logger = { warn: () => undefined } as unknown as Logger;
  const batches = new GenerationBatchStarter(starts as unknown as GenerationStarter, operations as unknown as OperationsService, logger);
  const client = new AbortController();
  const context = { route: 'worlds:batch', over: client.signal } as OperationStartContext;
  return { begun, client, start: (requests: GenerateWorldRequest[]) => batches.start(requests, context) };
}

const UNSTARTED = { operation: null, quote: null, error: { status: 500, code: 'UNAVAILABLE', retry_after: 2 } };

describe('a batch that takes longer than 50 s', () => {
  it('returns what has started, and a retryable error for each other item', async () => {
    const { begun, start } = setUp(20_000);
    const starting = start(prompts(5));
    await vi.advanceTimersByTimeAsync(50_000);
    const { items } = await starting;
    expect(items.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(items.slice(0, 2)).toMatchObject([{ error: null }, { error: null }]);
    expect(items.slice(2)).toMatchObject([UNSTARTED, UNSTARTED, UNSTARTED]);
    expect(begun).toEqual(['worlds:batch/0', 'worlds:batch/1']);
  });

  it('does so for a dry run too', async () => {
    const { start } = setUp(40_000);
    const starting = start(prompts(2, { dry_run: true }));
    await vi.advanceTimersByTimeAsync(50_000);
    expect((await starting).items).toMatchObject([{ quote: { dry_run: true } }, UNSTARTED]);
  });
});

describe('a batch', () => {
  it('leaves no timer when it ends in time', async () => {
    const { start } = setUp(10);
    const starting = start(prompts(3));
    await vi.advanceTimersByTimeAsync(30);
    expect((await starting).items).toMatchObject([{ error: null }, { error: null }, { error: null }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when its client leaves, and starts nothing more', async () => {
    const { begun, client, start } = setUp(20_000);
    const starting = start(prompts(3)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    client.abort(new DomainError('UNAVAILABLE'));
    expect(await starting).toMatchObject({ code: 'UNAVAILABLE' });
    expect(begun).toEqual(['worlds:batch/0']);
  });
});
