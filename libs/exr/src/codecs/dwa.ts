import type { Block, BlockChannel } from '../block.js';
import { channelBytes } from '../block.js';
import { ByteReader } from '../byte-reader.js';
import { damaged } from '../exr-error.js';
import { expandRuns, inflate, undoDifferences } from './bytes.js';
import { classify, readDwaHeader, splitName } from './dwa-header.js';
import type { DwaHeader, DwaScheme } from './dwa-header.js';
import { decodeSquares } from './dwa-squares.js';
import { decodeHuffman } from './huffman.js';

interface Sorted {
  readonly channel: BlockChannel;
  readonly scheme: DwaScheme;
  readonly color: number | null;
}

/**
 * DWAA and DWAB: colours as cosine-transformed squares, opacities as runs, all else deflated; the name of a channel decides.
 */
export function decodeDwa(stored: Uint8Array, block: Block, index: number): Uint8Array {
  const reader = new ByteReader(stored);
  const header = readDwaHeader(reader);
  const parts = {
    raw: reader.take(header.rawStored),
    ac: reader.take(header.acStored),
    dc: reader.take(header.dcStored),
    runs: reader.take(header.runsStored),
  };
  const channels = block.channels.map((channel): Sorted => ({ channel, ...classify(header.rules, channel.facts) }));
  const wanted = channels[index] as Sorted;
  const before = channels.slice(0, index).filter(({ scheme }) => scheme === wanted.scheme);
  const start = before.reduce((sum, { channel }) => sum + channelBytes(channel), 0);
  const end = start + channelBytes(wanted.channel);
  if (wanted.scheme === 'raw') return sliced(inflate(parts.raw, bounded(header.rawBytes, block)), start, end);
  if (wanted.scheme === 'runs') return joinPlanes(sliced(runsOf(header, parts.runs, block), start, end), wanted.channel);
  return decodeColors(header, parts, channels, wanted.channel);
}

/** No part of a block holds more than the block, whatever it claims. */
function bounded(bytes: number, block: Block): number {
  if (bytes > block.bytes) throw damaged('a part of a block is larger than the block');
  return bytes;
}

function sliced(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length) throw damaged('a block of it is cut off');
  return bytes.slice(start, end);
}

function runsOf({ runsBytes, runsRawBytes }: DwaHeader, stored: Uint8Array, block: Block): Uint8Array {
  return expandRuns(inflate(stored, bounded(runsBytes, { ...block, bytes: 2 * block.bytes })), bounded(runsRawBytes, block));
}

/** First bytes of all samples, then second ones, become samples. */
function joinPlanes(planes: Uint8Array, { sampleBytes }: BlockChannel): Uint8Array {
  const samples = planes.length / sampleBytes;
  return Uint8Array.from(planes, (_, i) => planes[(i % sampleBytes) * samples + Math.floor(i / sampleBytes)] as number);
}

function decodeColors(
  header: DwaHeader,
  { ac, dc }: { readonly ac: Uint8Array; readonly dc: Uint8Array },
  channels: readonly Sorted[],
  wanted: BlockChannel,
): Uint8Array {
  const block = channels.reduce((sum, { channel }) => sum + channel.columns * channel.rows + 64 * (channel.columns + channel.rows + 64), 0);
  if (header.acCount > block || header.dcCount > block) throw damaged('a block of it has too many squares');
  const others = header.isAcDeflated ? words(inflate(ac, 2 * header.acCount)) : decodeHuffman(ac, header.acCount);
  const means = header.dcCount === 0 ? new Uint16Array(0) : words(undoDifferences(inflate(dc, 2 * header.dcCount)));
  const from = { means, others, meansAt: 0, othersAt: 0 };
  for (const group of groupsOf(channels)) {
    const found = decodeSquares(group, wanted, from);
    if (found !== null) return found;
  }
  throw damaged('a channel of it is stored nowhere');
}

/** In the order in which they are stored: colours of three by their layers, then single channels. */
function groupsOf(channels: readonly Sorted[]): (readonly BlockChannel[])[] {
  const squares = channels.filter(({ scheme }) => scheme === 'dct');
  const layers = [
    ...new Set(squares.filter(({ color }) => color !== null).map(({ channel }) => splitName(channel.facts.name).layer)),
  ].sort();
  const colors = layers.flatMap((layer) => {
    const found = [0, 1, 2].map((color) =>
      squares.findLast((one) => one.color === color && splitName(one.channel.facts.name).layer === layer),
    );
    const [red, green, blue] = found.map((one) => one?.channel);
    return red && green && blue && alike(red, green) && alike(green, blue) ? [[red, green, blue]] : [];
  });
  const grouped = new Set(colors.flat());
  return [...colors, ...squares.filter(({ channel }) => !grouped.has(channel)).map(({ channel }) => [channel])];
}

const alike = (a: BlockChannel, b: BlockChannel): boolean =>
  a.facts.xSampling === b.facts.xSampling && a.facts.ySampling === b.facts.ySampling;

function words(bytes: Uint8Array): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint16Array.from({ length: bytes.length >> 1 }, (_, i) => view.getUint16(2 * i, true));
}
