import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { MediaClient } from '../ports.js';
import { createObjectTransfer } from './object-transfer.js';
import type { ObjectTransfer } from './object-transfer.js';

/** What the store does with everything. */
let behave: (...exchange: Parameters<RequestListener>) => unknown;
let server: Server;
let media: MediaClient;

beforeAll(async () => {
  server = createServer((request, response) => void behave(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
  media = {
    signDownloads: async () => ({ urls: [url] }),
    issueUploads: async () => ({ uploads: [{ url, method: 'PUT', headers: {}, stored: false }] }),
    confirmUploads: async () => ({}),
  } as unknown as MediaClient;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const small = { bytes: new Uint8Array(1), extension: 'bin', contentType: 'application/octet-stream' };
const large = { ...small, bytes: new Uint8Array(32 << 20) }; // more than the buffers of a connection hold
const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a store that falls silent', () => {
  const read = (transfer: ObjectTransfer, signal: AbortSignal): Promise<unknown> => transfer.readBytes('w/a.bin', signal);
  const send = (transfer: ObjectTransfer, signal: AbortSignal): Promise<unknown> => transfer.send('w', small, signal);
  const sendLarge = (transfer: ObjectTransfer, signal: AbortSignal): Promise<unknown> => transfer.send('w', large, signal);

  it.each<[string, typeof behave, typeof read]>([
    ['before it sends anything', () => undefined, read],
    ['in the middle of what it sends', (_, response) => response.writeHead(200, { 'content-length': '9' }).write('half'), read],
    ['when it has all that it shall store', (request) => request.resume(), send],
    ['in the middle of what it shall store', () => undefined, sendLarge],
  ])('%s is given up, and may be asked again', async (_, silence, call) => {
    behave = silence;
    const error = await caught(call(createObjectTransfer(media, 300), never));
    expect(error).toMatchObject({ code: 'UNAVAILABLE', cause: { message: 'no progress for 0.3 s' } });
  });

  it('is left at once by who was told to stop', async () => {
    behave = () => undefined;
    for (const call of [read, sendLarge]) {
      const stop = new AbortController();
      const left = caught(call(createObjectTransfer(media), stop.signal));
      stop.abort(new Error('stop'));
      expect(await left).toMatchObject({ message: 'stop' });
    }
  });
});

describe('a transfer that takes longer than a silence may', () => {
  const SILENCE_MS = 2_000;

  it('is not given up while the store sends', async () => {
    const chunks = Array.from({ length: 10 }, (_, i) => `chunk ${i};`);
    behave = async (_, response) => {
      for (const chunk of chunks) {
        response.write(chunk);
        await sleep(SILENCE_MS / 8);
      }
      response.end();
    };
    const bytes = await createObjectTransfer(media, SILENCE_MS).readBytes('w/a.bin', never);
    expect(Buffer.from(bytes).toString()).toBe(chunks.join(''));
  });

  it('is not given up while what shall be stored is made', async () => {
    let stored = '';
    behave = async (request, response) => {
      let text = '';
      for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
      stored = text;
      response.end();
    };
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('first, ');
      await sleep(SILENCE_MS * 1.25);
      yield Buffer.from('second');
    };
    await createObjectTransfer(media, SILENCE_MS).storePieces('w', { pieces, extension: 'bin', contentType: 'text/plain' }, never);
    expect(stored).toBe('first, second');
  });
});
