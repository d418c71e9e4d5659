import { countChannelBytes } from './model/block.js';
import type { BlockChannel } from './model/block.js';
import { chooseDepthChannel, createAmbiguousChannelError } from './choose-depth-channel.js';
import type { ChannelLocation } from './choose-depth-channel.js';
import { ChunkReader } from './chunks.js';
import { decodeBlock } from './codecs/decode-block.js';
import { ExrError } from './model/exr-error.js';
import { HALF_VALUES } from './bytes/half.js';
import { getWindowHeight, getWindowWidth } from './model/header.js';
import type { ChannelInfo, ExrHeader, ExrPart, ExrWindow } from './model/header.js';
import { EXR_LIMITS } from './model/limits.js';
import type { ExrLimits } from './model/limits.js';
import { readHeader } from './read-header.js';

/** Which channel to read, and within which bounds. */
export interface ExrReadOptions {
  /** Number of the part; the first one that has the channel where left out. */
  readonly part?: number;
  /** Name of the channel; the one that holds the depth where left out. */
  readonly channel?: string;
  readonly limits?: ExrLimits;
}

/** Rows of a channel that follow each other. */
export interface ExrBand {
  /** Rows of the data window above the first one. */
  readonly top: number;
  readonly rows: number;
  /** One number a pixel, row by row. */
  readonly data: Float32Array;
}

/** A channel of which no pixel is decoded yet. */
export interface OpenChannel {
  /** Pixels of the data window. */
  readonly width: number;
  readonly height: number;
  readonly dataWindow: ExrWindow;
  readonly displayWindow: ExrWindow;
  readonly channel: string;
  readonly part: number;
  /**
   * Decodes from the top, or from the bottom, as many rows at once as the file keeps together, so that one band is in memory at a time.
   *
   * @param target where the rows of a band are to lie; new memory for each where left out
   * @throws ExrError damaged; not-found for a red that was taken for depth and is not grey
   */
  readonly bands: (target?: (top: number, rows: number) => Float32Array, from?: 'top' | 'bottom') => Generator<ExrBand>;
}

/**
 * Looks a channel up and holds everything that the file claims of it against the file's size and the limits.
 *
 * @throws ExrError with the fault that it is damaged, unsupported (deep, cube map, subsampled, a compression), too large, or
 * does not have the channel
 */
export function openChannel(bytes: Uint8Array, { part: wanted, channel: name, limits = EXR_LIMITS }: ExrReadOptions = {}): OpenChannel {
  const header = readHeader(bytes, limits);
  const chosen = name === undefined ? chooseDepthChannel(header, wanted) : find(header, wanted, name);
  const part = header.parts[chosen.part] as ExrPart;
  for (const channel of [chosen.channel, ...chosen.greyWith]) refuse(part, part.channels[channel] as ChannelInfo);
  const chunks = new ChunkReader(bytes, header, chosen.part, limits);
  const { dataWindow, displayWindow } = part;
  const [width, height] = [getWindowWidth(dataWindow), getWindowHeight(dataWindow)];
  return {
    width,
    height,
    dataWindow,
    displayWindow,
    channel: part.channels[chosen.channel]?.name ?? '',
    part: chosen.part,
    *bands(target = (_, rows) => new Float32Array(width * rows), from = 'top') {
      for (let i = 0; i < chunks.down; i++) {
        const row = from === 'top' ? i : chunks.down - 1 - i;
        const [top, rows] = chunks.linesOf(row);
        const data = target(top, rows);
        decodeBand({ part, chunks, row, channel: chosen.channel }, data);
        for (const channel of chosen.greyWith) {
          const other = new Float32Array(width * rows);
          decodeBand({ part, chunks, row, channel }, other);
          if (!other.every((value, i) => Object.is(value, data[i]))) throw createAmbiguousChannelError(part);
        }
        yield { top, rows, data };
      }
    },
  };
}

interface BandPlace {
  readonly part: ExrPart;
  readonly chunks: ChunkReader;
  /** Number of the row of blocks. */
  readonly row: number;
  readonly channel: number;
}

function decodeBand({ part: { compression, dataWindow }, chunks, row, channel }: BandPlace, data: Float32Array): void {
  const width = getWindowWidth(dataWindow);
  let scratch = new Uint8Array(0);
  for (const { block, stored } of chunks.row(row)) {
    const share = block.channels[channel] as BlockChannel;
    const bytes = countChannelBytes(share);
    // Samples of four bytes that fill the band are decoded where they belong.
    const isWhole = share.columns === width && share.sampleBytes === 4;
    if (!isWhole && scratch.length !== bytes) scratch = new Uint8Array(bytes);
    const samples = isWhole ? new Uint8Array(data.buffer, data.byteOffset, bytes) : scratch;
    decodeBlock(compression, stored, block, channel, samples);
    placeSamples(samples, share, { data, width, left: block.window.xMin - dataWindow.xMin });
  }
}

function find({ parts }: ExrHeader, wantedPart: number | undefined, name: string): ChannelLocation & { readonly greyWith: readonly [] } {
  if (wantedPart !== undefined && parts[wantedPart] === undefined)
    throw new ExrError(`the EXR file has no part ${wantedPart}`, 'not-found');
  for (const [part, { channels }] of parts.entries()) {
    if (wantedPart !== undefined && wantedPart !== part) continue;
    const channel = channels.findIndex((one) => one.name === name);
    if (channel >= 0) return { part, channel, greyWith: [] };
  }
  throw new ExrError(`the EXR file has no channel ${name.slice(0, 64)}`, 'not-found');
}

function refuse({ isDeep, isCube }: ExrPart, { name, xSampling, ySampling }: ChannelInfo): void {
  if (isDeep) throw new ExrError('the EXR file has deep data, several samples a pixel, which is not supported', 'unsupported');
  if (isCube) throw new ExrError('the EXR file is a cube map', 'unsupported');
  if (xSampling !== 1 || ySampling !== 1)
    throw new ExrError(
      `the channel ${name} of the EXR file has fewer samples than pixels (1 in ${xSampling} x ${ySampling})`,
      'unsupported',
    );
}

interface Target {
  readonly data: Float32Array;
  readonly width: number;
  /** Column of the block's first pixel. */
  readonly left: number;
}

/** Puts the samples of a block where they belong in a band. The platforms that Node is built for here are little-endian. */
function placeSamples({ buffer, byteOffset, length }: Uint8Array, share: BlockChannel, { data, width, left }: Target): void {
  const { columns, rows, facts } = share;
  if (facts.type === 'half') {
    const halves = new Uint16Array(buffer, byteOffset, length / 2);
    for (let row = 0, from = 0; row < rows; row++)
      for (let i = 0, to = row * width + left; i < columns; i++) data[to++] = HALF_VALUES[halves[from++] as number] as number;
    return;
  }
  const values =
    facts.type === 'float' ? new Float32Array(buffer, byteOffset, length / 4) : new Uint32Array(buffer, byteOffset, length / 4);
  if (facts.type === 'float' && columns === width) return; // they are there
  for (let row = 0; row < rows; row++) data.set(values.subarray(row * columns, (row + 1) * columns), row * width + left);
}
