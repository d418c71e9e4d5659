import type { ChannelInfo, ExrPart, ExrWindow, PixelType } from './header.js';

/** One channel's share of a block: its samples lie line after line. */
export interface BlockChannel {
  readonly facts: ChannelInfo;
  /** Samples in a line, and lines that have samples. */
  readonly columns: number;
  readonly rows: number;
  readonly sampleBytes: 2 | 4;
}

/** The pixels that are compressed together: some scan lines, or a tile. */
export interface ExrBlock {
  readonly window: ExrWindow;
  readonly channels: readonly BlockChannel[];
  /** Bytes of all samples. */
  readonly bytes: number;
}

export const BYTES_PER_SAMPLE: Readonly<Record<PixelType, 2 | 4>> = { uint: 4, half: 2, float: 4 };

/** The block of a part's pixels within a window. */
export function createExrBlock({ channels }: ExrPart, window: ExrWindow): ExrBlock {
  const found = channels.map((facts): BlockChannel => ({
    facts,
    columns: multiples(window.xMin, window.xMax, facts.xSampling),
    rows: multiples(window.yMin, window.yMax, facts.ySampling),
    sampleBytes: BYTES_PER_SAMPLE[facts.type],
  }));
  return { window, channels: found, bytes: found.reduce((sum, channel) => sum + countChannelBytes(channel), 0) };
}

/** Bytes of all samples of a block within a window. */
export function countBlockBytes({ channels }: ExrPart, { xMin, yMin, xMax, yMax }: ExrWindow): number {
  let bytes = 0;
  for (const { type, xSampling, ySampling } of channels)
    bytes += multiples(xMin, xMax, xSampling) * multiples(yMin, yMax, ySampling) * BYTES_PER_SAMPLE[type];
  return bytes;
}

/** Bytes of all samples of a channel in a block. */
export const countChannelBytes = ({ columns, rows, sampleBytes }: BlockChannel): number => columns * rows * sampleBytes;

/** How many multiples of `step` lie from `first` to `last`. */
const multiples = (first: number, last: number, step: number): number => Math.floor(last / step) - Math.ceil(first / step) + 1;

/** The bytes of each sample as a codec stores them, by the type of the channel. */
type StoredBytes = Readonly<Record<PixelType, number>>;

/**
 * Where each line of a channel begins in a block that is laid out as files have it: line by line, and in a line channel by
 * channel, those that have samples in it.
 */
export function computeLineOffsets(block: ExrBlock, index: number, storedBytes: StoredBytes): Uint32Array {
  const { window, channels } = block;
  const starts = new Uint32Array((channels[index] as BlockChannel).rows);
  const isFull = channels.every(({ facts }) => facts.ySampling === 1);
  const lengths = channels.map(({ facts, columns }) => columns * storedBytes[facts.type]);
  const before = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  const stride = lengths.reduce((sum, length) => sum + length, 0);
  if (isFull) return starts.map((_, row) => row * stride + before);
  for (let y = window.yMin, at = 0, row = 0; y <= window.yMax; y++)
    for (const [i, { facts }] of channels.entries()) {
      if (y % facts.ySampling !== 0) continue;
      if (i === index) starts[row++] = at;
      at += lengths[i] as number;
    }
  return starts;
}
