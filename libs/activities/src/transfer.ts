import { createHash } from 'node:crypto';

import type { ObjectRef } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';

import type { MediaClient } from './ports.js';

/** Bytes that shall be stored below a folder, named by their hash. */
export interface NewObject {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly contentType: string;
}

/** Reading and writing of objects through the short-lived URLs that `media` signs. */
export interface ObjectTransfer {
  /** Stores objects below a folder; what is stored already is not sent again. */
  store(folder: string, objects: readonly NewObject[], signal: AbortSignal): Promise<ObjectRef[]>;
  readJson(key: string, signal: AbortSignal): Promise<unknown>;
}

export function createTransfer(media: MediaClient): ObjectTransfer {
  return {
    async store(folder, objects, signal) {
      const refs = objects.map((object) => describe(folder, object));
      const { uploads } = await media.issueUploads({ objects: refs });
      for (const [index, upload] of uploads.entries()) {
        const bytes = objects[index]?.bytes;
        if (bytes === undefined || upload.stored) continue;
        await send(upload, bytes, signal);
      }
      await media.confirmUploads({ objects: refs }, { deadlineMs: 60_000 });
      return refs;
    },

    async readJson(key, signal) {
      const { urls } = await media.signDownloads({ keys: [key], audience: mediaProto.SignDownloadsRequest_Audience.AUDIENCE_WORKER });
      const response = await request(urls[0] ?? '', { signal });
      return response.json();
    },
  };
}

function describe(folder: string, { bytes, extension, contentType }: NewObject): ObjectRef {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key: `${folder}/${sha256}.${extension}`, contentType, bytes: bytes.byteLength, sha256 };
}

async function send(
  upload: { url: string; method: string; headers: Record<string, string> },
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  const response = await request(upload.url, {
    method: upload.method,
    headers: upload.headers,
    body: bytes as Uint8Array<ArrayBuffer>,
    signal,
  });
  await response.arrayBuffer(); // reading the answer frees the connection
}

/** A failure names the status alone: the URL is signed and must not reach a log or a history. */
async function request(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw new DomainError('UNAVAILABLE', {}, { cause: error });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw new DomainError(
    response.status === 404 ? 'OBJECT_NOT_FOUND' : 'UNAVAILABLE',
    {},
    { cause: new Error(`the store answered ${response.status}`) },
  );
}
