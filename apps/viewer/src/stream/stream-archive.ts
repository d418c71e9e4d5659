import { downloadRange } from '../api/download.js';
import type { DownloadProgressHandler } from '../api/download.js';
import { ArchiveFormatError, bundleEntries, readArchiveDirectory, readStoredContent } from './archive-directory.js';
import type { ArchiveEntry } from './archive-directory.js';
import { parseStreamIndex } from './stream-index.js';
import type { StreamIndex } from './stream-index.js';

/** Calls `load` with the address of the archive, and again with a fresh one if the first is refused. */
export type ArchiveLoader = <T>(load: (url: string) => Promise<T>) => Promise<T>;

const INDEX_NAME = 'lod-meta.json';
/** The directory of an archive of 150 chunks fits. */
const TAIL_BYTES = 65_536;

/** A streamed SOG in a ZIP archive, of which only parts are downloaded. */
export class StreamArchive {
  private constructor(
    readonly index: StreamIndex,
    private readonly chunks: readonly (readonly ArchiveEntry[])[],
    private readonly load: ArchiveLoader,
  ) {}

  /** Downloads the directory and the index. @throws DioramaError; or ArchiveFormatError, TypeError or SyntaxError for another archive */
  static async open(load: ArchiveLoader, signal: AbortSignal): Promise<StreamArchive> {
    const entries = readArchiveDirectory(await load((url) => downloadRange(url, { last: TAIL_BYTES }, signal)));
    const found = entries.find(({ name }) => name === INDEX_NAME);
    if (found === undefined) throw new ArchiveFormatError('The archive has no index.');
    const file = await load((url) => downloadRange(url, { start: found.start, end: found.end }, signal));
    const index = parseStreamIndex(new TextDecoder().decode(readStoredContent(file)));
    const chunks = index.folders.map((folder) => entries.filter(({ name }) => name.startsWith(folder)));
    if (chunks.some((files) => files.length === 0)) throw new ArchiveFormatError('A chunk is missing in the archive.');
    return new StreamArchive(index, chunks, load);
  }

  /** Bytes to download for a chunk. */
  chunkBytes(chunk: number): number {
    const { start, end } = this.rangeOf(chunk);
    return end - start;
  }

  /** A chunk as a bundled SOG file. @throws DioramaError, or the signal's reason */
  async readChunk(chunk: number, signal: AbortSignal, onBytes: DownloadProgressHandler): Promise<Uint8Array> {
    const bytes = await this.load((url) => downloadRange(url, this.rangeOf(chunk), signal, onBytes));
    return bundleEntries(bytes, this.chunks[chunk] ?? []);
  }

  private rangeOf(chunk: number): { readonly start: number; readonly end: number } {
    const files = this.chunks[chunk] ?? [];
    return { start: files[0]?.start ?? 0, end: files.at(-1)?.end ?? 0 };
  }
}
