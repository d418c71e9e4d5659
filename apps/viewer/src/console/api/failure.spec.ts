import { describe, expect, it } from 'vitest';

import { failureOf } from './failure.js';

const answer = (status: number, body: string): Response => new Response(body, { status, headers: { 'x-request-id': 'req_1' } });

describe('a failure', () => {
  it('says what the API says', async () => {
    expect(await failureOf(answer(402, '{"detail":"Not enough API credits"}'))).toMatchObject({
      status: 402,
      message: 'Not enough API credits',
      requestId: 'req_1',
      fields: [],
    });
    expect(await failureOf(answer(400, '{"message":"Bad request"}'))).toMatchObject({ message: 'Bad request' });
  });

  it('names the fields that are wrong, without where they came in', async () => {
    const detail = [
      { loc: ['body', 'limits', 'per_minute'], msg: 'Field required', type: 'missing' },
      { loc: ['body'], msg: 'credits must not be 0', type: 'value_error' },
    ];
    expect(await failureOf(answer(422, JSON.stringify({ detail })))).toMatchObject({
      message: 'limits.per_minute: Field required. credits must not be 0',
      fields: [
        { field: 'limits.per_minute', problem: 'Field required' },
        { field: '', problem: 'credits must not be 0' },
      ],
    });
  });

  it('is told where the answer is no JSON', async () => {
    expect((await failureOf(answer(502, '<html>'))).message).toBe('The server returned status 502.');
  });
});
