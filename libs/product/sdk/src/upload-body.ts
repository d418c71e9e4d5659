import { countBytes } from './transport/count-bytes.js';

/** What can be uploaded. */
export type UploadFile = Blob | Uint8Array | ReadableStream<Uint8Array>;

export interface UploadProgress {
  /** Bytes handed to the network so far. */
  readonly sent: number;
  /** Bytes of the file; null for a stream. */
  readonly total: number | null;
}

/**
 * A function that creates the body of an upload for each attempt; for a stream null from the second time on. Node streams requests, so that
 * `onProgress` follows the bytes. Browsers do not over HTTP/1.1: there it is called at the start only, and a stream is collected first.
 */
export async function createCountedBody(file: UploadFile, onProgress: (progress: UploadProgress) => void): Promise<() => BodyInit | null> {
  if (isBrowser()) {
    const whole = file instanceof ReadableStream ? await new Response(file).blob() : asBlob(file);
    return () => {
      onProgress({ sent: 0, total: whole.size });
      return whole;
    };
  }
  if (file instanceof ReadableStream) {
    let rest: ReadableStream<Uint8Array> | null = file;
    return () => {
      const now = rest;
      rest = null;
      return now === null ? null : counted(now, null, onProgress);
    };
  }
  const whole = asBlob(file);
  return () => counted(whole.stream(), whole.size, onProgress);
}

const isBrowser = (): boolean => 'document' in globalThis || 'importScripts' in globalThis;

const asBlob = (file: Blob | Uint8Array): Blob => (file instanceof Blob ? file : new Blob([file as Uint8Array<ArrayBuffer>]));

function counted(
  stream: ReadableStream<Uint8Array>,
  total: number | null,
  onProgress: (progress: UploadProgress) => void,
): ReadableStream<Uint8Array> {
  onProgress({ sent: 0, total });
  return countBytes(stream, (sent) => onProgress({ sent, total }));
}
