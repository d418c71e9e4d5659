import type { Block, BlockChannel } from '../block.js';
import { channelBytes } from '../block.js';
import { ByteReader } from '../byte-reader.js';
import { damaged } from '../exr-error.js';
import { decodeHuffman } from './huffman.js';
import { undoWavelet } from './wavelet.js';

const NUMBERS = 65_536;
const BITMAP_BYTES = NUMBERS / 8;

/**
 * PIZ: samples as 16-bit numbers, those that occur numbered in their order, a wavelet over each channel, Huffman codes over all.
 */
export function decodePiz(stored: Uint8Array, block: Block, index: number): Uint8Array {
  const reader = new ByteReader(stored);
  const { values, largest } = readValues(reader);
  const codes = reader.take(reader.int32());
  const numbers = decodeHuffman(codes, block.bytes / 2);
  const wanted = block.channels[index] as BlockChannel;
  const start = block.channels.slice(0, index).reduce((sum, channel) => sum + channelBytes(channel) / 2, 0);
  const { columns, rows, sampleBytes } = wanted;
  const words = sampleBytes / 2;
  for (let word = 0; word < words; word++)
    undoWavelet({ data: numbers, start: start + word, columns, columnStep: words, rows, rowStep: columns * words }, largest);
  const own = numbers.subarray(start, start + channelBytes(wanted) / 2);
  for (let i = 0; i < own.length; i++) own[i] = values[own[i] as number] as number;
  return new Uint8Array(own.buffer, own.byteOffset, own.byteLength);
}

/** The numbers that occur, told by a bitmap; zero always does. */
function readValues(reader: ByteReader): { values: Uint16Array; largest: number } {
  const [first, last] = [reader.uint16(), reader.uint16()];
  if (first >= BITMAP_BYTES || last >= BITMAP_BYTES) throw damaged('its bitmap of numbers is too long');
  const bitmap = new Uint8Array(BITMAP_BYTES);
  if (first <= last) bitmap.set(reader.take(last - first + 1), first);
  const values = new Uint16Array(NUMBERS);
  let count = 0;
  for (let number = 0; number < NUMBERS; number++)
    if (number === 0 || ((bitmap[number >> 3] as number) & (1 << (number & 7))) !== 0) values[count++] = number;
  return { values, largest: count - 1 };
}
