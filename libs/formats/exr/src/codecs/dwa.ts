import type { ExrBlock, BlockChannel } from '../model/block.js';
import { countChannelBytes } from '../model/block.js';
import { ByteReader } from '../bytes/byte-reader.js';
import { createDamagedFileError } from '../model/exr-error.js';
import { expandRunLengths, inflateZlib, undoByteDifferences } from './bytes.js';
import { classifyDwaChannel, readDwaHeader, splitChannelName } from './dwa-header.js';
import type { DwaHeader, DwaScheme } from './dwa-header.js';
import { decodeDctBlocks } from './dct-blocks.js';
import { decodeHuffman } from './huffman.js';

interface Sorted {
  readonly channel: BlockChannel;
  readonly scheme: DwaScheme;
  readonly color: number | null;
}

/**
 * DWAA and DWAB: colours as cosine-transformed squares, opacities as runs, all else deflated; the name of a channel decides.
 */
export function decodeDwa(stored: Uint8Array, block: ExrBlock, index: number, out: Uint8Array): void {
  const reader = new ByteReader(stored);
  const header = readDwaHeader(reader);
  const parts = {
    raw: reader.take(header.rawStored),
    ac: reader.take(header.acStored),
    dc: reader.take(header.dcStored),
    runs: reader.take(header.runsStored),
  };
  const channels = block.channels.map((channel): Sorted => ({ channel, ...classifyDwaChannel(header.rules, channel.facts) }));
  const wanted = channels[index] as Sorted;
  const before = channels.slice(0, index).filter(({ scheme }) => scheme === wanted.scheme);
  const start = before.reduce((sum, { channel }) => sum + countChannelBytes(channel), 0);
  const end = start + countChannelBytes(wanted.channel);
  if (wanted.scheme === 'raw') out.set(part(inflateZlib(parts.raw, bounded(header.rawBytes, block)), start, end));
  else if (wanted.scheme === 'runs') joinPlanes(part(runsOf(header, parts.runs, block), start, end), wanted.channel, out);
  else decodeColors(header, parts, channels, { channel: wanted.channel, out });
}

/** No part of a block holds more than the block, whatever it claims. */
function bounded(bytes: number, block: ExrBlock): number {
  if (bytes > block.bytes) throw createDamagedFileError('a part of a block is larger than the block');
  return bytes;
}

function part(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length) throw createDamagedFileError('a block of it is cut off');
  return bytes.subarray(start, end);
}

function runsOf({ runsBytes, runsRawBytes }: DwaHeader, stored: Uint8Array, block: ExrBlock): Uint8Array {
  return expandRunLengths(inflateZlib(stored, bounded(runsBytes, { ...block, bytes: 2 * block.bytes })), bounded(runsRawBytes, block));
}

/** First bytes of all samples, then second ones, become samples. */
function joinPlanes(planes: Uint8Array, { sampleBytes }: BlockChannel, out: Uint8Array): void {
  const samples = planes.length / sampleBytes;
  for (let plane = 0, from = 0; plane < sampleBytes; plane++)
    for (let i = 0, to = plane; i < samples; i++, to += sampleBytes) out[to] = planes[from++] as number;
}

function decodeColors(
  header: DwaHeader,
  { ac, dc }: { readonly ac: Uint8Array; readonly dc: Uint8Array },
  channels: readonly Sorted[],
  wanted: { readonly channel: BlockChannel; readonly out: Uint8Array },
): void {
  const block = channels.reduce((sum, { channel }) => sum + channel.columns * channel.rows + 64 * (channel.columns + channel.rows + 64), 0);
  if (header.acCount > block || header.dcCount > block) throw createDamagedFileError('a block of it has too many squares');
  const others = header.isAcDeflated ? words(inflateZlib(ac, 2 * header.acCount)) : decodeHuffman(ac, header.acCount);
  const means = header.dcCount === 0 ? new Uint16Array(0) : meansOf(inflateZlib(dc, 2 * header.dcCount));
  const from = { means, others, meansAt: 0, othersAt: 0 };
  if (!groupsOf(channels).some((group) => decodeDctBlocks(group, wanted, from))) throw createDamagedFileError('a channel of it is missing');
}

/** In the order in which they are stored: colours of three by their layers, then single channels. */
function groupsOf(channels: readonly Sorted[]): (readonly BlockChannel[])[] {
  const squares = channels.filter(({ scheme }) => scheme === 'dct');
  const layers = [
    ...new Set(squares.filter(({ color }) => color !== null).map(({ channel }) => splitChannelName(channel.facts.name).layer)),
  ].sort();
  const colors = layers.flatMap((layer) => {
    const found = [0, 1, 2].map((color) =>
      squares.findLast((one) => one.color === color && splitChannelName(one.channel.facts.name).layer === layer),
    );
    const [red, green, blue] = found.map((one) => one?.channel);
    return red && green && blue && alike(red, green) && alike(green, blue) ? [[red, green, blue]] : [];
  });
  const grouped = new Set(colors.flat());
  return [...colors, ...squares.filter(({ channel }) => !grouped.has(channel)).map(({ channel }) => [channel])];
}

const alike = (a: BlockChannel, b: BlockChannel): boolean =>
  a.facts.xSampling === b.facts.xSampling && a.facts.ySampling === b.facts.ySampling;

function meansOf(apart: Uint8Array): Uint16Array {
  const together = new Uint8Array(apart.length);
  undoByteDifferences(apart, together);
  return words(together);
}

/** The bytes of inflated data begin at no place in particular. */
function words(bytes: Uint8Array): Uint16Array {
  return new Uint16Array(new Uint8Array(bytes).buffer);
}
