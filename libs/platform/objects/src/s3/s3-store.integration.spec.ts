import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFreePort, isS3ServerInstalled, startS3 } from '@diorama/testkit';
import type { TestS3 } from '@diorama/testkit';
import { Client } from 'minio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { describeObjectStore } from '../testing/describe-object-store.js';
import type { S3Options } from './connect.js';
import { openS3Store } from './s3-store.js';

function clientOf({ endpoint, accessKey, secretKey, region }: S3Options): Client {
  const { hostname, port } = new URL(endpoint);
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey, region });
}

describe.skipIf(!isS3ServerInstalled())('a bucket of a real S3 server', () => {
  let server: TestS3;
  let stagingFolder: string;
  beforeAll(async () => {
    server = await startS3();
    stagingFolder = await mkdtemp(join(tmpdir(), 'diorama-staging-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(stagingFolder, { recursive: true });
  });

  const options = (): S3Options => ({
    endpoint: server.endpoint,
    region: server.region,
    bucket: `diorama-${randomBytes(6).toString('hex')}`,
    accessKey: server.accessKey,
    secretKey: server.secretKey,
    stagingFolder,
  });

  describeObjectStore('a bucket', async () => {
    const store = await openS3Store(options());
    return { store, dispose: async () => store.close() };
  });

  it('is opened by several processes at once, and again later', async () => {
    const shared = options();
    const stores = await Promise.all([openS3Store(shared), openS3Store(shared), openS3Store(shared)]);
    await stores[0]?.write('x', Buffer.from('x'), { contentType: 'text/plain' });
    const later = await openS3Store(shared);
    expect((await later.stat('x')).bytes).toBe(1);
    for (const store of [...stores, later]) store.close();
  });

  it('is opened while the store is away, and has its bucket once the store is there', async () => {
    const later = await findFreePort();
    const place = { ...options(), endpoint: `http://127.0.0.1:${later}` };
    const store = await openS3Store(place);
    await expect(store.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.write('x', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const { hostname, port } = new URL(server.endpoint);
    const road = createServer((socket) => {
      const onward = connect(Number(port), hostname);
      socket.pipe(onward).pipe(socket);
      for (const end of [socket, onward]) end.on('error', () => socket.destroy());
    }).listen(later, '127.0.0.1');
    await once(road, 'listening');
    await store.ping();
    await store.write('x', Buffer.from('x'), { contentType: 'text/plain' });
    store.close();
    road.close();
  });

  it('does not take an empty bucket for one that is gone', async () => {
    const place = options();
    const store = await openS3Store(place);
    await clientOf(place).removeBucket(place.bucket);
    await expect(store.ping()).rejects.toThrow('the bucket does not exist');
    store.close();
  });

  it('keeps no part of an upload that breaks off', async () => {
    const place = options();
    const store = await openS3Store(place);
    const broken = async function* (): AsyncGenerator<Uint8Array, void> {
      for (let i = 0; i < 20; i++) yield randomBytes(1_048_576);
      throw new Error('the client closed the connection');
    };
    await expect(store.write('torn/x', broken(), { contentType: 'text/plain' })).rejects.toThrow('the client closed the connection');
    const client = clientOf(place);
    const unfinished: unknown[] = [];
    for await (const upload of client.listIncompleteUploads(place.bucket, '', true)) unfinished.push(upload);
    expect(unfinished).toEqual([]);
    store.close();
  });

  it('hands out URLs that work without credentials, and only as they are', async () => {
    const store = await openS3Store(options());
    const put = await store.presigner?.put('w/x.json', { contentType: 'application/json', expiresInSeconds: 60 });
    const sent = await fetch(put?.url ?? '', { method: 'PUT', headers: put?.headers ?? {}, body: '{"seed":7}' });
    expect(sent.status).toBe(200);
    expect(await store.stat('w/x.json')).toEqual({ bytes: 10, contentType: 'application/json' });
    const url = (await store.presigner?.get('w/x.json', { expiresInSeconds: 60 })) ?? '';
    expect(await (await fetch(url)).json()).toEqual({ seed: 7 });
    expect((await fetch(url.replace('x.json', 'y.json'))).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    store.close();
  });

  it('is not opened with a key that the store refuses', async () => {
    const locked = openS3Store({ ...options(), secretKey: 'another key' });
    await expect(locked).rejects.toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/\((?!unknown)\w+\)$/) });
  });
});
