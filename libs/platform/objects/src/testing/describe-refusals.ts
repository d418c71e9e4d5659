import { describe, expect, it } from 'vitest';

import type { ObjectStore } from '../object-store.js';
import { listAllObjects } from './list-all.js';

const MIB = 1_048_576;
const TEXT = { contentType: 'text/plain' };

const BAD_KEYS = [
  '',
  '/a',
  'a/',
  'a//b',
  '../a',
  'a/../b',
  'a/..',
  './a',
  'a/./b',
  'a\\b',
  'a b',
  'a%2fb',
  'a\0b',
  'ä',
  'a?b',
  'a#b',
  `a/${'x'.repeat(256)}`,
  `${'x/'.repeat(256)}x`,
];
const BAD_TYPES = ['', 'text', 'text/plain\r\nx: y', 'text/plain; name="ä"', 'text/ülain', 'text/plain; a="b\nc"'];

/** What every object store must turn down, with nothing left behind. */
export function describeRefusals(current: () => ObjectStore): void {
  it.each(BAD_KEYS)('refuses the key %j everywhere', async (key) => {
    const refused = { code: 'KEY_INVALID' };
    await expect(current().write(key, Buffer.from('x'), TEXT)).rejects.toMatchObject(refused);
    await expect(current().read(key)).rejects.toMatchObject(refused);
    await expect(current().stat(key)).rejects.toMatchObject(refused);
    await expect(current().delete(key)).rejects.toMatchObject(refused);
    await expect(current().deletePrefix(`${key}/`)).rejects.toMatchObject(refused);
  });

  it('deletes only below a whole folder', async () => {
    for (const prefix of ['', 'a', '/', '../']) await expect(current().deletePrefix(prefix)).rejects.toMatchObject({ code: 'KEY_INVALID' });
  });

  it.each(BAD_TYPES)('refuses the content type %j', async (contentType) => {
    await expect(current().write('bad/type', Buffer.from('x'), { contentType })).rejects.toMatchObject({ code: 'CONTENT_TYPE_INVALID' });
  });

  it.each([{ start: 10 }, { start: 500, end: 600 }, { start: 5, end: 4 }, { start: -1 }, { start: 0.5 }])(
    'refuses the range %j of ten bytes',
    async (range) => {
      await current().write('bad/range', Buffer.from('0123456789'), TEXT);
      await expect(current().read('bad/range', range)).rejects.toMatchObject({ code: 'RANGE_INVALID' });
    },
  );

  it('does not find what is not there, above or below what is', async () => {
    await current().write('there/is/x', Buffer.from('x'), TEXT);
    for (const key of ['missing', 'there', 'there/is', 'there/is/x/y', 'there/is/xy']) {
      await expect(current().read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(current().stat(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  describe('leaves nothing of', () => {
    const zeros = (mib: number): AsyncGenerator<Uint8Array, void> => repeat(new Uint8Array(MIB), mib);

    it.each([
      ['too many bytes', 3 * MIB - 1, undefined, 'size'],
      ['too few bytes', 3 * MIB + 1, undefined, 'size'],
      ['other bytes', 3 * MIB, '0'.repeat(64), 'sha256'],
    ])('%s', async (_, bytes, sha256, what) => {
      const options = { ...TEXT, bytes, ...(sha256 === undefined ? {} : { sha256 }) };
      await expect(current().write('torn/small', zeros(3), options)).rejects.toMatchObject({ code: 'MISMATCH', what });
      await expectNothing(current());
    });

    it('a large object with another hash', async () => {
      const write = current().write('torn/large', zeros(20), { ...TEXT, sha256: 'f'.repeat(64) });
      await expect(write).rejects.toMatchObject({ code: 'MISMATCH', what: 'sha256' });
      await expectNothing(current());
    });

    it.each([2, 20])('content that breaks off after %i MiB, and tells why', async (mib) => {
      const broken = new Error('the client closed the connection');
      await expect(current().write('torn/broken', breaking(zeros(mib), broken), TEXT)).rejects.toBe(broken);
      await expectNothing(current());
    });
  });
}

async function expectNothing(store: ObjectStore): Promise<void> {
  expect(await listAllObjects(store, 'torn/')).toEqual([]);
}

async function* repeat(piece: Uint8Array, times: number): AsyncGenerator<Uint8Array, void> {
  for (let i = 0; i < times; i++) yield piece;
}

async function* breaking(content: AsyncIterable<Uint8Array>, error: Error): AsyncGenerator<Uint8Array, void> {
  yield* content;
  throw error;
}
