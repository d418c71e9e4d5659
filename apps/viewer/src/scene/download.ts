/** A file could not be had; `status` is the HTTP status, or 0 where no answer came. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';

  constructor(
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(status === 0 ? 'The download was interrupted.' : `The download returned status ${status}.`, options);
  }
}

/** Bytes that have come, of `total`; 0 where the server does not say how many there are. */
export type OnBytes = (loaded: number, total: number) => void;

/** The bytes behind a URL. Throws `DownloadError`, or the signal's reason. */
export async function download(url: string, signal: AbortSignal, onBytes: OnBytes = () => undefined): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok || !response.body) throw new DownloadError(response.status);
    return await collect(response.body, Number(response.headers.get('content-length') ?? 0), onBytes);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof DownloadError ? error : new DownloadError(0, { cause: error });
  }
}

async function collect(body: ReadableStream<Uint8Array>, total: number, onBytes: OnBytes): Promise<Uint8Array> {
  const reader = body.getReader();
  const pieces: Uint8Array[] = [];
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    loaded += value.length;
    onBytes(loaded, total);
  }
  const bytes = new Uint8Array(loaded);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
