import { sendRawRequest, findFreePort, startPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestMedia } from '../testing/start-media.js';
import type { TestMedia } from '../testing/start-media.js';

let media: TestMedia;
beforeAll(async () => {
  media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
});
afterAll(() => media.stop());

const request = (...lines: string[]): string => [...lines, '', ''].join('\r\n');
const PUT = ['PUT /media-uploads/none HTTP/1.1', 'Host: media', 'Connection: close'];

describe('the signed endpoint', () => {
  it.each([
    ['is not HTTP', 'nonsense\r\n\r\n', 400, 'Bad request'],
    ['has two lengths', request(...PUT, 'Content-Length: 2', 'Content-Length: 3'), 400, 'Bad request'],
    ['has two Host headers', request(...PUT, 'Host: other', 'Content-Length: 0'), 400, 'Bad request'],
    ['has no Host header', request('PUT /media-uploads/none HTTP/1.1', 'Connection: close', 'Content-Length: 0'), 400, 'Bad request'],
    ['is coded before it is chunked', `${request(...PUT, 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`, 501, 'Not Implemented'],
    ['expects what is not known', request(...PUT, 'Expect: a-miracle', 'Content-Length: 0'), 417, 'Expectation Failed'],
  ])('refuses what %s with a message and a request id', async (_what, sent, status, message) => {
    const answer = await sendRawRequest(media.publicUrl, sent);
    const id = answer.headers.get('x-request-id');
    expect([answer.status, id]).toEqual([status, expect.stringMatching(/^req_/)]);
    expect(JSON.parse(answer.body)).toEqual({ message, code: expect.stringMatching(/^[A-Z_]+$/), request_id: id });
  });

  it('responds to a well-formed request by its signature', async () => {
    expect((await sendRawRequest(media.publicUrl, request(...PUT, 'Content-Length: 0'))).status).toBe(403);
  });
});
