import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import type { Content, WriteOptions } from '../object-store.js';
import { Tally } from '../tally.js';
import { toFileStoreError } from './errors.js';

/** A file of a name of its own that holds content on its way to its place. */
export interface StagedFile {
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

export interface StagingOptions extends Pick<WriteOptions, 'bytes' | 'sha256'> {
  /** Whether the file has to outlast a loss of power. */
  readonly synced: boolean;
}

/** Writes content to a new file in the folder, whole or not at all. An error of the content itself is thrown as it is. */
export async function stageFile(folder: string, content: Content, { synced, ...announced }: StagingOptions): Promise<StagedFile> {
  const path = join(folder, randomUUID());
  const tally = new Tally(announced);
  try {
    await writeFile(path, tally.through(content), synced);
  } catch (error) {
    await rm(path, { force: true });
    throw toFileStoreError(error);
  }
  return { path, ...tally.result() };
}

/** Removes what lies in the folder and was last written to so long ago; answers how many. */
export async function sweepFolder(folder: string, idleMs: number): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined); // another process may sweep as well
    if (info === undefined || Date.now() - info.mtimeMs < idleMs) continue;
    await rm(path, { recursive: true, force: true });
    count++;
  }
  return count;
}

async function writeFile(path: string, content: AsyncIterable<Uint8Array>, synced: boolean): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    for await (const piece of content) await writeAll(file, piece);
    if (synced) await file.sync();
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let done = 0; done < piece.byteLength;) done += (await file.write(piece, done)).bytesWritten;
}
