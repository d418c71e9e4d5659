import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { getCurrentRequestId, withRequestContext, getRequestLogFields } from './request-context.js';

describe('the request context', () => {
  it('is empty outside of requests', () => {
    expect(getCurrentRequestId()).toBeUndefined();
    expect(getRequestLogFields()).toEqual({});
  });

  it('follows each request through what it awaits', async () => {
    const seen = await Promise.all(
      ['req_1', 'req_2'].map((id) =>
        withRequestContext(id, async () => {
          await turn();
          return [getCurrentRequestId(), getRequestLogFields()];
        }),
      ),
    );
    expect(seen).toEqual([
      ['req_1', { request_id: 'req_1' }],
      ['req_2', { request_id: 'req_2' }],
    ]);
  });

  it('can be left', () => {
    withRequestContext('req_1', () => withRequestContext(undefined, () => expect(getCurrentRequestId()).toBeUndefined()));
  });
});
