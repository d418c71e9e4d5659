import { sendRawRequest } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ world: { getCredits: async () => ({ balance: 5, held: 0 }) } });
});
afterAll(() => gateway.stop());

const GET = 'GET /svc/v1/credits HTTP/1.1';
const REST = ['Connection: close', `Svc-Api-Key: ${TEST_API_KEY}`];
const request = (...lines: string[]): string => [...lines, '', ''].join('\r\n');
const chunked = (coding: string): string =>
  `${request('POST /svc/v1/worlds:list HTTP/1.1', 'Host: gateway', 'Content-Type: application/json', `Transfer-Encoding: ${coding}`, ...REST)}2\r\n{}\r\n0\r\n\r\n`;

describe('a request whose meaning is ambiguous on the wire', () => {
  it.each([
    ['has two Host headers', request(GET, 'Host: gateway', 'Host: other', ...REST), 400, 'Bad request'],
    ['has the same Host header twice', request(GET, 'Host: gateway', 'host: gateway', ...REST), 400, 'Bad request'],
    ['has no Host header', request(GET, ...REST), 400, 'Bad request'],
    ['has a fragment in its target', request('GET /svc/v1/credits#part HTTP/1.1', 'Host: gateway', ...REST), 400, 'Bad request'],
    ['has a fragment after its query', request('GET /svc/v1/usage?a=1#part HTTP/1.1', 'Host: gateway', ...REST), 400, 'Bad request'],
    ['is coded before it is chunked', chunked('gzip, chunked'), 501, 'Not Implemented'],
    ['is coded by one header and chunked by another', chunked('gzip\r\nTransfer-Encoding: chunked'), 501, 'Not Implemented'],
    ['is chunked twice', chunked('chunked, chunked'), 400, 'Bad request'],
    ['has the identity coding', chunked('identity, chunked'), 501, 'Not Implemented'],
    ['has a coding whose end is unknown', chunked('gzip'), 400, 'Bad request'],
    ['expects what is not known', request(GET, 'Host: gateway', 'Expect: a-miracle', ...REST), 417, 'Expectation Failed'],
    ['asks for a tunnel', request('CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443'), 501, 'Not Implemented'],
  ])('that %s is refused, with a message and a request id', async (_what, sent, status, message) => {
    const answer = await sendRawRequest(gateway.url, sent);
    const id = answer.headers.get('x-request-id');
    expect([answer.status, id]).toEqual([status, expect.stringMatching(/^req_/)]);
    expect(JSON.parse(answer.body)).toEqual({ message, code: expect.stringMatching(/^[A-Z_]+$/), request_id: id });
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['has one Host header', request(GET, 'Host: gateway', ...REST)],
    ['is of HTTP/1.0, which needs no Host header', request('GET /svc/v1/credits HTTP/1.0', `Svc-Api-Key: ${TEST_API_KEY}`)],
    ['has an absolute target', request(`GET http://gateway/svc/v1/credits HTTP/1.1`, 'Host: gateway', ...REST)],
  ])('is answered where it %s', async (_what, sent) => {
    expect(await sendRawRequest(gateway.url, sent)).toMatchObject({ status: 200, body: expect.stringContaining('"remaining_credits":5') });
  });

  it.each(['chunked', 'Chunked', ' chunked '])('is read where its coding is %j', async (coding) => {
    expect(await sendRawRequest(gateway.url, chunked(coding))).toMatchObject({ status: 500 }); // its body is read, and nothing lists worlds here
  });
});
