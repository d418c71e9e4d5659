import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, realpath, rename, rm, rmdir, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

import { resolveByteRange } from '../byte-range.js';
import { ObjectStoreError } from '../errors.js';
import { assertContentType, assertObjectFolder, assertObjectKey, assertObjectPrefix } from '../object-keys.js';
import type {
  ByteRange,
  ObjectContent,
  ListedObject,
  ObjectStore,
  ObjectReading,
  StagedContent,
  StoredObject,
  WriteOptions,
  WriteResult,
} from '../object-store.js';
import { hasErrorCode, toFileStoreError } from './errors.js';
import { writeStagedFile, deleteStaleFiles, flushFileToDisk } from './staged-file.js';
import { countFiles, walkFiles } from './walk.js';

/** A temporary file that nobody has written to for so long belongs to a process that is gone. */
const ABANDONED_MS = 3_600_000;
/** An empty folder may be removed between its making and the arrival of a file, again and again where many files are deleted. */
const PUBLISH_ATTEMPTS = 20;
/** Errors of a call during which a folder on the way is removed; a recursive `mkdir` may take the gap for a file. */
const REMOVED = ['ENOENT', 'EEXIST', 'ENOTDIR'] as const;

/**
 * Objects as plain files below a folder, which is made if it is not there. A write goes to a temporary file, is synced and
 * then renamed, so that readers see all of an object or nothing, even after a crash. Symbolic links are not followed.
 */
export async function openFileStore(folder: string): Promise<ObjectStore> {
  await mkdir(join(folder, 'objects'), { recursive: true });
  await mkdir(join(folder, 'incoming'), { recursive: true });
  const root = await realpath(folder);
  const store = new FileStore(join(root, 'objects'), join(root, 'incoming'));
  await store.sweepStaged(ABANDONED_MS);
  return store;
}

class FileStore implements ObjectStore {
  constructor(
    private readonly objects: string,
    private readonly incoming: string,
  ) {}

  async write(key: string, content: ObjectContent, options: WriteOptions): Promise<WriteResult> {
    assertObjectKey(key);
    assertContentType(options.contentType);
    const { path, bytes, sha256 } = await writeStagedFile(this.incoming, content, { ...options, synced: true });
    try {
      await this.publish(path, this.pathOf(key));
    } catch (error) {
      await rm(path, { force: true });
      throw toFileStoreError(error);
    }
    return { bytes, sha256, etag: sha256 };
  }

  async read(key: string, range: ByteRange = {}): Promise<ObjectReading> {
    const { file, bytes } = await this.openObject(key);
    try {
      const { start, end } = resolveByteRange(range, bytes);
      if (end < start) {
        await file.close();
        return { bytes, stream: Readable.from([]) };
      }
      return { bytes, stream: file.createReadStream({ start, end }) }; // closes the file when it ends or is destroyed
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async stat(key: string): Promise<StoredObject> {
    const { file, bytes } = await this.openObject(key);
    await file.close();
    return { bytes };
  }

  async *list(prefix: string): AsyncGenerator<ListedObject, void> {
    assertObjectPrefix(prefix);
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    if (await this.isInside(this.pathOf(folder))) yield* walkFiles(this.objects, folder, prefix);
  }

  async delete(key: string): Promise<void> {
    assertObjectKey(key);
    const path = this.pathOf(key);
    if (!(await this.isInside(dirname(path)))) return;
    try {
      await rm(path);
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'ERR_FS_EISDIR')) return;
      throw toFileStoreError(error);
    }
    await this.prune(dirname(path));
  }

  async deletePrefix(prefix: string): Promise<number> {
    assertObjectFolder(prefix);
    const path = this.pathOf(prefix.slice(0, -1));
    if (!(await this.isInside(path))) return 0;
    // The folder goes out of sight in one step; its files then follow at leisure.
    const grave = join(this.incoming, randomUUID());
    try {
      await mkdir(grave);
      await rename(path, join(grave, 'folder'));
    } catch (error) {
      await rm(grave, { recursive: true, force: true });
      if (hasErrorCode(error, 'ENOENT')) return 0; // somebody else deleted it just now
      throw toFileStoreError(error);
    }
    const count = await countFiles(grave);
    await rm(grave, { recursive: true, force: true });
    await this.prune(dirname(path));
    return count;
  }

  async ping(): Promise<void> {
    try {
      await access(this.objects, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new ObjectStoreError('UNAVAILABLE', 'the object folder cannot be used', { cause: error });
    }
  }

  close(): void {
    // Nothing stays open between calls.
  }

  async stage(content: ObjectContent): Promise<StagedContent> {
    const staged = await writeStagedFile(this.incoming, content, { synced: false });
    const syncing = flushFileToDisk(staged.path); // while the caller inspects the file
    syncing.catch(() => undefined); // told when it is published
    return {
      ...staged,
      publish: (key, contentType) => this.publishStaged(staged.path, syncing, key, contentType),
      discard: () => rm(staged.path, { force: true }),
    };
  }

  sweepStaged(idleMs: number): Promise<number> {
    return deleteStaleFiles(this.incoming, idleMs);
  }

  private async publishStaged(path: string, syncing: Promise<void>, key: string, contentType: string): Promise<void> {
    assertObjectKey(key);
    assertContentType(contentType);
    try {
      await syncing;
      await this.publish(path, this.pathOf(key));
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) throw new ObjectStoreError('NOT_FOUND', 'the staged content no longer exists', { cause: error });
      throw toFileStoreError(error);
    }
  }

  private pathOf(key: string): string {
    return join(this.objects, ...key.split('/'));
  }

  /** Whether the folder is there, and is where its path says: no symbolic link leads elsewhere. */
  private async isInside(folder: string): Promise<boolean> {
    try {
      return (await realpath(folder)) === folder.replace(/\/$/, '') && (await stat(folder)).isDirectory();
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return false;
      throw toFileStoreError(error);
    }
  }

  private async openObject(key: string): Promise<{ readonly file: FileHandle; readonly bytes: number }> {
    assertObjectKey(key);
    const path = this.pathOf(key);
    const missing = new ObjectStoreError('NOT_FOUND', 'no such object');
    if (!(await this.isInside(dirname(path)))) throw missing;
    let file: FileHandle;
    try {
      // NONBLOCK: to open a pipe that somebody put here must not wait for its writer.
      file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    } catch (error) {
      throw hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO') ? missing : toFileStoreError(error);
    }
    const info = await file.stat();
    if (info.isFile()) return { file, bytes: info.size };
    await file.close();
    throw missing;
  }

  private async publish(temporary: string, path: string): Promise<void> {
    const folder = dirname(path);
    for (let attempt = 1; ; attempt++) {
      try {
        if (await this.moveInto(folder, temporary, path)) break;
      } catch (error) {
        // A folder on the way was removed by a concurrent deletion: make it again.
        if (!hasErrorCode(error, ...REMOVED) || attempt === PUBLISH_ATTEMPTS) throw error;
      }
      if (attempt === PUBLISH_ATTEMPTS) throw new ObjectStoreError('KEY_INVALID', 'the key points outside the store');
    }
    await syncFolder(folder).catch((error: unknown) => {
      if (!hasErrorCode(error, 'ENOENT')) throw error; // deleted already, which is as good as later
    });
  }

  /** False when the folder is not, or no longer, inside the store. */
  private async moveInto(folder: string, temporary: string, path: string): Promise<boolean> {
    await mkdir(folder, { recursive: true });
    if (!(await this.isInside(folder))) return false;
    await rename(temporary, path);
    return true;
  }

  /** Removes folders that have become empty, from the innermost outwards. */
  private async prune(folder: string): Promise<void> {
    for (let path = folder; path.length > this.objects.length; path = dirname(path)) {
      try {
        await rmdir(path);
      } catch (error) {
        if (hasErrorCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'EBUSY')) return;
        throw toFileStoreError(error);
      }
    }
  }
}

/** A rename lasts only once the folder is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
