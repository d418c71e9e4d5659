import type { ExrBlock } from '../model/block.js';
import { ExrError } from '../model/exr-error.js';
import type { Compression } from '../model/header.js';
import { decodeB44 } from './b44.js';
import { expandRunLengths, inflateZlib, undoByteDifferences } from './bytes.js';
import { decodeDwa } from './dwa.js';
import { isSingleChannelBlock, copyChannelSamples } from './channel-samples.js';
import { decodePiz } from './piz.js';
import { decodePxr24 } from './pxr24.js';

/** Gives one channel's samples of a block, line after line, little-endian; `out` is as long as they are, and begins at a multiple of four. */
type Decoder = (stored: Uint8Array, block: ExrBlock, index: number, out: Uint8Array) => void;

const zip: Decoder = (stored, block, index, out) => join(inflateZlib(stored, block.bytes), block, index, out);
const rle: Decoder = (stored, block, index, out) => join(expandRunLengths(stored, block.bytes), block, index, out);

const join: Decoder = (apart, block, index, out) => {
  if (isSingleChannelBlock(block)) {
    undoByteDifferences(apart, out);
    return;
  }
  const raw = new Uint8Array(block.bytes);
  undoByteDifferences(apart, raw);
  copyChannelSamples(raw, block, index, out);
};

interface Codec {
  /** Lines that a block of scan lines holds. */
  readonly lines: number;
  /** Bytes of samples that a stored byte gives at most: a block that claims more is cut off, or lies. */
  readonly tightest: number;
  readonly decode: Decoder;
}

/** Deflate packs 258 bytes into two bits (RFC 1951). */
const DEFLATE = 1_032;

const CODECS: Partial<Record<Compression, Codec>> = {
  none: { lines: 1, tightest: 1, decode: copyChannelSamples },
  rle: { lines: 1, tightest: 64, decode: rle },
  zips: { lines: 1, tightest: DEFLATE, decode: zip },
  zip: { lines: 16, tightest: DEFLATE, decode: zip },
  // 256 numbers of two bytes in a code of one bit and a count of eight.
  piz: { lines: 32, tightest: 512, decode: decodePiz },
  // A float is stored as three of its four bytes.
  pxr24: { lines: 16, tightest: (DEFLATE * 4) / 3, decode: decodePxr24 },
  b44: { lines: 32, tightest: 11, decode: decodeB44 },
  b44a: { lines: 32, tightest: 11, decode: decodeB44 },
  // Of a square of 64 floats there may be four bytes, and runs of 128 bytes may be two; either is deflated.
  dwaa: { lines: 32, tightest: 64 * DEFLATE, decode: decodeDwa },
  dwab: { lines: 256, tightest: 64 * DEFLATE, decode: decodeDwa },
};

/** @throws ExrError unsupported */
function codecOf(compression: Compression): Codec {
  const codec = CODECS[compression];
  if (codec === undefined) throw new ExrError(`EXR files of the compression ${compression} are not supported`, 'unsupported');
  return codec;
}

/** Lines that a block of scan lines holds. @throws ExrError unsupported */
export const getLinesPerBlock = (compression: Compression): number => codecOf(compression).lines;

/** Bytes of samples that a byte of a stored block gives at most. @throws ExrError unsupported */
export const getMaxCompressionRatio = (compression: Compression): number => codecOf(compression).tightest;

/** A block that is stored in as many bytes as it has is stored as it is, whatever the compression. */
export function decodeBlock(compression: Compression, ...[stored, block, index, out]: Parameters<Decoder>): void {
  const decode = stored.length === block.bytes ? copyChannelSamples : codecOf(compression).decode;
  decode(stored, block, index, out);
}
