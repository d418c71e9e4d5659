import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import type { ObjectContent, WriteOptions } from '../object-store.js';
import { ContentHasher } from '../content-hasher.js';
import { toFileStoreError } from './errors.js';

/** A file of a name of its own that holds content on its way to its place. */
interface StagedFile {
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

const BLOCK_BYTES = 1_048_576;
/** Each piece takes memory of its own, so a sender of single bytes must not fill a block with them. Also what one `writev` takes (IOV_MAX). */
const BLOCK_PIECES = 1_024;

interface StagingOptions extends Pick<WriteOptions, 'bytes' | 'sha256'> {
  /** Whether the file has to outlast a loss of power. */
  readonly synced: boolean;
}

/** Writes content to a new file in the folder, whole or not at all. An error of the content itself is thrown as it is. */
export async function writeStagedFile(
  folder: string,
  content: ObjectContent,
  { synced, ...announced }: StagingOptions,
): Promise<StagedFile> {
  const path = join(folder, randomUUID());
  const tally = new ContentHasher(announced);
  try {
    await writeFile(path, tally.through(content), synced);
  } catch (error) {
    await rm(path, { force: true });
    throw toFileStoreError(error);
  }
  return { path, ...tally.result() };
}

/** Has the file outlast a loss of power. */
export async function flushFileToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes what lies in the folder and was last written to so long ago; answers how many. */
export async function deleteStaleFiles(folder: string, idleMs: number): Promise<number> {
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
    await writeBehind(file, content);
    if (synced) await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a block of pieces while those of the next one come in: a network gives small pieces, and each write costs the same. */
async function writeBehind(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<void> {
  let block: Uint8Array[] = [];
  let bytes = 0;
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    writing = writeAll(file, block);
    writing.catch(() => undefined); // whoever awaits it next is told
    [block, bytes] = [[], 0];
  };
  try {
    for await (const piece of content) {
      block.push(piece);
      bytes += piece.byteLength;
      if (bytes >= BLOCK_BYTES || block.length >= BLOCK_PIECES) await flush();
    }
    await flush();
  } finally {
    await writing; // the file must not be closed under it
  }
}

async function writeAll(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  let left = pieces.filter(({ byteLength }) => byteLength > 0);
  while (left.length > 0) left = after(left, (await file.writev(left)).bytesWritten);
}

/** What is left of the pieces after so many bytes. */
function after(pieces: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let done = bytes;
  return pieces.flatMap((piece) => {
    const cut = Math.min(done, piece.byteLength);
    done -= cut;
    return cut === piece.byteLength ? [] : [piece.subarray(cut)];
  });
}
