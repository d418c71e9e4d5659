import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';

/** A file of an archive. */
export interface TarEntry {
  /** With slashes, relative, such as `package/dist/index.js`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether the file is a program. */
  readonly isExecutable?: boolean;
}

const BLOCK_BYTES = 512;
/** Widths of the two fields that hold a path, in bytes. */
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
/** Where the header of gzip names the operating system (RFC 1952, 2.3.1), and the value that names none. */
const GZIP_SYSTEM_OFFSET = 9;
const GZIP_SYSTEM_UNKNOWN = 255;

/**
 * A compressed tar archive (the ustar format of POSIX.1-1988, gzip) whose bytes depend only on the entries and the time: entries are sorted by
 * path, belong to user and group 0, and have one time of change, in seconds since 1970.
 * @throws Error for a path that is absolute, leaves the archive, occurs twice or is too long for the format
 */
export function packTar(entries: readonly TarEntry[], timeSeconds: number): Buffer {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const twice = sorted.find(({ path }, index) => path === sorted[index + 1]?.path);
  if (twice !== undefined) throw new Error(`the archive has two files ${twice.path}`);
  const blocks = sorted.flatMap(({ path, bytes, isExecutable = false }) => [
    header(path, bytes.byteLength, isExecutable ? 0o755 : 0o644, timeSeconds),
    Buffer.from(bytes),
    Buffer.alloc(-bytes.byteLength & (BLOCK_BYTES - 1)),
  ]);
  const compressed = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 9 });
  compressed[GZIP_SYSTEM_OFFSET] = GZIP_SYSTEM_UNKNOWN;
  return compressed;
}

function header(path: string, byteCount: number, mode: number, timeSeconds: number): Buffer {
  const { prefix, name } = splitPath(path);
  const block = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0);
  block.write(octal(mode, 7), 100);
  block.write(octal(0, 7), 108); // user
  block.write(octal(0, 7), 116); // group
  block.write(octal(byteCount, 11), 124);
  block.write(octal(timeSeconds, 11), 136);
  block.write('        ', 148); // the checksum counts as spaces while it is computed
  block.write('0', 156); // an ordinary file
  block.write('ustar\x0000', 257);
  block.write(octal(0, 7), 329); // device numbers
  block.write(octal(0, 7), 337);
  block.write(prefix, 345);
  const checksum = block.reduce((sum, byte) => sum + byte, 0);
  block.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function splitPath(path: string): { prefix: string; name: string } {
  if (path === '' || path.startsWith('/') || path.includes('\\') || path.split('/').some((part) => ['', '.', '..'].includes(part)))
    throw new Error(`"${path}" is not a path inside an archive`);
  if (Buffer.byteLength(path) <= NAME_BYTES) return { prefix: '', name: path };
  const cuts = [...path.matchAll(/\//g)].map(({ index }) => ({ prefix: path.slice(0, index), name: path.slice(index + 1) }));
  const fitting = cuts.find(({ prefix, name }) => Buffer.byteLength(prefix) <= PREFIX_BYTES && Buffer.byteLength(name) <= NAME_BYTES);
  if (fitting === undefined) throw new Error(`"${path}" is too long for a tar archive`);
  return fitting;
}
