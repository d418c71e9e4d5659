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
  /** Sends an object to a place below a folder; one that is stored already is not sent again. It counts once it is confirmed. */
  send(folder: string, object: NewObject, signal: AbortSignal): Promise<ObjectRef>;
  /** Puts sent objects on record, all or none of them. */
  confirm(objects: readonly ObjectRef[]): Promise<void>;
  /** Sends an object and confirms it. */
  store(folder: string, object: NewObject, signal: AbortSignal): Promise<ObjectRef>;
  readJson(key: string, signal: AbortSignal): Promise<unknown>;
}

/** A bucket that was written to directly is read once more. */
const CONFIRM_MS = 60_000;

export function createTransfer(media: MediaClient): ObjectTransfer {
  const send = async (folder: string, object: NewObject, signal: AbortSignal): Promise<ObjectRef> => {
    const ref = describe(folder, object);
    const { uploads } = await media.issueUploads({ objects: [ref] });
    for (const upload of uploads) if (!upload.stored) await put(upload, object.bytes, signal);
    return ref;
  };
  const confirm = async (objects: readonly ObjectRef[]): Promise<void> => {
    await media.confirmUploads({ objects: [...objects] }, { deadlineMs: CONFIRM_MS });
  };
  return {
    send,
    confirm,

    async store(folder, object, signal) {
      const ref = await send(folder, object, signal);
      await confirm([ref]);
      return ref;
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

async function put(
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
