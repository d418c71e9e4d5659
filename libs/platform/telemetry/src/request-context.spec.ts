import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { currentRequestId, inRequest, requestFields } from './request-context.js';

describe('the request context', () => {
  it('is empty outside of requests', () => {
    expect(currentRequestId()).toBeUndefined();
    expect(requestFields()).toEqual({});
  });

  it('follows each request through what it awaits', async () => {
    const seen = await Promise.all(
      ['req_1', 'req_2'].map((id) =>
        inRequest(id, async () => {
          await turn();
          return [currentRequestId(), requestFields()];
        }),
      ),
    );
    expect(seen).toEqual([
      ['req_1', { request_id: 'req_1' }],
      ['req_2', { request_id: 'req_2' }],
    ]);
  });

  it('can be left', () => {
    inRequest('req_1', () => inRequest(undefined, () => expect(currentRequestId()).toBeUndefined()));
  });
});
