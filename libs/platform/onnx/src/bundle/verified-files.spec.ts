import { lstat, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { FileHashCache } from './verified-files.js';

const OF_ONE = '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b';
const OF_TWO = 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35';

async function file(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-verified-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'file'), text);
  return join(folder, 'file');
}

describe('the hash of a file', () => {
  it('is read once', async () => {
    const [files, path] = [new FileHashCache(), await file('1')];
    expect([await files.sha256(path), await files.sha256(path)]).toEqual([OF_ONE, OF_ONE]);
    expect(files.readCount).toBe(1);
  });

  it('is read again when the file was written, though size and time stayed', async () => {
    const [files, path] = [new FileHashCache(), await file('1')];
    await utimes(path, 1_000, 1_000);
    await files.sha256(path);
    const { ctimeNs } = await lstat(path, { bigint: true });
    do {
      await writeFile(path, '2');
      await utimes(path, 1_000, 1_000);
    } while ((await lstat(path, { bigint: true })).ctimeNs === ctimeNs); // some kernels count in steps of milliseconds
    expect(await files.sha256(path)).toBe(OF_TWO);
  });

  it('is read again when another file took its place', async () => {
    const [files, path, other] = [new FileHashCache(), await file('1'), await file('2')];
    await files.sha256(path);
    await rename(other, path);
    expect(await files.sha256(path)).toBe(OF_TWO);
  });

  it('is an error where there is no file', async () => {
    await expect(new FileHashCache().sha256('/nowhere')).rejects.toThrow('ENOENT');
  });
});
