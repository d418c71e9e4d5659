import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import type { ByteRange, StagedContent } from '@diorama/objects';

import { inStore } from '../files/store-errors.js';

/** A file to look at, and the end of it. */
export interface LocalCopy {
  readonly path: string;
  dispose(): Promise<void>;
}

const FOLDER = 'diorama-inspect-';
/** Up to here a video is copied whole. */
const WHOLE_VIDEO_BYTES = 128 * 1_048_576;
/** Of a longer one the ends: players find their tables at one of them, and seek past what lies between. */
const VIDEO_END_BYTES = 64 * 1_048_576;

/**
 * The staged content as a file: the store's own where it is one, else a copy in the folder. Of a long video the copy holds the
 * ends, and zeros in between that take no room.
 */
export async function localCopy(staged: StagedContent, kind: 'image' | 'video', folder: string): Promise<LocalCopy> {
  if (staged.path !== undefined) return { path: staged.path, dispose: () => Promise.resolve() };
  const own = await mkdtemp(join(folder, FOLDER));
  const dispose = (): Promise<void> => rm(own, { recursive: true, force: true });
  try {
    const path = join(own, 'content');
    await copyRanges(staged, rangesOf(staged.bytes, kind), path);
    return { path, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Removes copies that a process left behind when it was killed; answers how many. */
export async function sweepCopies(folder: string, idleMs: number): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(FOLDER)) continue;
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info === undefined || Date.now() - info.mtimeMs < idleMs) continue;
    await rm(path, { recursive: true, force: true });
    count++;
  }
  return count;
}

function rangesOf(bytes: number, kind: 'image' | 'video'): readonly Required<ByteRange>[] {
  if (bytes === 0) return [];
  if (kind === 'image' || bytes <= WHOLE_VIDEO_BYTES) return [{ start: 0, end: bytes - 1 }];
  return [
    { start: 0, end: VIDEO_END_BYTES - 1 },
    { start: bytes - VIDEO_END_BYTES, end: bytes - 1 },
  ];
}

async function copyRanges(staged: StagedContent, ranges: readonly Required<ByteRange>[], path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.truncate(staged.bytes);
    for (const range of ranges) {
      const { stream } = await inStore(() => staged.read(range));
      await writeAt(file, range.start, stream as AsyncIterable<Uint8Array>);
    }
  } finally {
    await file.close();
  }
}

async function writeAt(file: FileHandle, start: number, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let position = start;
  for await (const piece of pieces) {
    for (let done = 0; done < piece.byteLength;) {
      const { bytesWritten } = await file.write(piece, done, piece.byteLength - done, position);
      done += bytesWritten;
      position += bytesWritten;
    }
  }
}
