import { crc32 } from 'node:zlib';

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

/** An entry whose content is in memory. */
export const createZipEntry = (name: string, content: Uint8Array): ZipEntry => ({
  name,
  bytes: content.byteLength,
  crc32: crc32(content),
  pieces: () => [content],
});

const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const VERSION = 20;
/** The first day that the format can tell: the same files give the same archive. */
const DATE = 0x0021;
const MOST_BYTES = 0xffff_ffff;
const MOST_FILES = 0xffff;

/** Id and length of an extra field. */
const EXTRA_HEAD = 4;
/** The extra field with which tools of USD fill up a header. */
const PADDING = 0x1986;

interface ZipOptions {
  /** The content of each file begins at a multiple of so many bytes; 1 where nothing is said. */
  readonly alignment?: number;
}

/**
 * An archive of files as they are, not compressed, for what is in it is compressed already (PKWARE APPNOTE 6.3, without ZIP64).
 *
 * @throws RangeError for more than 4 GiB or 65,535 files
 */
export async function* createZipStream(entries: readonly ZipEntry[], { alignment = 1 }: ZipOptions = {}): AsyncGenerator<Uint8Array> {
  if (entries.length > MOST_FILES || zipByteLength(entries, alignment) > MOST_BYTES)
    throw new RangeError('the content is too large for one archive');
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = localHeader(entry, paddingAt(offset + LOCAL_BYTES + entry.name.length, alignment));
    directory.push(centralHeader(entry, offset));
    offset += local.length + entry.bytes;
    yield local;
    yield* entry.pieces();
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endRecord(entries.length, central.length, offset);
}

/** At most. */
function zipByteLength(entries: readonly ZipEntry[], alignment: number): number {
  return entries.reduce((sum, { name, bytes }) => sum + 76 + 2 * name.length + EXTRA_HEAD + alignment + bytes, 22);
}

/** Nothing where the content is in its place without. */
function paddingAt(offset: number, alignment: number): Buffer {
  if (offset % alignment === 0) return Buffer.alloc(0);
  const padding = Buffer.alloc(EXTRA_HEAD + ((alignment - ((offset + EXTRA_HEAD) % alignment)) % alignment));
  padding.writeUInt16LE(PADDING, 0);
  padding.writeUInt16LE(padding.length - EXTRA_HEAD, 2);
  return padding;
}

function localHeader(entry: ZipEntry, extra: Buffer): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(LOCAL_FILE, 0);
  const facts = factsOf(entry);
  facts.writeUInt16LE(extra.length, 24);
  return Buffer.concat([signature, facts, Buffer.from(entry.name, 'ascii'), extra]);
}

function centralHeader(entry: ZipEntry, offset: number): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(CENTRAL_FILE, 0);
  head.writeUInt16LE(VERSION, 4);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return Buffer.concat([head, factsOf(entry), place, Buffer.from(entry.name, 'ascii')]);
}

/** What both headers of a file say of it. */
function factsOf({ name, bytes, crc32: checksum }: ZipEntry): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(checksum, 10);
  facts.writeUInt32LE(bytes, 14);
  facts.writeUInt32LE(bytes, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
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
