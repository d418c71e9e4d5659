import { describe, expect, it } from 'vitest';

import { findGenerationFailure, readFailureReason } from './generation-failure.js';

const ORIGIN = 'https://worlds.example.com';
const { signal } = new AbortController();

/** Access to an API that answers each path and query; all others find nothing. */
function accessTo(answers: Readonly<Record<string, object>>) {
  const send = async (url: URL | RequestInfo): Promise<Response> => {
    const answer = answers[String(url instanceof Request ? url.url : url).replace(ORIGIN, '')];
    return new Response(JSON.stringify(answer ?? { detail: 'Not found' }), { status: answer === undefined ? 404 : 200 });
  };
  return { key: 'svck_1', options: { baseUrl: ORIGIN, maxRetries: 0, fetch: send }, signal };
}

const failed = (world: string, message: string, type = 'generate-world') => ({
  operation_id: 'op_1',
  done: true,
  error: { code: 500, message },
  metadata: { operation_type: type, world_id: world },
});
const FAILED = '/svc/v1/operations?state=FAILED&page_size=100';
const CANCELLED = '/svc/v1/operations?state=CANCELLED&page_size=100';

describe('the reason of a failed generation', () => {
  it('is the message of its operation', async () => {
    const access = accessTo({ '/svc/v1/operations/op_1': failed('w', 'The generation took too long') });
    expect(await readFailureReason('op_1', access)).toBe('The generation took too long');
    expect(await readFailureReason('op_2', access)).toBeNull();
  });

  it('is found by the world among the operations that failed or were cancelled', async () => {
    const failures = { operations: [failed('other', 'no'), failed('w', 'an export', 'export-world'), failed('w', 'too long')] };
    const access = accessTo({ [FAILED]: failures, [CANCELLED]: { operations: [failed('gone', 'The operation was cancelled')] } });
    expect(await findGenerationFailure('w', access)).toEqual({ status: 'FAILED', reason: 'too long' });
    expect(await findGenerationFailure('gone', access)).toEqual({ status: 'CANCELLED', reason: 'The operation was cancelled' });
    expect(await findGenerationFailure('unknown', access)).toBeNull();
  });

  it('is not known to a key that does not reach operations', async () => {
    expect(await findGenerationFailure('w', accessTo({}))).toBeNull();
  });
});
