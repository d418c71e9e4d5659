import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';

import type { Client } from 'minio';

import { resolveByteRange } from '../byte-range.js';
import { ObjectStoreError } from '../errors.js';
import { hasErrorCode } from '../files/errors.js';
import { writeStagedFile, deleteStaleFiles } from '../files/staged-file.js';
import { assertContentType, assertObjectFolder, assertObjectKey, assertObjectPrefix } from '../object-keys.js';
import type {
  ByteRange,
  ObjectContent,
  ListedObject,
  ObjectStore,
  Presigner,
  ObjectReading,
  StagedContent,
  StoredObject,
  WriteOptions,
  WriteResult,
} from '../object-store.js';
import { ContentHasher } from '../content-hasher.js';
import { connectS3 } from './connect.js';
import type { S3Options } from './connect.js';
import { callS3, isPermanentS3Refusal, isS3Code } from './s3-errors.js';
import { MultipartUpload, splitIntoParts, uploadFileInParts } from './multipart.js';

/** S3 lists and deletes that many objects at a time. */
const PAGE = 1_000;
/** An answer to a probe that takes longer comes too late. */
const PING_TIMEOUT_MS = 3_000;

/**
 * Objects in a bucket of any store that speaks S3, addressed by path; the bucket is made if it is not there. A store that does not answer
 * is opened all the same: it is UNAVAILABLE until it does, and the first `ping` that reaches it finds or makes the bucket.
 *
 * @param onAway told why a store that is opened cannot be used yet
 * @throws ObjectStoreError UNAVAILABLE when the store refuses, such as for a wrong key
 */
export async function openS3Store(options: S3Options, onAway: (error: unknown) => void = () => undefined): Promise<ObjectStore> {
  const { client, close } = connectS3(options);
  await mkdir(options.stagingFolder, { recursive: true });
  const store = new S3Store(client, options, close);
  await store.findBucket().catch((error: unknown) => {
    if (!isPermanentS3Refusal(error)) return onAway(error);
    close();
    throw error;
  });
  return store;
}

/** The client's own type leaves the time out. */
interface UnfinishedUpload {
  readonly key: string;
  readonly uploadId: string;
  readonly initiated: Date | string;
}

class S3Store implements ObjectStore {
  readonly presigner: Presigner;
  private readonly bucket: string;
  private readonly region: string;
  private readonly stagingFolder: string;
  private isBucketKnown = false;

  constructor(
    private readonly client: Client,
    { bucket, region, stagingFolder }: S3Options,
    readonly close: () => void,
  ) {
    this.bucket = bucket;
    this.region = region;
    this.stagingFolder = stagingFolder;
    this.presigner = {
      put: async (key, { contentType, expiresInSeconds }) => {
        assertObjectKey(key);
        assertContentType(contentType);
        const url = await callS3(() => client.presignedPutObject(bucket, key, expiresInSeconds));
        return { url, headers: { 'content-type': contentType } };
      },
      get: (key, { expiresInSeconds }) => {
        assertObjectKey(key);
        return callS3(() => client.presignedGetObject(bucket, key, expiresInSeconds));
      },
    };
  }

  /** The last part is held back until the whole content has passed the tally: only then is anything stored. */
  async write(key: string, content: ObjectContent, options: WriteOptions): Promise<WriteResult> {
    assertObjectKey(key);
    assertContentType(options.contentType);
    const tally = new ContentHasher(options);
    const upload = new MultipartUpload(this.client, { bucket: this.bucket, key, contentType: options.contentType });
    try {
      let held: Buffer = Buffer.alloc(0);
      for await (const part of splitIntoParts(tally.through(content))) {
        if (held.byteLength > 0) await upload.add(held);
        held = part;
      }
      return { ...tally.result(), etag: await upload.finish(held) };
    } catch (error) {
      await upload.abort();
      throw error;
    }
  }

  /** In a local file: a bucket cannot rename, and to copy a large object takes as long as to send it. */
  async stage(content: ObjectContent): Promise<StagedContent> {
    const staged = await writeStagedFile(this.stagingFolder, content, { synced: false });
    const discard = (): Promise<void> => rm(staged.path, { force: true });
    return {
      ...staged,
      discard,
      publish: async (key, contentType) => {
        assertObjectKey(key);
        assertContentType(contentType);
        await uploadFileInParts(this.client, { bucket: this.bucket, key, contentType }, staged).catch((error: unknown) => {
          if (hasErrorCode(error, 'ENOENT'))
            throw new ObjectStoreError('NOT_FOUND', 'the staged content no longer exists', { cause: error });
          throw error;
        });
        await discard();
      },
    };
  }

  async sweepStaged(idleMs: number): Promise<number> {
    let count = await deleteStaleFiles(this.stagingFolder, idleMs);
    await callS3(async () => {
      const unfinished = this.client.listIncompleteUploads(
        this.bucket,
        '',
        true,
      ) as AsyncIterable<unknown> as AsyncIterable<UnfinishedUpload>;
      for await (const { key, uploadId, initiated } of unfinished) {
        if (Date.now() - new Date(initiated).getTime() < idleMs) continue;
        await this.client.abortMultipartUpload(this.bucket, key, uploadId);
        count++;
      }
    });
    return count;
  }

  async read(key: string, range: ByteRange = {}): Promise<ObjectReading> {
    assertObjectKey(key);
    resolveByteRange(range, Number.MAX_SAFE_INTEGER); // a range that no object has needs no call
    const { start = 0, end } = range;
    const length = end === undefined ? 0 : end - start + 1; // 0 means to the end
    const answer = (await callS3(() => this.client.getPartialObject(this.bucket, key, start, length))) as IncomingMessage;
    return { bytes: wholeSize(answer), ...contentTypeOf(answer.headers['content-type']), stream: answer };
  }

  async stat(key: string): Promise<StoredObject> {
    assertObjectKey(key);
    const { size, metaData } = await callS3(() => this.client.statObject(this.bucket, key));
    return { bytes: size, ...contentTypeOf((metaData as Record<string, unknown>)['content-type']) };
  }

  async *list(prefix: string): AsyncGenerator<ListedObject, void> {
    assertObjectPrefix(prefix);
    for (let token: string | undefined = ''; token !== undefined;) {
      const from: string = token;
      const page = await callS3(() => this.client.listObjectsV2Query(this.bucket, prefix, from, '', PAGE, ''));
      for (const { name, size } of page.objects) if (name !== undefined) yield { key: name, bytes: size };
      token = page.isTruncated ? page.nextContinuationToken : undefined;
    }
  }

  async delete(key: string): Promise<void> {
    assertObjectKey(key);
    await callS3(() => this.client.removeObject(this.bucket, key));
  }

  async deletePrefix(prefix: string): Promise<number> {
    assertObjectFolder(prefix);
    let count = 0;
    let batch: string[] = [];
    for await (const { key } of this.list(prefix)) {
      if (batch.push(key) < PAGE) continue;
      count += await this.deleteBatch(batch);
      batch = [];
    }
    return count + (batch.length > 0 ? await this.deleteBatch(batch) : 0);
  }

  async ping(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ObjectStoreError('UNAVAILABLE', 'the S3 store did not answer in time')), PING_TIMEOUT_MS);
    });
    try {
      await Promise.race([this.findBucket(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Makes the bucket where there has been none. One that was there is not made again: an empty one would pass for a whole one. */
  async findBucket(): Promise<void> {
    if (!(await callS3(() => this.client.bucketExists(this.bucket)))) {
      if (this.isBucketKnown) throw new ObjectStoreError('UNAVAILABLE', 'the bucket does not exist');
      await callS3(() => this.client.makeBucket(this.bucket, this.region)).catch((error: unknown) => {
        if (!isS3Code(error, 'BucketAlreadyOwnedByYou')) throw error; // another process made it just now
      });
    }
    this.isBucketKnown = true;
  }

  private async deleteBatch(keys: readonly string[]): Promise<number> {
    const answers = await callS3(() => this.client.removeObjects(this.bucket, [...keys]));
    const failure = answers.find((answer) => answer?.Error !== undefined)?.Error;
    if (failure !== undefined)
      throw new ObjectStoreError('UNAVAILABLE', `the S3 store did not delete an object: ${failure.Code ?? 'it gave no reason'}`);
    return keys.length;
  }
}

/** Size of the object of which an answer holds all or a range. */
function wholeSize({ headers }: IncomingMessage): number {
  return Number(headers['content-range']?.split('/')[1] ?? headers['content-length']);
}

function contentTypeOf(value: unknown): { readonly contentType?: string } {
  return typeof value === 'string' ? { contentType: value } : {};
}
