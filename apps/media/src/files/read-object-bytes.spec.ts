import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { ObjectStoreError } from '@diorama/objects';
import type { ObjectStore } from '@diorama/objects';
import { describe, expect, it } from 'vitest';

import { readObjectBytes } from './read-object-bytes.js';

const storeOf = (read: () => Readable): ObjectStore => ({ read: async () => ({ bytes: 0, stream: read() }) }) as unknown as ObjectStore;
const SILENCE_MS = 80;

describe('reading an object for ourselves', () => {
  it('gives all of it, however long its reader takes', async () => {
    const pieces: string[] = [];
    for await (const piece of readObjectBytes(
      storeOf(() => Readable.from([Buffer.from('a'), Buffer.from('b')])),
      'k',
      SILENCE_MS,
    )) {
      pieces.push(Buffer.from(piece).toString());
      await sleep(2 * SILENCE_MS);
    }
    expect(pieces).toEqual(['a', 'b']);
  });

  it('ends as UNAVAILABLE where the store falls silent or breaks off, and lets go of it', async () => {
    for (const hang of [() => undefined, (stream: PassThrough) => stream.destroy(new Error('reset'))]) {
      const stream = new PassThrough();
      stream.write('begun');
      const reading = readObjectBytes(
        storeOf(() => stream),
        'k',
        SILENCE_MS,
      );
      await reading.next();
      hang(stream);
      await expect(reading.next()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(stream.destroyed).toBe(true);
    }
  });

  it('lets go of an object that is not read to its end', async () => {
    const stream = new PassThrough();
    stream.write('begun');
    for await (const _ of readObjectBytes(
      storeOf(() => stream),
      'k',
    ))
      break;
    expect(stream.destroyed).toBe(true);
  });

  it('reports a missing object', async () => {
    const absent = { read: () => Promise.reject(new ObjectStoreError('NOT_FOUND', 'gone')) } as unknown as ObjectStore;
    await expect(readObjectBytes(absent, 'k').next()).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
  });
});
