import { countBlockBytes, createExrBlock } from './model/block.js';
import type { ExrBlock } from './model/block.js';
import { ByteReader } from './bytes/byte-reader.js';
import { getLinesPerBlock, getMaxCompressionRatio } from './codecs/decode-block.js';
import { ExrError, createDamagedFileError } from './model/exr-error.js';
import { getWindowHeight, getWindowWidth } from './model/header.js';
import type { ExrHeader, ExrPart, ExrWindow } from './model/header.js';
import type { ExrLimits } from './model/limits.js';

/** How the blocks of a part cover its data window: rows of one or more, from the top. */
interface ChunkGrid {
  readonly across: number;
  readonly down: number;
  readonly blockWidth: number;
  readonly blockHeight: number;
}

const OFFSET_BYTES = 8;
/** More places than any picture within the limits has. */
const CHUNKS_MAX = 4_194_304;
/** Blocks times channels: each channel of each block takes time, even where it has one pixel. */
const SHARES_MAX = 33_554_432;

/** The blocks of a part at its full size, as the file stores them. */
export class ChunkReader {
  private readonly part: ExrPart;
  private readonly grid: ChunkGrid;
  private readonly starts: Float64Array;
  private readonly sizes: Uint32Array;

  /**
   * Looks up all blocks before the first is read, and holds what the header claims against what is stored.
   *
   * @throws ExrError
   */
  constructor(
    private readonly bytes: Uint8Array,
    header: ExrHeader,
    private readonly partIndex: number,
    limits: ExrLimits,
  ) {
    this.part = header.parts[partIndex] as ExrPart;
    this.grid = computeChunkGrid(this.part);
    const count = this.grid.across * this.grid.down;
    if (count > CHUNKS_MAX || count * this.part.channels.length > SHARES_MAX)
      throw new ExrError('the EXR file is made of too many blocks', 'too-large');
    const before = header.parts.slice(0, partIndex).reduce((sum, { chunkCount }) => sum + countOf(chunkCount), 0);
    const table = new ByteReader(bytes, header.tablesAt + before * OFFSET_BYTES);
    if (table.position + count * OFFSET_BYTES > bytes.length) throw createDamagedFileError('it is cut off');
    this.starts = new Float64Array(count);
    this.sizes = new Uint32Array(count);
    this.lookUp(table, header.isMultipart, limits);
  }

  /** How many rows of blocks there are. */
  get down(): number {
    return this.grid.down;
  }

  /** The first line of a row of blocks, counted from the top, and how many lines it has. */
  linesOf(number: number): readonly [top: number, lines: number] {
    const top = number * this.grid.blockHeight;
    return [top, Math.min(this.grid.blockHeight, getWindowHeight(this.part.dataWindow) - top)];
  }

  /** The blocks of one row of them. */
  *row(number: number): Generator<{ readonly block: ExrBlock; readonly stored: Uint8Array }> {
    const { across } = this.grid;
    for (let i = number * across; i < (number + 1) * across; i++) {
      const start = this.starts[i] as number;
      yield { block: createExrBlock(this.part, this.windowOf(i)), stored: this.bytes.subarray(start, start + (this.sizes[i] as number)) };
    }
  }

  private windowOf(index: number): ExrWindow {
    const { across, blockWidth, blockHeight } = this.grid;
    const { dataWindow } = this.part;
    const xMin = dataWindow.xMin + (index % across) * blockWidth;
    const yMin = dataWindow.yMin + Math.floor(index / across) * blockHeight;
    const [xMax, yMax] = [Math.min(dataWindow.xMax, xMin + blockWidth - 1), Math.min(dataWindow.yMax, yMin + blockHeight - 1)];
    return { xMin, yMin, xMax, yMax };
  }

  private lookUp(table: ByteReader, isMultipart: boolean, limits: ExrLimits): void {
    const reader = new ByteReader(this.bytes);
    const tightest = getMaxCompressionRatio(this.part.compression);
    let [rawTotal, storedTotal] = [0, 0];
    for (let i = 0; i < this.starts.length; i++) {
      const offset = table.size64();
      if (offset === 0) throw createDamagedFileError('it was not written completely');
      if (offset >= this.bytes.length) throw createDamagedFileError('it is cut off');
      reader.position = offset;
      if (isMultipart && reader.int32() !== this.partIndex) throw createDamagedFileError('a block of it belongs to another part');
      const window = this.windowOf(i);
      this.expectHead(reader, window, i);
      const size = reader.int32();
      const raw = countBlockBytes(this.part, window);
      if (size < 0 || (size === 0 && raw > 0)) throw createDamagedFileError('a block of it is empty');
      if (raw > tightest * size) throw createDamagedFileError('a block of it is too small for its pixels');
      if (raw > limits.blockBytes) throw new ExrError(`a block of the EXR file has ${raw} bytes of samples`, 'too-large');
      this.starts[i] = reader.position;
      this.sizes[i] = size;
      reader.take(size);
      rawTotal += raw;
      storedTotal += size;
    }
    if (storedTotal > this.bytes.length) throw createDamagedFileError('blocks of it overlap');
    if (rawTotal > limits.sampleBytes) throw new ExrError(`the EXR file has ${rawTotal} bytes of samples`, 'too-large');
  }

  /** The head of a block says which it is: its first line, or the place of the tile and its level. */
  private expectHead(reader: ByteReader, { yMin }: ExrWindow, index: number): void {
    const { across } = this.grid;
    const head = this.part.tiling === null ? [yMin] : [index % across, Math.floor(index / across), 0, 0];
    for (const value of head) if (reader.int32() !== value) throw createDamagedFileError('a block of it is not where it should be');
  }
}

/** @throws ExrError unsupported */
export function computeChunkGrid({ dataWindow, compression, tiling }: ExrPart): ChunkGrid {
  const lines = getLinesPerBlock(compression);
  const [width, height] = [getWindowWidth(dataWindow), getWindowHeight(dataWindow)];
  const [blockWidth, blockHeight] = tiling === null ? [width, lines] : [tiling.width, tiling.height];
  return { across: Math.ceil(width / blockWidth), down: Math.ceil(height / blockHeight), blockWidth, blockHeight };
}

function countOf(count: number | null): number {
  if (count === null || count < 0 || count > CHUNKS_MAX) throw createDamagedFileError('it does not state how many blocks its parts have');
  return count;
}
