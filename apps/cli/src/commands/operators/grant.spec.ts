import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { runCli } from '../../run-cli.js';

let answer: (response: ServerResponse) => void;
let seen: string[];
const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  seen.push(await text(request));
  answer(response);
};
const server = createServer((request, response) => void receive(request, response));
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('diorama accounts grant', () => {
  it('tells the reference that it drew before the answer can be lost', async () => {
    const told: string[] = [];
    let toldBefore = '';
    answer = (response) => {
      toldBefore = told.join('');
      response.destroy();
    };
    const stderr = { isTerminal: false, write: (words: string) => void told.push(words) };
    const env = { DIORAMA_URL: url, DIORAMA_OPERATOR_TOKEN: 'token' };
    const outside = { env, configFile: '', stackFile: '', signal: new AbortController().signal, stdout: stderr, stderr, canAsk: false };
    expect(await runCli(['accounts', 'grant', 'acc_1', '5'], outside)).toBe(1);
    const { reference } = JSON.parse(seen[0] ?? '') as { reference: string };
    expect(reference).not.toBe('');
    expect(toldBefore).toContain(`--reference ${reference}`);
  });
});
