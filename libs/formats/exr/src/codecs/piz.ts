import type { ExrBlock, BlockChannel } from '../model/block.js';
import { countChannelBytes } from '../model/block.js';
import { ByteReader } from '../bytes/byte-reader.js';
import { createDamagedFileError } from '../model/exr-error.js';
import { decodeHuffman } from './huffman.js';
import { applyInverseWavelet } from './wavelet.js';

const NUMBERS = 65_536;
const BITMAP_BYTES = NUMBERS / 8;

/**
 * PIZ: samples as 16-bit numbers, those that occur numbered in their order, a wavelet over each channel, Huffman codes over all.
 */
export function decodePiz(stored: Uint8Array, block: ExrBlock, index: number, out: Uint8Array): void {
  const reader = new ByteReader(stored);
  const { values, largest } = readValues(reader);
  const codes = reader.take(reader.int32());
  const numbers = decodeHuffman(codes, block.bytes / 2);
  const wanted = block.channels[index] as BlockChannel;
  const start = block.channels.slice(0, index).reduce((sum, channel) => sum + countChannelBytes(channel) / 2, 0);
  const { columns, rows, sampleBytes } = wanted;
  const words = sampleBytes / 2;
  for (let word = 0; word < words; word++)
    applyInverseWavelet({ data: numbers, start: start + word, columns, columnStep: words, rows, rowStep: columns * words }, largest);
  lookUp(values, numbers.subarray(start), new Uint16Array(out.buffer, out.byteOffset, out.length / 2));
}

function lookUp(values: Uint16Array, numbers: Uint16Array, out: Uint16Array): void {
  for (let i = 0; i < out.length; i++) out[i] = values[numbers[i] as number] as number;
}

/** The numbers that occur, told by a bitmap; zero always does. */
function readValues(reader: ByteReader): { values: Uint16Array; largest: number } {
  const [first, last] = [reader.uint16(), reader.uint16()];
  if (first >= BITMAP_BYTES || last >= BITMAP_BYTES) throw createDamagedFileError('its bitmap of numbers is too long');
  const values = new Uint16Array(NUMBERS);
  if (first > last) return { values, largest: 0 };
  const bitmap = reader.take(last - first + 1);
  let count = 1;
  for (let i = 0; i < bitmap.length; i++) {
    // The bit of zero says nothing.
    const byte = (bitmap[i] as number) & (first + i === 0 ? ~1 : ~0);
    if (byte === 0) continue;
    // Each number is noted, and stays where its bit is set: branches that cannot be foretold take longer.
    for (let bit = 0; bit < 8; bit++) {
      values[count] = 8 * (first + i) + bit;
      count += (byte >> bit) & 1;
    }
  }
  values.fill(0, count);
  return { values, largest: count - 1 };
}
