import { damaged } from './exr-error.js';
import type { ChannelFacts, ExrPart, ExrWindow, PixelType } from './header.js';

/** One channel's share of a block: its samples lie line after line. */
export interface BlockChannel {
  readonly facts: ChannelFacts;
  /** Samples in a line, and lines that have samples. */
  readonly columns: number;
  readonly rows: number;
  readonly sampleBytes: 2 | 4;
}

/** The pixels that are compressed together: some scan lines, or a tile. */
export interface Block {
  readonly window: ExrWindow;
  readonly channels: readonly BlockChannel[];
  /** Bytes of all samples. */
  readonly bytes: number;
}

export const SAMPLE_BYTES: Readonly<Record<PixelType, 2 | 4>> = { uint: 4, half: 2, float: 4 };

export function blockOf({ channels }: ExrPart, window: ExrWindow): Block {
  const found = channels.map((facts): BlockChannel => ({
    facts,
    columns: multiples(window.xMin, window.xMax, facts.xSampling),
    rows: multiples(window.yMin, window.yMax, facts.ySampling),
    sampleBytes: SAMPLE_BYTES[facts.type],
  }));
  return { window, channels: found, bytes: found.reduce((sum, channel) => sum + channelBytes(channel), 0) };
}

export const channelBytes = ({ columns, rows, sampleBytes }: BlockChannel): number => columns * rows * sampleBytes;

/** How many multiples of `step` lie from `first` to `last`. */
const multiples = (first: number, last: number, step: number): number => Math.floor(last / step) - Math.ceil(first / step) + 1;

/**
 * One channel's samples of a block that is laid out as files have it: line by line, and in a line channel by channel, those
 * that have samples in it.
 */
export function pickChannel(raw: Uint8Array, block: Block, index: number): Uint8Array {
  const { window, channels, bytes } = block;
  if (raw.length !== bytes) throw damaged(`a block of it has ${raw.length} bytes instead of ${bytes}`);
  const wanted = channels[index] as BlockChannel;
  const out = new Uint8Array(channelBytes(wanted));
  let [from, to] = [0, 0];
  for (let y = window.yMin; y <= window.yMax; y++)
    for (const [i, { facts, columns, sampleBytes }] of channels.entries()) {
      if (y % facts.ySampling !== 0) continue;
      const length = columns * sampleBytes;
      if (i === index) {
        out.set(raw.subarray(from, from + length), to);
        to += length;
      }
      from += length;
    }
  return out;
}
