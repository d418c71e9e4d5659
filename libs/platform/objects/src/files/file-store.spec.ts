import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { describeObjectStore } from '../testing/describe-object-store.js';
import { listAllObjects } from '../testing/list-all.js';
import { openFileStore } from './file-store.js';

const TEXT = { contentType: 'text/plain' };
const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'diorama-objects-'));

describeObjectStore('a folder', async () => {
  const folder = await makeFolder();
  return { store: await openFileStore(folder), dispose: () => rm(folder, { recursive: true }) };
});

describe('a store in a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps nothing of what failed, not even a temporary file or a folder', async () => {
    const store = await openFileStore(folder);
    await expect(store.write('w/x', Buffer.from('x'), { ...TEXT, bytes: 2 })).rejects.toThrow('size');
    expect([await readdir(join(folder, 'incoming')), await readdir(join(folder, 'objects'))]).toEqual([[], []]);
  });

  it('removes folders with their last object', async () => {
    const store = await openFileStore(folder);
    for (const key of ['w/a/b/x', 'w/a/y', 'v/z/1']) await store.write(key, Buffer.from('x'), TEXT);
    await store.delete('w/a/b/x');
    expect(await readdir(join(folder, 'objects/w/a'))).toEqual(['y']);
    await store.delete('w/a/y');
    await store.deletePrefix('v/z/');
    expect([await readdir(join(folder, 'objects')), await readdir(join(folder, 'incoming'))]).toEqual([[], []]);
  });

  it.each([0, 1, 2])('writes while the folder is deleted again and again (%i)', async () => {
    const store = await openFileStore(folder);
    const progress = { written: 0 };
    const write = async (i: number): Promise<void> => {
      await store.write(`w/${i % 3}/x${i}`, Buffer.from('x'), TEXT);
      progress.written++;
    };
    const deletions = async (): Promise<number> => {
      let deleted = 0;
      while (progress.written < 60) deleted += await store.deletePrefix('w/');
      return deleted + (await store.deletePrefix('w/'));
    };
    const [deleted] = await Promise.all([deletions(), ...Array.from({ length: 60 }, (_, i) => write(i))]);
    expect(deleted).toBe(60);
  });

  it('follows no symbolic link', async () => {
    const outside = await makeFolder();
    await writeFile(join(outside, 'secret'), 'secret');
    const store = await openFileStore(folder);
    await store.write('w/x', Buffer.from('x'), TEXT);
    await symlink(outside, join(folder, 'objects/link'));
    await symlink(join(outside, 'secret'), join(folder, 'objects/w/file'));
    for (const key of ['link/secret', 'w/file']) await expect(store.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.write('link/new', Buffer.from('x'), TEXT)).rejects.toMatchObject({ code: 'KEY_INVALID' });
    expect(await store.deletePrefix('link/')).toBe(0);
    await store.delete('link/secret');
    expect((await listAllObjects(store, '')).map(({ key }) => key)).toEqual(['w/x']);
    expect(await readdir(outside)).toEqual(['secret']);
    await rm(outside, { recursive: true });
  });

  it('refuses a key below another object', async () => {
    const store = await openFileStore(folder);
    await store.write('w/x', Buffer.from('x'), TEXT);
    for (const key of ['w/x/y', 'w']) await expect(store.write(key, Buffer.from('x'), TEXT)).rejects.toMatchObject({ code: 'KEY_INVALID' });
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('sweeps away what a process left that is gone, but not what is being written', async () => {
    await openFileStore(folder);
    await writeFile(join(folder, 'incoming/old'), 'x');
    await mkdir(join(folder, 'incoming/grave'));
    await writeFile(join(folder, 'incoming/new'), 'x');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['old', 'grave']) await utimes(join(folder, 'incoming', name), longAgo, longAgo);
    await openFileStore(folder);
    expect(await readdir(join(folder, 'incoming'))).toEqual(['new']);
  });

  it('is unavailable once its folder is gone', async () => {
    const store = await openFileStore(folder);
    await rm(join(folder, 'objects'), { recursive: true });
    await expect(store.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
