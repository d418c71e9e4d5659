import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectS3 } from './connect.js';

/** Long enough for a busy machine to have an answer's first half through it. */
const SILENCE_MS = 1_000;
const PLACE = { region: 'us-east-1', bucket: 'worlds', accessKey: 'key', secretKey: 'secret' };

let server: Server;
let s3: ReturnType<typeof connectS3>;

/** What every answer consists of: to one who can wait it is an empty list. */
const HALVES = ['<ListBucketResult><IsTruncated>', 'false</IsTruncated></ListBucketResult>'] as const;

async function answer(response: ServerResponse): Promise<void> {
  response.writeHead(200, { etag: '"e"', 'last-modified': new Date(0).toUTCString() }).write(HALVES[0]);
  await sleep(2.5 * SILENCE_MS);
  response.end(HALVES[1]);
}

beforeAll(async () => {
  server = createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  s3 = connectS3({ ...PLACE, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, SILENCE_MS);
});
afterAll(() => {
  s3.close();
  server.closeAllConnections();
  server.close();
});

describe('a store that falls silent in the middle of an answer', () => {
  it('is waited for no longer where the answer is for this process', async () => {
    await expect(s3.client.listObjectsV2('worlds', '', true).toArray()).rejects.toThrow('aborted');
  });

  it('may be slow with an object, which somebody else reads', async () => {
    const pieces = (await (await s3.client.getObject('worlds', 'a')).toArray()) as Buffer[];
    expect(Buffer.concat(pieces).toString()).toBe(HALVES.join(''));
  });
});
