import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arrayBuffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { ObjectRef } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import { mediaProto } from '@diorama/proto-types';
import { receiveWithIdleTimeout, sendWithIdleTimeout } from '@diorama/resilience';
import type { IdleTimeout } from '@diorama/resilience';

import type { MediaClient } from '../ports.js';
import { withIdleTimeout } from './with-idle-timeout.js';

/** Bytes that shall be stored below a folder, named by their hash. */
export interface ObjectUpload {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly contentType: string;
}

/** Reading and writing of objects through the short-lived URLs that `media` signs. */
export interface ObjectTransfer {
  /** Sends an object to a place below a folder; one that is stored already is not sent again. It counts once it is confirmed. */
  send(folder: string, object: ObjectUpload, signal: AbortSignal): Promise<ObjectRef>;
  /** Puts sent objects on record, all or none of them. */
  confirm(objects: readonly ObjectRef[]): Promise<void>;
  /** Sends an object and confirms it. */
  store(folder: string, object: ObjectUpload, signal: AbortSignal): Promise<ObjectRef>;
  /** As `store`, for an object too large to be held as a whole: its pieces are made twice, to be hashed and to be sent. */
  storePieces(folder: string, object: NewPieces, signal: AbortSignal): Promise<ObjectRef>;
  readJson(key: string, signal: AbortSignal): Promise<unknown>;
  readBytes(key: string, signal: AbortSignal): Promise<Uint8Array>;
  /** Downloads an object into a new file. */
  saveFile(key: string, path: string, signal: AbortSignal): Promise<void>;
  /** Downloads an object into a file that is there only while `work` is at it. */
  withFile<Result>(key: string, signal: AbortSignal, work: (path: string) => Promise<Result>): Promise<Result>;
}

/** An object that is made piece by piece; each call must give the same pieces. */
interface NewPieces extends Omit<ObjectUpload, 'bytes'> {
  readonly pieces: () => Pieces;
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A bucket that was written to directly is read once more. */
const CONFIRM_MS = 60_000;

/** Longer than any store takes to put away what it was sent. */
const IDLE_MS = 60_000;

/** @param idleMs the longest time without progress in the middle of a transfer */
export function createObjectTransfer(media: MediaClient, idleMs = IDLE_MS): ObjectTransfer {
  const put = (upload: Upload, pieces: Pieces, bytes: number, signal: AbortSignal): Promise<void> =>
    withIdleTimeout({ signal, idleMs }, (timeout) => putPieces(upload, pieces, bytes, timeout));
  const send = async (folder: string, object: ObjectUpload, signal: AbortSignal): Promise<ObjectRef> => {
    const ref = describe(folder, object);
    const { uploads } = await media.issueUploads({ objects: [ref] });
    for (const upload of uploads) if (!upload.stored) await put(upload, piecesOf(object.bytes), ref.bytes, signal);
    return ref;
  };
  const confirm = async (objects: readonly ObjectRef[]): Promise<void> => {
    await media.confirmUploads({ objects: [...objects] }, { deadlineMs: CONFIRM_MS });
  };
  const download = async <Result>(key: string, signal: AbortSignal, read: (bytes: Download) => Promise<Result>): Promise<Result> => {
    const { urls } = await media.signDownloads({
      keys: [key],
      manifestKeys: [],
      audience: mediaProto.SignDownloadsRequest_Audience.AUDIENCE_WORKER,
    });
    return withIdleTimeout({ signal, idleMs }, async (timeout) => {
      const { body } = await request(urls[0] ?? '', { signal: timeout.signal });
      if (body === null) throw new DomainError('UNAVAILABLE');
      return read(receiveWithIdleTimeout(body, timeout));
    });
  };
  const saveFile = (key: string, path: string, signal: AbortSignal): Promise<void> =>
    download(key, signal, (bytes) => pipeline(bytes, createWriteStream(path), { signal }));
  return {
    send,
    confirm,
    saveFile,

    async store(folder, object, signal) {
      const ref = await send(folder, object, signal);
      await confirm([ref]);
      return ref;
    },

    async storePieces(folder, object, signal) {
      const ref = await describePieces(folder, object, signal);
      const { uploads } = await media.issueUploads({ objects: [ref] });
      for (const upload of uploads) if (!upload.stored) await put(upload, object.pieces(), ref.bytes, signal);
      await confirm([ref]);
      return ref;
    },

    readJson: (key, signal) => download(key, signal, json),
    readBytes: (key, signal) => download(key, signal, async (bytes) => new Uint8Array(await arrayBuffer(bytes))),

    async withFile(key, signal, work) {
      const folder = await mkdtemp(join(tmpdir(), 'diorama-input-'));
      try {
        const path = join(folder, 'input');
        await saveFile(key, path, signal);
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function describe(folder: string, { bytes, extension, contentType }: ObjectUpload): ObjectRef {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key: `${folder}/${sha256}.${extension}`, contentType, bytes: bytes.byteLength, sha256 };
}

async function describePieces(folder: string, { pieces, extension, contentType }: NewPieces, signal: AbortSignal): Promise<ObjectRef> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of inTurns(pieces(), signal)) {
    hash.update(piece);
    bytes += piece.byteLength;
  }
  const sha256 = hash.digest('hex');
  return { key: `${folder}/${sha256}.${extension}`, contentType, bytes, sha256 };
}

/** Lets everything else on this thread have its turn between two pieces. */
async function* inTurns(pieces: Pieces, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    signal.throwIfAborted();
    yield piece;
    await nextTurn();
  }
}

type Upload = { readonly url: string; readonly method: string; readonly headers: Record<string, string> };
type Download = AsyncIterable<Uint8Array>;

async function putPieces(upload: Upload, pieces: Pieces, bytes: number, timeout: IdleTimeout): Promise<void> {
  // Node's fetch sends what it can iterate over; the types of a browser's do not know of it.
  const body = sendWithIdleTimeout(inTurns(pieces, timeout.signal), timeout) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: upload.method,
    headers: { ...upload.headers, 'content-length': String(bytes) }, // stores want to know beforehand
    body,
    duplex: 'half',
    signal: timeout.signal,
  };
  const response = await request(upload.url, init);
  await response.arrayBuffer(); // reading the answer frees the connection
}

const PIECE_BYTES = 1 << 20;

/** Bytes piece by piece, so that it shows whether they are taken. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Refusals that may pass: a 403 is also that of a URL that has run out, and each attempt has its own signed. */
const PASSING: readonly number[] = [403, 408, 409, 425, 429];
/** What S3 tells as a 400, though it is but a connection that was too slow. */
const PASSING_CODE = /<Code>(RequestTimeout|IncompleteBody)<\/Code>/;

/**
 * A failure names the status alone: the URL is signed and must not reach a log or a history.
 *
 * @throws DomainError UNAVAILABLE for what may go well another time, OBJECT_NOT_FOUND, INTERNAL for a refusal that lasts
 */
async function request(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw new DomainError('UNAVAILABLE', {}, { cause: error });
  }
  if (response.ok) return response;
  const cause = new Error(`the object store returned ${response.status}`);
  if (response.status === 404) {
    await response.body?.cancel();
    throw new DomainError('OBJECT_NOT_FOUND', {}, { cause });
  }
  throw new DomainError((await isLasting(response)) ? 'INTERNAL' : 'UNAVAILABLE', {}, { cause });
}

async function isLasting(response: Response): Promise<boolean> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  return status >= 400 && status < 500 && !PASSING.includes(status) && !PASSING_CODE.test(text);
}
