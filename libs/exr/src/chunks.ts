import { blockOf } from './block.js';
import type { Block } from './block.js';
import { ByteReader } from './byte-reader.js';
import { linesPerBlock } from './codecs/decode-block.js';
import { ExrError, damaged } from './exr-error.js';
import { windowHeight, windowWidth } from './header.js';
import type { ExrHeader, ExrPart, ExrWindow, Tiling } from './header.js';

/** A block as the file stores it. */
export interface Chunk {
  readonly block: Block;
  readonly stored: Uint8Array;
}

/** What a place in the table of a part's blocks leads to. */
interface Expected {
  readonly window: ExrWindow;
  /** What its head says: the first line, or the place of the tile and its level. */
  readonly head: readonly number[];
}

/** No codec packs pixels more tightly than this: a file that claims more is cut off, or lies. */
const TIGHTEST = 2_048;
const OFFSET_BYTES = 8;
/** More places than any picture within the limits has. */
const CHUNKS_MAX = 4_194_304;

/**
 * The blocks of a part at its full size, in the order of its table; all of them are looked up before the first is given.
 *
 * @throws ExrError
 */
export function findChunks(bytes: Uint8Array, header: ExrHeader, partIndex: number): Chunk[] {
  const part = header.parts[partIndex] as ExrPart;
  const expected = part.tiling === null ? scanLines(part) : tiles(part, part.tiling);
  const before = header.parts.slice(0, partIndex).reduce((sum, { chunkCount }) => sum + countOf(chunkCount), 0);
  const table = new ByteReader(bytes, header.tablesAt + before * OFFSET_BYTES);
  if (table.position + expected.length * OFFSET_BYTES > bytes.length) throw damaged('it is cut off');
  const chunks = expected.map((one) => readChunk(bytes, table.size64(), { ...one, part, number: header.isMultipart ? partIndex : null }));
  const raw = chunks.reduce((sum, { block }) => sum + block.bytes, 0);
  const stored = chunks.reduce((sum, chunk) => sum + chunk.stored.length, 0);
  if (stored > bytes.length) throw damaged('blocks of it overlap');
  if (raw > TIGHTEST * stored) throw damaged('its blocks are too small for its pixels');
  return chunks;
}

function countOf(count: number | null): number {
  if (count === null || count < 0 || count > CHUNKS_MAX) throw damaged('it does not tell how many blocks its parts have');
  return count;
}

function scanLines(part: ExrPart): Expected[] {
  const lines = linesPerBlock(part.compression);
  const { dataWindow } = part;
  return Array.from({ length: Math.ceil(windowHeight(dataWindow) / lines) }, (_, i) => {
    const yMin = dataWindow.yMin + i * lines;
    return { window: { ...dataWindow, yMin, yMax: Math.min(dataWindow.yMax, yMin + lines - 1) }, head: [yMin] };
  });
}

function tiles({ dataWindow, compression }: ExrPart, { width, height }: Tiling): Expected[] {
  linesPerBlock(compression); // refuses what is not read
  const across = Math.ceil(windowWidth(dataWindow) / width);
  const down = Math.ceil(windowHeight(dataWindow) / height);
  if (across * down > CHUNKS_MAX) throw new ExrError('the EXR file has too many tiles', 'too-large');
  return Array.from({ length: across * down }, (_, i) => {
    const [x, y] = [i % across, Math.floor(i / across)];
    const [xMin, yMin] = [dataWindow.xMin + x * width, dataWindow.yMin + y * height];
    const window = { xMin, yMin, xMax: Math.min(dataWindow.xMax, xMin + width - 1), yMax: Math.min(dataWindow.yMax, yMin + height - 1) };
    return { window, head: [x, y, 0, 0] };
  });
}

function readChunk(
  bytes: Uint8Array,
  offset: number,
  wanted: Expected & { readonly part: ExrPart; readonly number: number | null },
): Chunk {
  const { part, number, head, window } = wanted;
  if (offset === 0) throw damaged('it was not written to its end');
  if (offset >= bytes.length) throw damaged('it is cut off');
  const reader = new ByteReader(bytes, offset);
  if (number !== null && reader.int32() !== number) throw damaged('a block of it belongs to another part');
  for (const value of head) if (reader.int32() !== value) throw damaged('a block of it is not where it should be');
  const size = reader.int32();
  const block = blockOf(part, window);
  if (size < 0 || (size === 0 && block.bytes > 0)) throw damaged('a block of it is empty');
  return { block, stored: reader.take(size) };
}
