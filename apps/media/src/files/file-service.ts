import { createHash } from 'node:crypto';

import { DomainError, LIMITS } from '@diorama/domain';
import { isObjectStoreError } from '@diorama/objects';
import type { ObjectStore, Presigner } from '@diorama/objects';
import type { DataSource } from 'typeorm';

import { findStoredFiles, deleteStoredFileRecords, recordStoredFiles } from '../store/stored-files.js';
import type { StoredFile } from '../store/stored-files.js';
import { WORKER_READ_SECONDS } from '../urls/signed-urls.js';
import type { ReadRepresentation, SignedUrls } from '../urls/signed-urls.js';
import { readObjectBytes } from './read-object-bytes.js';
import { callObjectStore } from './call-object-store.js';

/** Who uses a URL: a client for up to a day, a client without expiry, or a worker for minutes. */
export type SignedUrlAudience = 'client' | 'link' | 'worker';

/** Where to put an object; null when it need not be sent. */
interface UploadPlace {
  readonly url: string;
  /** To be sent with the bytes. */
  readonly headers: Readonly<Record<string, string>>;
}

interface FileServiceParts {
  readonly dataSource: DataSource;
  readonly store: ObjectStore;
  readonly urls: SignedUrls;
}

/** Objects from the announcement of their bytes to their deletion: the store holds them, the database says which are good. */
export class FileService {
  constructor(private readonly parts: FileServiceParts) {}

  /** A place for each file, in their order; null for one that is stored and on record already. */
  async issueUploads(files: readonly StoredFile[]): Promise<(UploadPlace | null)[]> {
    const recorded = await findStoredFiles(this.parts.dataSource, keysOf(files));
    const places: (UploadPlace | null)[] = [];
    for (const file of files) {
      const isStored = recorded.get(file.key)?.sha256 === file.sha256 && (await this.holds(file));
      places.push(isStored ? null : await this.uploadPlace(file));
    }
    return places;
  }

  /**
   * Puts the files on record once each is stored as announced; what is stored otherwise is deleted. All or none are recorded.
   *
   * @throws DomainError OBJECT_NOT_FOUND, or OBJECT_MISMATCH
   */
  async confirmUploads(files: readonly StoredFile[]): Promise<void> {
    const recorded = await findStoredFiles(this.parts.dataSource, keysOf(files));
    const fresh = files.filter((file) => !isRecorded(file, recorded.get(file.key)));
    for (const file of files) {
      if (fresh.includes(file)) await this.verify(file);
      else if (!(await this.holds(file))) throw new DomainError('OBJECT_NOT_FOUND');
    }
    if (fresh.length > 0) await recordStoredFiles(this.parts.dataSource, fresh);
  }

  /**
   * URLs in the order of the keys.
   *
   * @param manifestKeys those of the keys that hold manifests, which clients get with URLs for the files they name
   * @throws DomainError OBJECT_NOT_FOUND when one of them is not on record
   */
  async signDownloads(keys: readonly string[], audience: SignedUrlAudience, manifestKeys: ReadonlySet<string>): Promise<string[]> {
    const recorded = await findStoredFiles(this.parts.dataSource, keys);
    return Promise.all(
      keys.map((key) => {
        if (!recorded.has(key)) throw new DomainError('OBJECT_NOT_FOUND');
        return this.downloadUrl(key, audience, manifestKeys.has(key) ? 'manifest' : 'object');
      }),
    );
  }

  /**
   * The bytes of one object of at most `LIMITS.smallObjectBytes`.
   *
   * @throws DomainError OBJECT_NOT_FOUND when it is not on record or larger; UNAVAILABLE when the store cannot be read now
   */
  async readSmall(key: string): Promise<Buffer> {
    const file = (await findStoredFiles(this.parts.dataSource, [key])).get(key);
    if (file === undefined || file.bytes > LIMITS.smallObjectBytes) throw new DomainError('OBJECT_NOT_FOUND');
    const pieces: Uint8Array[] = [];
    for await (const piece of readObjectBytes(this.parts.store, key)) pieces.push(piece);
    return Buffer.concat(pieces, file.bytes);
  }

  /** Answers how many objects were deleted. They are off the record first: no URL is signed for what is about to go. */
  async deletePrefix(prefix: string): Promise<number> {
    await deleteStoredFileRecords(this.parts.dataSource, prefix);
    return callObjectStore(() => this.parts.store.deletePrefix(prefix));
  }

  /** The same, except the keys to keep. */
  async deleteOthers(prefix: string, keep: readonly string[]): Promise<number> {
    const { dataSource, store } = this.parts;
    await deleteStoredFileRecords(dataSource, prefix, keep);
    return callObjectStore(async () => {
      let deleted = 0;
      for await (const { key } of store.list(prefix)) {
        if (keep.includes(key)) continue;
        await store.delete(key);
        deleted++;
      }
      return deleted;
    });
  }

  private async uploadPlace(file: StoredFile): Promise<UploadPlace> {
    const { store, urls } = this.parts;
    const { key, contentType } = file;
    if (store.presigner === undefined) return { url: urls.forUpload(file), headers: { 'content-type': contentType } };
    return store.presigner.put(key, { contentType, expiresInSeconds: LIMITS.uploadUrlSeconds });
  }

  /** Clients always come to the signed endpoint: its headers do not depend on how a bucket is set up. */
  private async downloadUrl(key: string, audience: SignedUrlAudience, view: ReadRepresentation): Promise<string> {
    const { store, urls } = this.parts;
    if (audience === 'client') return urls.forClient(key, view);
    if (audience === 'link') return urls.forLink(key, view);
    return store.presigner?.get(key, { expiresInSeconds: WORKER_READ_SECONDS }) ?? urls.forWorker(key);
  }

  private async verify(file: StoredFile): Promise<void> {
    const { store } = this.parts;
    const { bytes } = await callObjectStore(() => store.stat(file.key));
    const what = bytes === file.bytes ? await this.hashFault(file, store.presigner) : 'size';
    if (what === null) return;
    await callObjectStore(() => store.delete(file.key));
    throw new DomainError('OBJECT_MISMATCH', { what });
  }

  /** Our own endpoint held the bytes to their hash as they came; what went to the store past it is read once. */
  private async hashFault({ key, sha256 }: StoredFile, presigner: Presigner | undefined): Promise<'sha256' | null> {
    if (presigner === undefined) return null;
    const hash = createHash('sha256');
    for await (const piece of readObjectBytes(this.parts.store, key)) hash.update(piece);
    return hash.digest('hex') === sha256 ? null : 'sha256';
  }

  /** Whether the store has it still; what is on record can be lost, and is sent again then. */
  private async holds({ key, bytes }: StoredFile): Promise<boolean> {
    const stored = await callObjectStore(() => this.parts.store.stat(key).catch(nullWhenAbsent));
    return stored?.bytes === bytes;
  }
}

function nullWhenAbsent(error: unknown): null {
  if (isObjectStoreError(error, 'NOT_FOUND')) return null;
  throw error;
}

const keysOf = (files: readonly StoredFile[]): string[] => files.map(({ key }) => key);

/** @throws DomainError OBJECT_MISMATCH for another file under the same key; the recorded one is good and stays */
function isRecorded(file: StoredFile, recorded: StoredFile | undefined): boolean {
  if (recorded === undefined) return false;
  if (recorded.sha256 !== file.sha256) throw new DomainError('OBJECT_MISMATCH', { what: 'sha256' });
  if (recorded.bytes !== file.bytes) throw new DomainError('OBJECT_MISMATCH', { what: 'size' });
  return true;
}
