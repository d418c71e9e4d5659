import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const { OPERATION_STATE_QUEUED, OPERATION_STATE_RUNNING, OPERATION_STATE_SUCCEEDED } = worldProto.OperationState;
const at = (state: worldProto.OperationState): worldProto.Operation =>
  worldProto.Operation.fromPartial({
    operationId: `op_${'a'.repeat(22)}`,
    kind: 'generate-world',
    state,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    expiresAt: new Date(0),
    world: { worldId: '01890a5d-ac96-774b-bcce-b302099a8057', state, assets: [{ name: 'thumbnail', key: 'a/b.webp' }] },
  });

/** How long the tests let a call wait at most, milliseconds. */
const SHORT_MS = 500;
const timeoutSignal = AbortSignal.timeout.bind(AbortSignal);

let gateway: TestGateway;
let timeout: MockInstance<typeof AbortSignal.timeout>;
beforeEach(() => {
  timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeoutSignal(Math.min(ms, SHORT_MS)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.stop();
});

const startTask = (query: string): Promise<Response> =>
  fetch(`${gateway.url}/tasks:generateWorld${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'svc-api-key': TEST_API_KEY },
    body: JSON.stringify({ worldPrompt: { type: 'text', textPrompt: 'a lagoon' } }),
  });
const waitForTask = (): Promise<Response> => startTask('?wait=true');

describe('a task that is waited for', () => {
  it.each<[string, readonly worldProto.OperationState[]]>([
    ['the record is away at once', []],
    ['the record goes away after some words', [OPERATION_STATE_QUEUED, OPERATION_STATE_RUNNING]],
    ['its result cannot be shown now', [OPERATION_STATE_SUCCEEDED]],
  ])('is answered with its id when %s, for it has begun and is paid for', async (_when, states) => {
    const away = async (): Promise<never> => {
      throw new DomainError('UNAVAILABLE');
    };
    async function* watchOperation() {
      for (const state of states) yield { operation: at(state) };
      await away();
    }
    const beginOperation = async () => ({ operation: at(OPERATION_STATE_QUEUED), replayed: false, windows: [] });
    gateway = await startGateway({ world: { beginOperation, watchOperation }, media: { signDownloads: away } });
    const answer = await waitForTask();
    expect([answer.status, await answer.json()]).toMatchObject([200, { operationId: at(OPERATION_STATE_QUEUED).operationId, done: false }]);
  });

  it.each([
    ['the rest of its time after a start that took a part of it', 20_000, 35_000],
    ['not at all after a start that took longer', 90_000, 0],
  ])('waits %s', async (_what, startedInMs, leftMs) => {
    const now = performance.now.bind(performance);
    const beginOperation = async () => {
      vi.spyOn(performance, 'now').mockImplementation(() => now() + startedInMs);
      return { operation: at(OPERATION_STATE_QUEUED), replayed: false, windows: [] };
    };
    async function* watchOperation() {
      yield { operation: at(OPERATION_STATE_QUEUED) };
    }
    gateway = await startGateway({ world: { beginOperation, watchOperation } });
    expect((await waitForTask()).status).toBe(200);
    const waitedMs = timeout.mock.calls[0]?.[0];
    expect(waitedMs).toBeLessThanOrEqual(leftMs);
    expect(waitedMs).toBeGreaterThan(leftMs - 10_000); // what this machine took itself
  });

  it('is timed apart from those that are answered at once', async () => {
    const operation = at(OPERATION_STATE_QUEUED);
    gateway = await startGateway({
      world: { beginOperation: async () => ({ operation, replayed: false, windows: [] }), async *watchOperation() {} },
    });
    await (await waitForTask()).text();
    await (await startTask('')).text();
    await expect.poll(() => gateway.open()).toBe(0);
    const counts = (await gateway.metrics()).split('\n').filter((line) => line.startsWith('diorama_http_request_seconds_count'));
    expect(counts.toSorted()).toEqual([
      'diorama_http_request_seconds_count{method="POST",route="/tasks:generateWorld",status="200"} 1',
      'diorama_http_request_seconds_count{method="POST",route="/tasks:generateWorld?wait",status="200"} 1',
    ]);
  });
});
