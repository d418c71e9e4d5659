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
export function decodePiz(stored: Uint8Array, block: Block, index: number, out: Uint8Array): void {
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
  const own = new Uint16Array(out.buffer, out.byteOffset, out.length / 2);
  for (let i = 0; i < own.length; i++) own[i] = values[numbers[start + i] as number] as number;
}

/** The numbers that occur, told by a bitmap; zero always does. */
function readValues(reader: ByteReader): { values: Uint16Array; largest: number } {
  const [first, last] = [reader.uint16(), reader.uint16()];
  if (first >= BITMAP_BYTES || last >= BITMAP_BYTES) throw damaged('its bitmap of numbers is too long');
  const values = new Uint16Array(NUMBERS);
  let count = 1;
  if (first <= last)
    for (const [i, byte] of reader.take(last - first + 1).entries())
      for (let bit = 0; bit < 8; bit++) {
        const number = 8 * (first + i) + bit;
        if ((byte & (1 << bit)) !== 0 && number > 0) values[count++] = number;
      }
  return { values, largest: count - 1 };
}
