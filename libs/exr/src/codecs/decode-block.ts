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

const DECODERS: Partial<Record<Compression, { readonly lines: number; readonly decode: Decoder }>> = {
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

/** Lines that a block of scan lines holds. @throws ExrError unsupported */
export function linesPerBlock(compression: Compression): number {
  const found = DECODERS[compression];
  if (found === undefined) throw new ExrError(`EXR files of the compression ${compression} are not read`, 'unsupported');
  return found.lines;
}

/** A block that is stored in as many bytes as it has is stored as it is, whatever the compression. */
export function decodeBlock(compression: Compression, stored: Uint8Array, block: Block, index: number): Uint8Array {
  if (stored.length === block.bytes) return pickChannel(stored, block, index);
  const found = DECODERS[compression];
  if (found === undefined) throw new ExrError(`EXR files of the compression ${compression} are not read`, 'unsupported');
  return found.decode(stored, block, index);
}
