import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { ZlibOptions } from 'node:zlib';

/** A piece of a gzip stream, compressed on its own. */
export interface DeflatedPart {
  readonly deflated: Uint8Array;
  /** CRC-32 and length of the bytes before compression. */
  readonly crc: number;
  readonly length: number;
}

/** Level 4 writes files 1 % larger than level 6 in half the time. */
export const DEFAULT_GZIP_LEVEL = 4;

const BLOCK_BYTES = 1 << 20;
/** A block may hold the end of one plane and the start of the next, so it is judged in several places. */
const SAMPLES = 4;
const SAMPLE_BYTES = 1 << 12;
const WORTHWHILE_GAIN = 0.04;

// No name, no time, unknown system: the bytes depend on the content only.
const GZIP_HEADER = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/**
 * Compresses a piece of packed SPZ so that pieces made on different threads, one after another, are one deflate stream:
 * all but the last end on a byte boundary without ending the stream. The level is zlib's, 0 to 9.
 */
export function deflateSpzPart(bytes: Uint8Array, last: boolean, level = DEFAULT_GZIP_LEVEL): DeflatedPart {
  const blocks: Uint8Array[] = [];
  for (let start = 0; start === 0 || start < bytes.length; start += BLOCK_BYTES) {
    const block = bytes.subarray(start, start + BLOCK_BYTES);
    const strategy = level > 0 && hasNoRepeats(block, level) ? constants.Z_HUFFMAN_ONLY : constants.Z_DEFAULT_STRATEGY;
    const isEnd = last && start + BLOCK_BYTES >= bytes.length;
    blocks.push(deflateBlock(block, { level, strategy, finishFlush: isEnd ? constants.Z_FINISH : constants.Z_SYNC_FLUSH }));
  }
  return { deflated: concatenate(blocks), crc: crc32(bytes), length: bytes.length };
}

/**
 * Whether looking for repeats is not worth its time, judged by samples spread over the block. Most planes of a cloud are noise to deflate:
 * coding their bytes alone is three times as fast and costs a few per cent.
 */
function hasNoRepeats(block: Uint8Array, level: number): boolean {
  if (block.length < 4 * SAMPLES * SAMPLE_BYTES) return false;
  const sample = new Uint8Array(SAMPLES * SAMPLE_BYTES);
  for (let i = 0; i < SAMPLES; i++) {
    const start = Math.floor(((i + 0.5) / SAMPLES) * (block.length - SAMPLE_BYTES));
    sample.set(block.subarray(start, start + SAMPLE_BYTES), i * SAMPLE_BYTES);
  }
  const alone = deflateBlock(sample, { level, strategy: constants.Z_HUFFMAN_ONLY });
  return alone.length * (1 - WORTHWHILE_GAIN) <= deflateBlock(sample, { level }).length;
}

function deflateBlock(block: Uint8Array, options: ZlibOptions): Uint8Array {
  return deflateRawSync(block, { memLevel: 9, chunkSize: Math.max(1024, block.length + (block.length >> 8) + 64), ...options });
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** One gzip file (RFC 1952), a single member, of pieces in order; only the final piece was made as the last. */
export function joinSpzParts(parts: readonly DeflatedPart[]): Uint8Array<ArrayBuffer> {
  const size = parts.reduce((sum, part) => sum + part.deflated.length, GZIP_HEADER.length + 8);
  const file = new Uint8Array(size);
  file.set(GZIP_HEADER);
  let at = GZIP_HEADER.length;
  let crc = 0;
  let length = 0;
  for (const part of parts) {
    file.set(part.deflated, at);
    at += part.deflated.length;
    crc = combineCrc32(crc, part.crc, part.length);
    length += part.length;
  }
  const view = new DataView(file.buffer);
  view.setUint32(at, crc, true);
  view.setUint32(at + 4, length, true);
  return file;
}

/** Compresses packed SPZ in one piece. */
export function gzipSpz(bytes: Uint8Array, level = DEFAULT_GZIP_LEVEL): Uint8Array<ArrayBuffer> {
  return joinSpzParts([deflateSpzPart(bytes, true, level)]);
}

/** The CRC-32 of two pieces in a row from the CRC-32 of each: the first is multiplied by x^(8 length) in GF(2)[x] mod P. */
export function combineCrc32(first: number, second: number, secondLength: number): number {
  let shifted = first;
  let power = 0x00800000; // x^8, the highest coefficient in the lowest bit
  for (let rest = secondLength; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shifted = multiplyModP(shifted, power);
    power = multiplyModP(power, power);
  }
  return (shifted ^ second) >>> 0;
}

/** Product of two bit-reflected polynomials modulo that of CRC-32. */
function multiplyModP(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) product ^= factor;
    factor = (factor >>> 1) ^ (factor & 1 ? 0xedb88320 : 0);
  }
  return product >>> 0;
}
