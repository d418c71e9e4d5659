import { readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';

import { mediaProto } from '@diorama/proto-types';
import { findFreePort, isS3ServerInstalled, startPostgres, startS3 } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRandomTestObject, sendRawGet, sendTestObject, startTestMedia, storeTestObject } from './testing/start-media.js';
import type { TestMedia, TestObject } from './testing/start-media.js';

const { AUDIENCE_CLIENT, AUDIENCE_LINK, AUDIENCE_WORKER, AUDIENCE_UNSPECIFIED } = mediaProto.SignDownloadsRequest_Audience;
const MIB = 1_048_576;
const fails = (code: string) => expect.objectContaining({ code });

describe('the media service over a folder', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeFiles(() => media);
  describeUploadEndpoint(() => media);

  it('closes the file of a client that leaves', async () => {
    const object = createRandomTestObject('leaver', 32 * MIB);
    await storeTestObject(media.client, object);
    const { urls } = await media.client.signDownloads({ keys: [object.key], manifestKeys: [], audience: AUDIENCE_CLIENT });
    const leaving = new AbortController();
    const response = await fetch(urls[0] ?? '', { signal: leaving.signal });
    await response.body?.getReader().read();
    expect(await openFiles(object.sha256)).toBe(1);
    leaving.abort();
    await expect.poll(() => openFiles(object.sha256)).toBe(0);
  });

  it('logs no signature', async () => {
    const object = createRandomTestObject('log', 5);
    await storeTestObject(media.client, object);
    const { urls } = await media.client.signDownloads({ keys: [object.key], manifestKeys: [], audience: AUDIENCE_CLIENT });
    await (await fetch(urls[0] ?? '')).arrayBuffer();
    await expect.poll(() => media.logged.join('\n')).toMatch(new RegExp(`/assets/\\d+\\.-/${object.key}`));
    const [, signature = ''] = /\.([\w-]{43})\//.exec(urls[0] ?? '') ?? [];
    expect(signature).not.toBe('');
    for (const path of [`//assets/link.${signature}/x/y`, `/assets/link.${signature}`, `/assets/link%2E${signature}/x`]) {
      await sendRawGet(media.publicUrl, path);
    }
    await expect.poll(() => media.logged.join('\n')).toContain('"/assets/link"');
    expect(media.logged.join('\n')).not.toContain(signature);
    expect(media.logged.join('\n')).not.toMatch(/sig=|exp=|\?/);
  });

  it('is ready, and stays so without its database: downloads continue', async () => {
    const object = createRandomTestObject('survivor', 1_000);
    await storeTestObject(media.client, object);
    const { urls } = await media.client.signDownloads({ keys: [object.key], manifestKeys: [], audience: AUDIENCE_LINK });
    await media.stopDatabase();
    await expect(media.client.signDownloads({ keys: [object.key], manifestKeys: [], audience: AUDIENCE_LINK })).rejects.toEqual(
      fails('UNAVAILABLE'),
    );
    await expect(media.client.issueUploads({ objects: [object] })).rejects.toEqual(fails('UNAVAILABLE'));
    expect(Buffer.from(await (await fetch(urls[0] ?? '')).arrayBuffer()).equals(object.content)).toBe(true);
    expect((await fetch(`${media.publicUrl}/readyz`)).status).toBe(200);
    media.health.beginStop();
    expect((await fetch(`${media.publicUrl}/readyz`)).status).toBe(503);
  });
});

describe.skipIf(!isS3ServerInstalled())('the media service over S3', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await startTestMedia({ postgres: await startPostgres(), s3: await startS3(), freePort: findFreePort });
  });
  afterAll(() => media.stop());

  describeFiles(() => media);

  it.each([
    ['other bytes of the same size', (object: TestObject) => createRandomTestObject('liar', object.bytes).content, 'sha256'],
    ['fewer bytes', (object: TestObject) => object.content.subarray(1), 'size'],
  ])('deletes %s than were announced when they are confirmed', async (_, lie, what) => {
    const object = createRandomTestObject('liar', 1_000);
    const send = async (content: Buffer) => {
      const { uploads } = await media.client.issueUploads({ objects: [object] });
      expect(uploads[0]?.stored).toBe(false);
      await fetch(uploads[0]?.url ?? '', { method: 'PUT', headers: uploads[0]?.headers ?? {}, body: new Uint8Array(content) });
    };
    await send(lie(object));
    const confirm = () => media.client.confirmUploads({ objects: [object] });
    await expect(confirm()).rejects.toMatchObject({ code: 'OBJECT_MISMATCH', details: { what } });
    await expect(confirm()).rejects.toEqual(fails('OBJECT_NOT_FOUND'));
    await send(object.content);
    await confirm();
  });

  it('sends workers to the store itself', async () => {
    const object = createRandomTestObject('direct', 10);
    await storeTestObject(media.client, object);
    const { urls } = await media.client.signDownloads({ keys: [object.key], manifestKeys: [], audience: AUDIENCE_WORKER });
    expect(urls[0]).toContain('X-Amz-Signature=');
    expect(Buffer.from(await (await fetch(urls[0] ?? '')).arrayBuffer()).equals(object.content)).toBe(true);
  });
});

function describeFiles(current: () => TestMedia): void {
  it('stores an object once, for any announcement', async () => {
    const object = createRandomTestObject('once', 70_000);
    await storeTestObject(current().client, object);
    const { uploads } = await current().client.issueUploads({ objects: [object] });
    expect(uploads).toEqual([{ key: object.key, stored: true, url: '', method: '', headers: {} }]);
    await current().client.confirmUploads({ objects: [object] });
    expect((await current().client.issueUploads({ objects: [] })).uploads).toEqual([]);
  });

  it('confirms nothing that is not there, and signs nothing that is not confirmed', async () => {
    const [here, absent] = [createRandomTestObject('half', 10), createRandomTestObject('half', 10)];
    await storeTestObject(current().client, here);
    const { uploads } = await current().client.issueUploads({ objects: [here, absent] });
    expect(uploads.map(({ stored }) => stored)).toEqual([true, false]);
    await expect(current().client.confirmUploads({ objects: [here, absent] })).rejects.toEqual(fails('OBJECT_NOT_FOUND'));
    const sign = (keys: string[]) => current().client.signDownloads({ keys, manifestKeys: [], audience: AUDIENCE_CLIENT });
    await expect(sign([here.key, absent.key])).rejects.toEqual(fails('OBJECT_NOT_FOUND'));
    expect((await sign([here.key, here.key])).urls).toHaveLength(2);
  });

  it('keeps a valid object after a wrong announcement', async () => {
    const object = createRandomTestObject('wrong', 10);
    await storeTestObject(current().client, object);
    const confirm = current().client.confirmUploads({ objects: [{ ...object, bytes: 11 }] });
    await expect(confirm).rejects.toMatchObject({ code: 'OBJECT_MISMATCH', details: { what: 'size' } });
    expect((await current().client.issueUploads({ objects: [object] })).uploads[0]?.stored).toBe(true);
  });

  it('deletes what lies below a prefix, and only that', async () => {
    const [one, two, other] = [
      createRandomTestObject('world-1', 10),
      createRandomTestObject('world-1/deep', 10),
      createRandomTestObject('world-10', 10),
    ];
    for (const object of [one, two, other]) await storeTestObject(current().client, object);
    const { urls } = await current().client.signDownloads({ keys: [one.key], manifestKeys: [], audience: AUDIENCE_LINK });
    expect(await current().client.deletePrefix({ prefix: 'world-1/' })).toEqual({ deleted: 2 });
    expect(await current().client.deletePrefix({ prefix: 'world-1/' })).toEqual({ deleted: 0 });
    const gone = await fetch(urls[0] ?? '');
    expect([gone.status, await gone.json()]).toEqual([
      404,
      { detail: 'Not found', code: expect.any(String), request_id: expect.any(String) },
    ]);
    const sign = (key: string) => current().client.signDownloads({ keys: [key], manifestKeys: [], audience: AUDIENCE_CLIENT });
    await expect(sign(two.key)).rejects.toEqual(fails('OBJECT_NOT_FOUND'));
    expect((await sign(other.key)).urls).toHaveLength(1);
  });

  it('deletes what is not to be kept below a prefix, also what was sent and never confirmed', async () => {
    const { client } = current();
    const [kept, other, unconfirmed, elsewhere] = ['op-1', 'op-1', 'op-1', 'op-10'].map((folder) => createRandomTestObject(folder, 10));
    if (!kept || !other || !unconfirmed || !elsewhere) throw new Error('there are four');
    for (const object of [kept, other, elsewhere]) await storeTestObject(client, object);
    await sendTestObject(client, unconfirmed);
    const deleteOthers = () => client.deleteOthers({ prefix: 'op-1/', keep: [kept.key] });
    expect(await deleteOthers()).toEqual({ deleted: 2 });
    expect(await deleteOthers()).toEqual({ deleted: 0 });
    const { uploads } = await client.issueUploads({ objects: [kept, other, unconfirmed, elsewhere] });
    expect(uploads.map(({ stored }) => stored)).toEqual([true, false, false, true]);
    await expect(client.deleteOthers({ prefix: 'op-1', keep: [] })).rejects.toEqual(fails('ARGUMENT_INVALID'));
    await expect(client.deleteOthers({ prefix: 'op-1/', keep: ['../x'] })).rejects.toEqual(fails('ARGUMENT_INVALID'));
  });

  it.each([
    ['a key that is not its hash', { key: `w/${'0'.repeat(64)}.bin` }],
    ['a key that leads elsewhere', { key: '../etc/passwd' }],
    ['a key with a NUL', { key: 'w/\0' }],
    ['an invalid type', { contentType: 'text\r\nx: y' }],
    ['an invalid hash', { sha256: 'abc' }],
    ['a negative size', { bytes: -1 }],
  ])('refuses to announce %s', async (_, fault) => {
    const objects = [{ ...createRandomTestObject('w', 3), ...fault }];
    await expect(current().client.issueUploads({ objects })).rejects.toEqual(fails('ARGUMENT_INVALID'));
    await expect(current().client.confirmUploads({ objects })).rejects.toEqual(fails('ARGUMENT_INVALID'));
  });

  it('refuses prefixes without a slash, and URLs without an audience', async () => {
    for (const prefix of ['', '/', 'w', '../', 'w//', 'a/../b/'])
      await expect(current().client.deletePrefix({ prefix })).rejects.toEqual(fails('ARGUMENT_INVALID'));
    const sign = current().client.signDownloads({ keys: [], manifestKeys: [], audience: AUDIENCE_UNSPECIFIED });
    await expect(sign).rejects.toEqual(fails('ARGUMENT_INVALID'));
  });
}

function describeUploadEndpoint(current: () => TestMedia): void {
  const issue = async (object: TestObject): Promise<string> =>
    (await current().client.issueUploads({ objects: [object] })).uploads[0]?.url ?? '';
  const put = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit);
  const expectNothing = async (object: TestObject): Promise<void> => {
    expect(await current().files()).not.toContain(`${object.sha256}.bin`);
    await expect(current().client.confirmUploads({ objects: [object] })).rejects.toEqual(fails('OBJECT_NOT_FOUND'));
  };

  it('takes a large upload in pieces, of any content type', async () => {
    const object = createRandomTestObject('large', 32 * MIB, 'application/json');
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < object.bytes; at += 99_991) controller.enqueue(new Uint8Array(object.content.subarray(at, at + 99_991)));
        controller.close();
      },
    });
    const response = await put(await issue(object), pieces, { 'content-type': 'application/json' });
    expect([response.status, await response.json()]).toEqual([200, { key: object.key, bytes: object.bytes, sha256: object.sha256 }]);
    await current().client.confirmUploads({ objects: [object] });
  });

  it.each([
    ['other bytes', (content: Buffer) => Buffer.from(content).fill(1, 0, 5), 'sha256'],
    ['fewer bytes', (content: Buffer) => content.subarray(1), 'size'],
    ['more bytes', (content: Buffer) => Buffer.concat([content, content]), 'size'],
    ['no bytes', () => Buffer.alloc(0), 'size'],
  ])('keeps nothing of %s than were announced', async (_, lie, what) => {
    const object = createRandomTestObject('lie', 100_000);
    const body = new Uint8Array(lie(object.content));
    const streamed = new Blob([body]).stream();
    for (const sent of [body, streamed]) {
      const response = await put(await issue(object), sent);
      expect(response.status).toBe(400);
      const detail = `The uploaded bytes do not have the announced ${what}`;
      expect(await response.json()).toEqual({ detail, code: expect.any(String), request_id: response.headers.get('x-request-id') });
    }
    await expectNothing(object);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const object = createRandomTestObject('torn', 8 * MIB);
    const url = await issue(object);
    const sending = request(url, { method: 'PUT', headers: { 'content-length': String(object.bytes) } });
    sending.on('error', () => undefined); // it is we who hang up
    sending.write(object.content.subarray(0, 4 * MIB));
    await expect.poll(() => current().incoming()).toBe(1);
    sending.destroy();
    const names = async () => (await current().files()).filter((name) => !name.endsWith('.bin'));
    await expect.poll(names).toEqual([]);
    await expectNothing(object);
  });

  it('refuses a URL that was altered in any field or has expired', async () => {
    const object = createRandomTestObject('altered', 100);
    const url = await issue(object);
    const other = createRandomTestObject('altered', 100);
    const changes: [RegExp | string, string][] = [
      [object.key, other.key],
      [/exp=\d+/, 'exp=9999999999'],
      [/exp=\d+&/, ''],
      ['bytes=100', 'bytes=101'],
      [`sha256=${object.sha256}`, `sha256=${other.sha256}`],
      ['octet-stream', 'json'],
      [/sig=.*/, `sig=${'A'.repeat(43)}`],
      [/\/upload\/.*sig=(.*)/, `/assets/link.$1/${object.key}`],
    ];
    for (const [from, to] of changes) {
      const altered = url.replace(from, to);
      expect(altered).not.toBe(url);
      expect([403, 404]).toContain((await put(altered, new Uint8Array(object.content))).status);
    }
    current().passSeconds(3_601);
    expect((await put(url, new Uint8Array(object.content))).status).toBe(403);
    current().passSeconds(-3_601);
    await expectNothing(object);
  });
}

/** How many files of that name this process holds open. */
async function openFiles(name: string): Promise<number> {
  const links = await Promise.all((await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return links.filter((link) => link.includes(name)).length;
}
