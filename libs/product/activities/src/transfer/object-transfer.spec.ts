import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { MediaClient } from '../ports.js';
import { createObjectTransfer } from './object-transfer.js';

/** What the store answers to everything. */
let answer: { readonly status: number; readonly body: string };
let server: Server;
let media: MediaClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
  media = {
    signDownloads: async () => ({ urls: [url] }),
    issueUploads: async () => ({ uploads: [{ url, method: 'PUT', headers: {}, stored: false }] }),
  } as unknown as MediaClient;
});
afterAll(() => server.close());

const signal = new AbortController().signal;
const object = { bytes: new Uint8Array(1), extension: 'bin', contentType: 'application/octet-stream' };
const s3 = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

describe('a store that refuses', () => {
  it.each([
    [400, s3('EntityTooLarge'), 'INTERNAL'],
    [405, '', 'INTERNAL'],
    [413, '', 'INTERNAL'],
    [404, '', 'OBJECT_NOT_FOUND'],
    [400, s3('RequestTimeout'), 'UNAVAILABLE'],
    [403, s3('AccessDenied'), 'UNAVAILABLE'], // the URL may have run out
    [408, '', 'UNAVAILABLE'],
    [429, '', 'UNAVAILABLE'],
    [500, '', 'UNAVAILABLE'],
    [503, s3('SlowDown'), 'UNAVAILABLE'],
  ])('with %i is asked again only where that may pass: %s is %s', async (status, body, code) => {
    answer = { status, body };
    const transfer = createObjectTransfer(media);
    for (const call of [() => transfer.send('w', object, signal), () => transfer.readBytes('w/a.bin', signal)]) {
      const error = await call().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({ code });
      expect(String((error as Error).cause)).not.toContain('secret');
    }
  });
});
