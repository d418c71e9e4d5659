import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ObjectStore } from '../object-store.js';
import { describeRefusals } from './describe-refusals.js';
import { describeStaging } from './describe-staging.js';
import { listAllObjects } from './list-all.js';

export interface StoreUnderTest {
  readonly store: ObjectStore;
  dispose(): Promise<void>;
}

const MIB = 1_048_576;
const TEXT = { contentType: 'text/plain; charset=utf-8' };

/** What every object store must do, as tests; `make` gives an empty one. */
export function describeObjectStore(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(`${name} as an object store`, () => {
    let tested: StoreUnderTest;
    const current = (): ObjectStore => tested.store;
    beforeAll(async () => {
      tested = await make();
    });
    afterAll(() => tested.dispose());

    describeWriting(current);
    describeReading(current);
    describeListing(current);
    describeDeleting(current);
    describeStaging(current);
    describeRefusals(current);
  });
}

function describeWriting(current: () => ObjectStore): void {
  it('gives back what was written, and tells its size and hash', async () => {
    const bytes = Buffer.from('walkable');
    const written = await current().write('a/hello.txt', bytes, { ...TEXT, bytes: 8, sha256: sha256(bytes) });
    expect(written).toMatchObject({ bytes: 8, sha256: sha256(bytes) });
    expect(written.etag).not.toBe('');
    expect(await readAll(current(), 'a/hello.txt')).toEqual(bytes);
    expect((await current().stat('a/hello.txt')).bytes).toBe(8);
  });

  it('takes an empty object', async () => {
    await current().write('a/empty', new Uint8Array(), { ...TEXT, bytes: 0 });
    expect(await readAll(current(), 'a/empty')).toEqual(Buffer.alloc(0));
    expect((await current().stat('a/empty')).bytes).toBe(0);
  });

  it('streams 64 MiB in uneven pieces without a change', async () => {
    const expected = createHash('sha256');
    for (const piece of pieces(64 * MIB)) expected.update(piece);
    const written = await current().write('large/64', streamed(64 * MIB), { contentType: 'application/octet-stream' });
    const read = createHash('sha256');
    const { stream, bytes } = await current().read('large/64');
    for await (const piece of stream) read.update(piece as Uint8Array);
    const hash = expected.digest('hex');
    expect([written.sha256, read.digest('hex'), written.bytes, bytes]).toEqual([hash, hash, 64 * MIB, 64 * MIB]);
  });

  it('lets writers of the same bytes under the same key meet', async () => {
    const writes = Array.from({ length: 6 }, () => current().write('meet/here', streamed(10 * MIB), TEXT));
    const hashes = (await Promise.all(writes)).map((written) => written.sha256);
    expect(new Set(hashes).size).toBe(1);
    expect(sha256(await readAll(current(), 'meet/here'))).toBe(hashes[0]);
    expect(await keys(current(), 'meet/')).toEqual(['meet/here']);
  });

  it('keeps an object whole for a reader while it is written again', async () => {
    const content = Buffer.concat([...pieces(4 * MIB)]);
    await current().write('again/x', content, TEXT);
    const { stream } = await current().read('again/x');
    await current().write('again/x', content, TEXT);
    expect(sha256(await buffer(stream))).toBe(sha256(content));
  });

  it('keeps the content type wherever it keeps one', async () => {
    const contentType = 'model/gltf-binary; profile="walkable world"';
    await current().write('a/typed.glb', Buffer.from('glTF'), { contentType });
    expect([undefined, contentType]).toContain((await current().stat('a/typed.glb')).contentType);
    const reading = await current().read('a/typed.glb');
    reading.stream.destroy();
    expect([undefined, contentType]).toContain(reading.contentType);
  });
}

function describeReading(current: () => ObjectStore): void {
  const digits = Buffer.from('0123456789');

  it.each([
    [{}, '0123456789'],
    [{ start: 0, end: 0 }, '0'],
    [{ start: 3, end: 5 }, '345'],
    [{ start: 7 }, '789'],
    [{ end: 2 }, '012'],
    [{ start: 8, end: 4_000 }, '89'],
    [{ start: 9, end: 9 }, '9'],
  ])('reads the range %j', async (range, text) => {
    await current().write('ranges/digits', digits, TEXT);
    const { stream, bytes } = await current().read('ranges/digits', range);
    expect([(await buffer(stream)).toString(), bytes]).toEqual([text, 10]);
  });

  it('can be left in the middle of an object', async () => {
    await current().write('ranges/left', streamed(12 * MIB), TEXT);
    const { stream } = await current().read('ranges/left');
    for await (const piece of stream) {
      expect((piece as Uint8Array).byteLength).toBeGreaterThan(0);
      break;
    }
    await expect(finished(stream)).rejects.toThrow(/premature|aborted/i); // closed, with whatever it held
    expect((await current().stat('ranges/left')).bytes).toBe(12 * MIB);
  });
}

function describeListing(current: () => ObjectStore): void {
  it('lists what begins with a prefix in the order of keys', async () => {
    const names = ['list/b', 'list/a/z', 'list/a-b', 'list/a.b', 'list/a/a/a', 'list/A', 'list/a0', 'listing', 'list/0'];
    for (const key of names) await current().write(key, Buffer.from(key), TEXT);
    expect(await keys(current(), 'list/')).toEqual(names.filter((key) => key.startsWith('list/')).sort());
    expect(await keys(current(), 'list')).toEqual([...names].sort());
    expect(await keys(current(), 'list/a')).toEqual(['list/a-b', 'list/a.b', 'list/a/a/a', 'list/a/z', 'list/a0']);
    expect(await keys(current(), 'nothing/')).toEqual([]);
    const [first] = await listAllObjects(current(), 'list/0');
    expect(first).toEqual({ key: 'list/0', bytes: 6 });
    expect(await keys(current(), '')).toEqual(expect.arrayContaining(names));
  });

  it('lists more objects than a page of S3 holds', async () => {
    const names = Array.from({ length: 1_203 }, (_, i) => `many/${i.toString().padStart(4, '0')}`);
    for (let i = 0; i < names.length; i += 50)
      await Promise.all(names.slice(i, i + 50).map((key) => current().write(key, Buffer.from(key), TEXT)));
    expect(await keys(current(), 'many/')).toEqual(names);
    expect(await current().deletePrefix('many/')).toBe(names.length);
    expect(await keys(current(), 'many/')).toEqual([]);
  });
}

function describeDeleting(current: () => ObjectStore): void {
  it('deletes one object, and again without a complaint', async () => {
    await current().write('gone/one', Buffer.from('1'), TEXT);
    await current().delete('gone/one');
    await current().delete('gone/one');
    await expect(current().stat('gone/one')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('deletes below a prefix, and nothing whose name merely begins alike', async () => {
    for (const key of ['w-1/a', 'w-1/b/c', 'w-10/a', 'w-1x']) await current().write(key, Buffer.from(key), TEXT);
    expect(await current().deletePrefix('w-1/')).toBe(2);
    expect(await keys(current(), 'w-1')).toEqual(['w-10/a', 'w-1x']);
    expect(await current().deletePrefix('w-1/')).toBe(0);
    await current().write('w-1/a', Buffer.from('new'), TEXT);
    expect(await keys(current(), 'w-1/')).toEqual(['w-1/a']);
  });

  it('answers a ping', async () => {
    await expect(current().ping()).resolves.toBeUndefined();
  });
}

async function keys(store: ObjectStore, prefix: string): Promise<string[]> {
  return (await listAllObjects(store, prefix)).map(({ key }) => key);
}

const readAll = async (store: ObjectStore, key: string): Promise<Buffer> => buffer((await store.read(key)).stream);

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function* streamed(bytes: number): AsyncGenerator<Uint8Array, void> {
  yield* pieces(bytes);
}

/** Bytes that differ from place to place, in pieces whose size divides nothing. */
function* pieces(bytes: number): Generator<Uint8Array, void> {
  const size = 65_521;
  for (let done = 0, turn = 0; done < bytes; done += size, turn++) {
    const piece = new Uint8Array(Math.min(size, bytes - done));
    for (let i = 0; i < piece.length; i += 61) piece[i] = turn + i;
    yield piece;
  }
}
