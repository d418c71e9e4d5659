/** A file in an archive: where its header and content begin and end, and what the directory says of it. */
export interface ArchiveEntry {
  readonly name: string;
  /** Bytes from the beginning of the archive; `end` is that of the content. */
  readonly start: number;
  readonly end: number;
  /** Its record in the directory. */
  readonly record: Uint8Array;
}

/** An archive that is not what the viewer streams. */
export class ArchiveFormatError extends Error {
  override readonly name = 'ArchiveFormatError';
}

const END_BYTES = 22;
const END_MARK = 0x06054b50;
const RECORD_BYTES = 46;
const RECORD_MARK = 0x02014b50;
/** Where a record says where its file begins. */
const OFFSET_AT = 42;

/**
 * Reads the directory of a ZIP archive from the last bytes of the archive (PKWARE APPNOTE, section 4.3), in the order of the archive. Its
 * files must be stored as they are, and the archive has neither a comment nor gaps between its files.
 *
 * @throws ArchiveFormatError, also when the bytes do not contain the whole directory
 */
export function readArchiveDirectory(tail: Uint8Array): readonly ArchiveEntry[] {
  const view = viewOf(tail);
  const end = tail.length - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== END_MARK) throw new ArchiveFormatError('The archive has no directory.');
  const count = view.getUint16(end + 10, true);
  const directoryBytes = view.getUint32(end + 12, true);
  const directoryStart = view.getUint32(end + 16, true);
  let at = end - directoryBytes;
  if (at < 0) throw new ArchiveFormatError('The directory of the archive is too long.');
  const records: Uint8Array[] = [];
  for (let i = 0; i < count; i++) {
    if (at + RECORD_BYTES > end || view.getUint32(at, true) !== RECORD_MARK) throw new ArchiveFormatError('The directory is damaged.');
    if (view.getUint16(at + 10, true) !== 0) throw new ArchiveFormatError('The files of the archive are compressed.');
    const length = RECORD_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    records.push(tail.subarray(at, at + length));
    at += length;
  }
  const starts = [...records.map((record) => viewOf(record).getUint32(OFFSET_AT, true)), directoryStart];
  return records.map((record, i) => ({ name: nameOf(record), start: starts[i] as number, end: starts[i + 1] as number, record }));
}

/** Makes an archive of entries in a row from `bytes`, the part of their archive that holds them. */
export function bundleEntries(bytes: Uint8Array, entries: readonly ArchiveEntry[]): Uint8Array {
  const shift = entries[0]?.start ?? 0;
  const records = entries.map(({ record, start }) => {
    const moved = record.slice();
    viewOf(moved).setUint32(OFFSET_AT, start - shift, true);
    return moved;
  });
  const directoryBytes = records.reduce((sum, { length }) => sum + length, 0);
  const bundle = new Uint8Array(bytes.length + directoryBytes + END_BYTES);
  bundle.set(bytes);
  let at = bytes.length;
  for (const record of records) {
    bundle.set(record, at);
    at += record.length;
  }
  const view = viewOf(bundle);
  view.setUint32(at, END_MARK, true);
  view.setUint16(at + 8, records.length, true);
  view.setUint16(at + 10, records.length, true);
  view.setUint32(at + 12, directoryBytes, true);
  view.setUint32(at + 16, bytes.length, true);
  return bundle;
}

/** The content of a stored file, whose header `bytes` begin with. */
export function readStoredContent(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  return bytes.subarray(30 + view.getUint16(26, true) + view.getUint16(28, true));
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const nameOf = (record: Uint8Array): string =>
  new TextDecoder().decode(record.subarray(RECORD_BYTES, RECORD_BYTES + viewOf(record).getUint16(28, true)));
