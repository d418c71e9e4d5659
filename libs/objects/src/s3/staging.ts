import { randomUUID } from 'node:crypto';

import { CopyDestinationOptions, CopySourceOptions } from 'minio';
import type { Client } from 'minio';

import { ObjectStoreError } from '../errors.js';
import { assertContentType, assertKey } from '../keys.js';
import type { ByteRange, Reading, StagedContent, Written } from '../object-store.js';
import { callS3 } from './errors.js';

/** Below it lies what has no key of its own yet; no key of an object begins with it. */
export const STAGING_PREFIX = '.staged/';

/** A key for content that has none yet. */
export const stagingKey = (): string => STAGING_PREFIX + randomUUID();

/** What staged content asks of the store it lies in. */
export interface StagingBucket {
  readonly client: Client;
  readonly bucket: string;
  read(key: string, range?: ByteRange): Promise<Reading>;
}

/** Content under a staging key; the store itself copies it when it is published, so that it does not cross the network again. */
export class StagedInBucket implements StagedContent {
  readonly bytes: number;
  readonly sha256: string;
  readonly etag: string;

  constructor(
    private readonly place: StagingBucket,
    private readonly staged: string,
    { bytes, sha256, etag }: Written,
  ) {
    this.bytes = bytes;
    this.sha256 = sha256;
    this.etag = etag;
  }

  read(range?: ByteRange): Promise<Reading> {
    return this.place.read(this.staged, range);
  }

  async publish(key: string, contentType: string): Promise<void> {
    assertKey(key);
    assertContentType(contentType);
    const { client, bucket } = this.place;
    const source = new CopySourceOptions({ Bucket: bucket, Object: this.staged });
    const headers = { 'Content-Type': contentType };
    const target = new CopyDestinationOptions({ Bucket: bucket, Object: key, MetadataDirective: 'REPLACE', Headers: headers });
    await callS3(() => client.copyObject(source, target));
    // A copy that fails on its way answers 200 all the same (S3 API reference, CopyObject).
    const { size } = await callS3(() => client.statObject(bucket, key));
    if (size !== this.bytes) throw new ObjectStoreError('UNAVAILABLE', 'the S3 store did not copy the whole object');
    await this.discard();
  }

  async discard(): Promise<void> {
    await callS3(() => this.place.client.removeObject(this.place.bucket, this.staged));
  }
}

/** Removes staged objects and unfinished uploads that began before the time (Unix milliseconds); answers how many. */
export async function sweepStaging({ client, bucket }: Omit<StagingBucket, 'read'>, beforeMs: number): Promise<number> {
  let count = 0;
  const staged = client.listObjectsV2(bucket, STAGING_PREFIX, true);
  const unfinished = client.listIncompleteUploads(bucket, '', true);
  await callS3(async () => {
    for await (const { name, lastModified } of staged as AsyncIterable<{ name?: string; lastModified?: Date }>) {
      if (name === undefined || (lastModified?.getTime() ?? Infinity) >= beforeMs) continue;
      await client.removeObject(bucket, name);
      count++;
    }
    for await (const { key, uploadId, initiated } of unfinished as AsyncIterable<{ key: string; uploadId: string; initiated: Date }>) {
      if (new Date(initiated).getTime() >= beforeMs) continue;
      await client.abortMultipartUpload(bucket, key, uploadId);
      count++;
    }
  });
  return count;
}
