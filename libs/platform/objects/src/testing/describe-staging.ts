import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import type { ObjectStore } from '../object-store.js';
import { listAllObjects } from './list-all.js';

const MIB = 1_048_576;
const TYPE = 'image/png';

/** What every object store must do with content whose key is not known yet. */
export function describeStaging(current: () => ObjectStore): void {
  it.each([0, 5, 20 * MIB])('takes %i bytes without a key, and publishes them under one', async (bytes) => {
    const content = Buffer.alloc(bytes, 7);
    const staged = await current().stage(content);
    expect(staged).toMatchObject({ bytes, sha256: sha256(content) });
    expect((await keys(current(), '')).filter((key) => key.includes('staged'))).toEqual([]);
    const key = `staging/${bytes}`;
    await expect(current().stat(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await staged.publish(key, TYPE);
    const { stream, contentType } = await current().read(key);
    expect(sha256(await buffer(stream))).toBe(sha256(content));
    expect([undefined, TYPE]).toContain(contentType);
    expect(await current().sweepStaged(0)).toBe(0);
  });

  it('keeps what is staged in a file that can be looked at', async () => {
    const staged = await current().stage(Buffer.from('0123456789'));
    expect(await readFile(staged.path, 'utf8')).toBe('0123456789');
    await staged.discard();
    await expect(readFile(staged.path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('forgets what is discarded, again without a complaint', async () => {
    const staged = await current().stage(Buffer.from('x'));
    await staged.discard();
    await staged.discard();
    await expect(staged.publish('staging/discarded', TYPE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(current().stat('staging/discarded')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('publishes twice under one key, as it writes', async () => {
    const [first, second] = [await current().stage(Buffer.from('same')), await current().stage(Buffer.from('same'))];
    await first.publish('staging/same', TYPE);
    await second.publish('staging/same', TYPE);
    expect((await current().stat('staging/same')).bytes).toBe(4);
  });

  it('refuses to publish under a key or a type that is none, and can be told better', async () => {
    const staged = await current().stage(Buffer.from('x'));
    await expect(staged.publish('../x', TYPE)).rejects.toMatchObject({ code: 'KEY_INVALID' });
    await expect(staged.publish('staging/x', 'x')).rejects.toMatchObject({ code: 'CONTENT_TYPE_INVALID' });
    await staged.publish('staging/x', TYPE);
    expect((await current().stat('staging/x')).bytes).toBe(1);
  });

  it.each([2, 20])('keeps nothing of staged content that breaks off after %i MiB', async (mib) => {
    const broken = new Error('the client closed the connection');
    const content = async function* (): AsyncGenerator<Uint8Array, void> {
      for (let i = 0; i < mib; i++) yield new Uint8Array(MIB);
      throw broken;
    };
    await expect(current().stage(content())).rejects.toBe(broken);
    expect(await current().sweepStaged(0)).toBe(0);
  });

  it('sweeps what was staged long ago and left, and nothing else', async () => {
    await current().write('staging/kept', Buffer.from('x'), { contentType: TYPE });
    const left = await current().stage(Buffer.from('left'));
    expect(await current().sweepStaged(60_000)).toBe(0);
    expect(await current().sweepStaged(-60_000)).toBe(1); // as if a minute from now
    await expect(left.publish('staging/left', TYPE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await current().stat('staging/kept')).bytes).toBe(1);
  });
}

async function keys(store: ObjectStore, prefix: string): Promise<string[]> {
  return (await listAllObjects(store, prefix)).map(({ key }) => key);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
