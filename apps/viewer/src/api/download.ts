import { Diorama } from '@diorama-worlds/sdk';
import type { ByteRange, Downloads } from '@diorama-worlds/sdk';

/** Bytes that have arrived, of `total`; 0 when the server does not say how many there are. */
export type DownloadProgressHandler = (loaded: number, total: number) => void;

const downloads = (): Downloads => new Diorama({ baseUrl: location.origin }).downloads;

/** The bytes behind a signed URL. @throws DioramaError, or the signal's reason */
export function download(url: string, signal: AbortSignal, onBytes: DownloadProgressHandler = () => undefined): Promise<Uint8Array> {
  return downloads().bytes({ url: absolute(url) }, { signal, onProgress: (received, total) => onBytes(received, total ?? 0) });
}

/** A part of the file behind a signed URL. @throws DioramaError, or the signal's reason */
export function downloadRange(url: string, range: ByteRange, signal: AbortSignal, onBytes?: DownloadProgressHandler): Promise<Uint8Array> {
  const onProgress = onBytes && ((received: number, total: number | null) => onBytes(received, total ?? 0));
  return downloads().bytes({ url: absolute(url) }, { signal, range, onProgress });
}

/** The length of the file behind a signed URL; null when it cannot be read. */
export async function fetchContentLength(url: string): Promise<number | null> {
  const bytes = await downloads()
    .size({ url: absolute(url) })
    .catch(() => null);
  return bytes === 0 ? null : bytes;
}

const absolute = (url: string): string => new URL(url, location.origin).href;
