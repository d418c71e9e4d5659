import type { Block } from '../block.js';
import { pickChannel } from '../block.js';
import { ExrError } from '../exr-error.js';
import type { Compression } from '../header.js';
import { decodeB44 } from './b44.js';
import { expandRuns, inflate, undoDifferences } from './bytes.js';
import { decodeDwa } from './dwa.js';
import { decodePiz } from './piz.js';
import { decodePxr24 } from './pxr24.js';

/** Gives one channel's samples of a block, line after line, little-endian. */
type Decoder = (stored: Uint8Array, block: Block, index: number) => Uint8Array;

const zip: Decoder = (stored, block, index) => pickChannel(undoDifferences(inflate(stored, block.bytes)), block, index);
const rle: Decoder = (stored, block, index) => pickChannel(undoDifferences(expandRuns(stored, block.bytes)), block, index);

interface Codec {
  readonly lines: number;
  readonly decode: Decoder;
}

const CODECS: Partial<Record<Compression, Codec>> = {
  none: { lines: 1, decode: pickChannel },
  rle: { lines: 1, decode: rle },
  zips: { lines: 1, decode: zip },
  zip: { lines: 16, decode: zip },
  piz: { lines: 32, decode: decodePiz },
  pxr24: { lines: 16, decode: decodePxr24 },
  b44: { lines: 32, decode: decodeB44 },
  b44a: { lines: 32, decode: decodeB44 },
  dwaa: { lines: 32, decode: decodeDwa },
  dwab: { lines: 256, decode: decodeDwa },
};

/** @throws ExrError unsupported */
function codecOf(compression: Compression): Codec {
  const codec = CODECS[compression];
  if (codec === undefined) throw new ExrError(`EXR files of the compression ${compression} are not read`, 'unsupported');
  return codec;
}

/** Lines that a block of scan lines holds. @throws ExrError unsupported */
export const linesPerBlock = (compression: Compression): number => codecOf(compression).lines;

/** A block that is stored in as many bytes as it has is stored as it is, whatever the compression. */
export function decodeBlock(compression: Compression, stored: Uint8Array, block: Block, index: number): Uint8Array {
  return stored.length === block.bytes ? pickChannel(stored, block, index) : codecOf(compression).decode(stored, block, index);
}
