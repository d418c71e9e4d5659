/** A file in an archive. */
export interface ZipEntry {
  /** Its path there, ASCII. */
  readonly name: string;
  readonly bytes: number;
  /** CRC-32 of its content. */
  readonly crc32: number;
  /** Its content; each call gives the same. */
  readonly pieces: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The first day that the format can tell: the same files give the same archive. */
const DATE = 0x0021;
const MOST_BYTES = 0xffff_ffff;
const MOST_FILES = 0xffff;

/**
 * An archive of files as they are, not compressed, for what is in it is compressed already (PKWARE APPNOTE 6.3, without ZIP64).
 *
 * @throws RangeError for more than 4 GiB or 65,535 files
 */
export async function* zipPieces(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  if (entries.length > MOST_FILES || zipByteLength(entries) > MOST_BYTES) throw new RangeError('too much for one archive');
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = localHeader(entry);
    directory.push(centralHeader(entry, offset));
    offset += local.length + entry.bytes;
    yield local;
    yield* entry.pieces();
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endRecord(entries.length, central.length, offset);
}

function zipByteLength(entries: readonly ZipEntry[]): number {
  return entries.reduce((sum, { name, bytes }) => sum + 76 + 2 * name.length + bytes, 22);
}

function localHeader({ name, bytes, crc32 }: ZipEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_FILE, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt32LE(crc32, 14);
  header.writeUInt32LE(bytes, 18);
  header.writeUInt32LE(bytes, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name, 'ascii')]);
}

function centralHeader({ name, bytes, crc32 }: ZipEntry, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_FILE, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(crc32, 16);
  header.writeUInt32LE(bytes, 20);
  header.writeUInt32LE(bytes, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(name, 'ascii')]);
}

function endRecord(files: number, bytes: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(END, 0);
  record.writeUInt16LE(files, 8);
  record.writeUInt16LE(files, 10);
  record.writeUInt32LE(bytes, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
