import { channelBytes } from './block.js';
import type { BlockChannel } from './block.js';
import { findChunks } from './chunks.js';
import { chooseDepthChannel } from './choose-depth-channel.js';
import { decodeBlock } from './codecs/decode-block.js';
import { ExrError } from './exr-error.js';
import { HALF_VALUES } from './half.js';
import { windowHeight, windowWidth } from './header.js';
import type { ChannelFacts, ExrHeader, ExrPart, ExrWindow, PixelType } from './header.js';
import { EXR_LIMITS } from './limits.js';
import type { ExrLimits } from './limits.js';
import { readHeader } from './read-header.js';

/** One channel of a picture; its samples are those of the data window, row by row from the top. */
export interface ExrChannelData {
  readonly data: Float32Array;
  /** Of the data window. */
  readonly width: number;
  readonly height: number;
  readonly dataWindow: ExrWindow;
  readonly displayWindow: ExrWindow;
  readonly channel: string;
  readonly part: number;
}

export interface ReadOptions {
  /** Number of the part; the first one that has the channel where left out. */
  readonly part?: number;
  /** Name of the channel; the one that holds the depth where left out. */
  readonly channel?: string;
  readonly limits?: ExrLimits;
}

/**
 * Reads one channel of an OpenEXR file; of the others no sample is decoded that need not be. A picture of tiles is read at its full size.
 *
 * @throws ExrError with the fault that it is damaged, unsupported (deep, cube map, subsampled, a compression), too large, or
 * does not have the channel
 */
export function readChannel(bytes: Uint8Array, { part: wantedPart, channel: name, limits = EXR_LIMITS }: ReadOptions = {}): ExrChannelData {
  const header = readHeader(bytes, limits);
  const { part: partIndex, channel } = find(header, wantedPart, name);
  const part = header.parts[partIndex] as ExrPart;
  const facts = part.channels[channel] as ChannelFacts;
  refuse(part, facts);
  const chunks = findChunks(bytes, header, partIndex);
  const { dataWindow, displayWindow } = part;
  const [width, height] = [windowWidth(dataWindow), windowHeight(dataWindow)];
  const data = new Float32Array(width * height);
  for (const { block, stored } of chunks) {
    const samples = decodeBlock(part.compression, stored, block, channel);
    const share = block.channels[channel] as BlockChannel;
    const { columns, rows } = share;
    if (samples.length !== channelBytes(share)) throw new RangeError('a codec gave another number of samples');
    const at = (block.window.yMin - dataWindow.yMin) * width + block.window.xMin - dataWindow.xMin;
    place(samples, facts.type, { data, at, width, columns, rows });
  }
  return { data, width, height, dataWindow, displayWindow, channel: facts.name, part: partIndex };
}

function find({ parts }: ExrHeader, wantedPart: number | undefined, name: string | undefined): { part: number; channel: number } {
  const among = parts.flatMap((part, index) => (wantedPart === undefined || wantedPart === index ? [{ part, index }] : []));
  if (among.length === 0) throw new ExrError(`the EXR file has no part ${wantedPart}`, 'not-found');
  if (name === undefined) return chooseDepthChannel(among);
  for (const { part, index } of among) {
    const channel = part.channels.findIndex((one) => one.name === name);
    if (channel >= 0) return { part: index, channel };
  }
  throw new ExrError(`the EXR file has no channel ${name.slice(0, 64)}`, 'not-found');
}

function refuse({ isDeep, isCube }: ExrPart, { name, xSampling, ySampling }: ChannelFacts): void {
  if (isDeep) throw new ExrError('the EXR file has deep data, several samples a pixel, which is not read', 'unsupported');
  if (isCube) throw new ExrError('the EXR file is a cube map', 'unsupported');
  if (xSampling !== 1 || ySampling !== 1)
    throw new ExrError(
      `the channel ${name} of the EXR file has fewer samples than pixels (1 in ${xSampling} x ${ySampling})`,
      'unsupported',
    );
}

interface Target {
  readonly data: Float32Array;
  readonly at: number;
  readonly width: number;
  readonly columns: number;
  readonly rows: number;
}

function place(samples: Uint8Array, type: PixelType, { data, at, width, columns, rows }: Target): void {
  const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
  for (let row = 0, i = 0; row < rows; row++)
    for (let to = at + row * width, end = to + columns; to < end; to++, i++) {
      if (type === 'half') data[to] = HALF_VALUES[view.getUint16(2 * i, true)] as number;
      else data[to] = type === 'float' ? view.getFloat32(4 * i, true) : view.getUint32(4 * i, true);
    }
}
