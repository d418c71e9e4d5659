import type { Client } from 'minio';

import { callS3 } from './errors.js';

/** S3 wants parts of 5 MiB or more, and at most 10,000 of them. */
const PART_BYTES = 8 * 1_048_576;

export interface UploadTarget {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
}

/**
 * One object sent in parts, or in one piece when there is only one. The client's own `putObject` goes on with whatever
 * unfinished upload of the key it finds, which mixes writers, and leaves its own behind when the content breaks off.
 */
export class MultipartUpload {
  private uploadId: string | undefined;
  private readonly parts: { part: number; etag: string }[] = [];

  constructor(
    private readonly client: Client,
    private readonly target: UploadTarget,
  ) {}

  async add(part: Buffer): Promise<void> {
    const { bucket, key, contentType } = this.target;
    this.uploadId ??= await callS3(() => this.client.initiateNewMultipartUpload(bucket, key, { 'Content-Type': contentType }));
    const partNumber = this.parts.length + 1;
    const place = { bucketName: bucket, objectName: key, uploadID: this.uploadId, partNumber, headers: {} };
    const { etag } = await callS3(() => this.client.uploadPart(place, part));
    this.parts.push({ part: partNumber, etag });
  }

  /** Makes the object visible and answers its etag. */
  async finish(last: Buffer): Promise<string> {
    const { bucket, key, contentType } = this.target;
    if (this.uploadId === undefined) {
      const put = () => this.client.putObject(bucket, key, last, last.byteLength, { 'Content-Type': contentType });
      return (await callS3(put)).etag;
    }
    await this.add(last);
    const uploadId = this.uploadId;
    const { etag } = await callS3(() => this.client.completeMultipartUpload(bucket, key, uploadId, this.parts));
    this.uploadId = undefined;
    return etag;
  }

  /** Drops what was sent. A store that cannot be told keeps the parts until its own clean-up of unfinished uploads. */
  async abort(): Promise<void> {
    const { bucket, key } = this.target;
    const uploadId = this.uploadId;
    if (uploadId !== undefined) await callS3(() => this.client.abortMultipartUpload(bucket, key, uploadId)).catch(() => undefined);
  }
}

/** The content in parts of PART_BYTES; only the last may be smaller, and none is empty. */
export async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let part = Buffer.allocUnsafe(PART_BYTES);
  let filled = 0;
  for await (const piece of content) {
    for (let taken = 0; taken < piece.byteLength;) {
      const next = piece.subarray(taken, taken + PART_BYTES - filled);
      part.set(next, filled);
      taken += next.byteLength;
      filled += next.byteLength;
      if (filled < PART_BYTES) continue;
      yield part;
      part = Buffer.allocUnsafe(PART_BYTES); // the one given away may still be on its way
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
