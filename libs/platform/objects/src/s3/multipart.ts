import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

import type { Client } from 'minio';

import { ObjectStoreError } from '../errors.js';
import { callS3 } from './s3-errors.js';

/** S3 wants parts of 5 MiB or more, and at most 10,000 of them. */
const PART_BYTES = 8 * 1_048_576;

interface UploadTarget {
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
    await this.begin();
    await this.put(this.parts.length + 1, part);
  }

  /** Makes the object visible and answers its etag. */
  async finish(last: Buffer): Promise<string> {
    const { bucket, key, contentType } = this.target;
    if (this.uploadId === undefined) {
      const put = () => this.client.putObject(bucket, key, last, last.byteLength, { 'Content-Type': contentType });
      return (await callS3(put)).etag;
    }
    await this.add(last);
    return this.complete();
  }

  /** All of the object, in so many parts, some at a time; makes it visible. `read` fills a part from the buffer it is lent. */
  async addAll(count: number, atOnce: number, read: (index: number, buffer: Buffer) => Promise<Buffer>): Promise<void> {
    await this.begin();
    let next = 0;
    const sender = async (): Promise<void> => {
      const buffer = Buffer.allocUnsafeSlow(PART_BYTES); // one for all parts: what is thrown away is not given back at once
      try {
        while (next < count) {
          const index = next++;
          await this.put(index + 1, await read(index, buffer));
        }
      } catch (error) {
        next = count; // the others need not go on
        throw error;
      }
    };
    // All are waited for, so that none is still on its way when the upload is dropped.
    const senders = await Promise.allSettled(Array.from({ length: Math.min(atOnce, count) }, sender));
    for (const sent of senders) if (sent.status === 'rejected') throw sent.reason;
    await this.complete();
  }

  /** Drops what was sent. A store that cannot be told keeps the parts until its own clean-up of unfinished uploads. */
  async abort(): Promise<void> {
    const { bucket, key } = this.target;
    const uploadId = this.uploadId;
    if (uploadId !== undefined) await callS3(() => this.client.abortMultipartUpload(bucket, key, uploadId)).catch(() => undefined);
  }

  private async begin(): Promise<void> {
    const { bucket, key, contentType } = this.target;
    this.uploadId ??= await callS3(() => this.client.initiateNewMultipartUpload(bucket, key, { 'Content-Type': contentType }));
  }

  private async put(partNumber: number, part: Buffer): Promise<void> {
    const { bucket, key } = this.target;
    const place = { bucketName: bucket, objectName: key, uploadID: this.uploadId ?? '', partNumber, headers: {} };
    const { etag } = await callS3(() => this.client.uploadPart(place, part));
    this.parts.push({ part: partNumber, etag });
  }

  private async complete(): Promise<string> {
    const { bucket, key } = this.target;
    const uploadId = this.uploadId ?? '';
    const parts = this.parts.toSorted((a, b) => a.part - b.part);
    const { etag } = await callS3(() => this.client.completeMultipartUpload(bucket, key, uploadId, parts));
    this.uploadId = undefined;
    return etag;
  }
}

/** Parts of one file that are on their way at once; each is held in memory. */
const PARTS_AT_ONCE = 3;

/** Stores a file as an object, its parts side by side. */
export async function uploadFileInParts(
  client: Client,
  target: UploadTarget,
  { path, bytes }: { readonly path: string; readonly bytes: number },
): Promise<void> {
  const file = await open(path);
  const upload = new MultipartUpload(client, target);
  try {
    if (bytes <= PART_BYTES) return void (await upload.finish(await readPart(file, 0, Buffer.allocUnsafe(bytes))));
    await upload.addAll(Math.ceil(bytes / PART_BYTES), PARTS_AT_ONCE, (index, buffer) => {
      const position = index * PART_BYTES;
      return readPart(file, position, buffer.subarray(0, Math.min(PART_BYTES, bytes - position)));
    });
  } catch (error) {
    await upload.abort();
    throw error;
  } finally {
    await file.close();
  }
}

/** Fills the part with what lies at the position. */
async function readPart(file: FileHandle, position: number, part: Buffer): Promise<Buffer> {
  for (let done = 0; done < part.byteLength;) {
    const { bytesRead } = await file.read(part, done, part.byteLength - done, position + done);
    if (bytesRead === 0) throw new ObjectStoreError('UNAVAILABLE', 'the staged file was cut off');
    done += bytesRead;
  }
  return part;
}

/** The content in parts of PART_BYTES; only the last may be smaller, and none is empty. */
export async function* splitIntoParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
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
