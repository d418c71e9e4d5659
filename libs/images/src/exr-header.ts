import { PictureError } from './picture-error.js';

/** What the header of an OpenEXR file says of its first part. */
export interface ExrHeader {
  /** Pixels of the data window. */
  readonly width: number;
  readonly height: number;
  /** In the order of the file, which is that of their names. */
  readonly channels: readonly string[];
}

const VERSION_BYTES = 8;
const FORMAT_VERSION = 2;
const DEEP = 0x800;
const TILED = 0x200;
const KNOWN_FLAGS = 0x1e00;
const CHANNELS_MAX = 1_024;
const EDGE_MAX = 65_536;
const REQUIRED = ['channels', 'compression', 'dataWindow', 'displayWindow', 'lineOrder'] as const;
/** Lines a block holds, by the code of the compression: none, RLE, ZIPS, ZIP, PIZ, PXR24, B44, B44A, DWAA, DWAB. */
const LINES_PER_BLOCK = [1, 1, 1, 16, 32, 16, 32, 32, 32, 256] as const;
/** A line of pixels that needs fewer bytes than its place in the table of offsets is not possible. */
const OFFSET_BYTES = 8;

/**
 * Reads the header of an OpenEXR file ("OpenEXR File Layout", openexr.com): magic number, version and the attributes of the
 * first part. The pixels are not decoded; a file that is too short for the offsets of its blocks is refused.
 *
 * @param head the first bytes of the file, as many as its header may have
 * @param fileBytes the size of the file
 * @throws PictureError for deep images, and for a header that is damaged, incomplete or not within `head`
 */
export function readExrHeader(head: Uint8Array, fileBytes: number): ExrHeader {
  if (head.byteLength < VERSION_BYTES) throw damaged('it is cut off');
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const version = view.getUint32(4, true);
  if ((version & 0xff) !== FORMAT_VERSION) throw damaged(`its version is ${version & 0xff}`);
  if ((version >>> 8) << 8 !== (version & KNOWN_FLAGS)) throw damaged('its version has unknown flags');
  if ((version & DEEP) !== 0) throw new PictureError('deep EXR images cannot be used');
  const reader = new AttributeReader(view);
  const attributes = reader.attributes();
  for (const name of REQUIRED) if (!attributes.has(name)) throw damaged(`it has no attribute ${name}`);
  const [width, height] = sizeOf(attributes.get('dataWindow'));
  const channels = channelNames(attributes.get('channels'));
  const linesPerBlock = LINES_PER_BLOCK[attributes.get('compression')?.getUint8(0) ?? Infinity];
  if (linesPerBlock === undefined) throw damaged('its compression is unknown');
  const blocks = (version & TILED) === 0 ? Math.ceil(height / linesPerBlock) : 1;
  if (fileBytes < reader.position + blocks * (OFFSET_BYTES + 1)) throw damaged('it is cut off');
  return { width, height, channels };
}

/** Walks the attributes of one header: name, type, size and value of each, ended by an empty name. */
class AttributeReader {
  position = VERSION_BYTES;

  constructor(private readonly view: DataView) {}

  attributes(): ReadonlyMap<string, DataView> {
    const found = new Map<string, DataView>();
    for (let name = this.text(); name !== ''; name = this.text()) {
      this.text(); // its type, which its name settles
      const size = this.size();
      found.set(name, new DataView(this.view.buffer, this.view.byteOffset + this.position, size));
      this.position += size;
    }
    return found;
  }

  private text(): string {
    const [text, end] = zeroEnded(this.view, this.position);
    this.position = end;
    return text;
  }

  private size(): number {
    if (this.position + 4 > this.view.byteLength) throw damaged('it is cut off');
    const size = this.view.getInt32(this.position, true);
    this.position += 4;
    if (size < 0 || this.position + size > this.view.byteLength) throw damaged('an attribute is longer than the header');
    return size;
  }
}

function sizeOf(window: DataView | undefined): readonly [number, number] {
  if (window === undefined || window.byteLength !== 16) throw damaged('its data window is none');
  const at = (index: number): number => window.getInt32(index * 4, true);
  const [width, height] = [at(2) - at(0) + 1, at(3) - at(1) + 1];
  if (width < 1 || height < 1 || width > EDGE_MAX || height > EDGE_MAX) throw damaged(`its data window is ${width} x ${height} pixels`);
  return [width, height];
}

/** A channel is a name and 16 bytes: pixel type, linearity and sampling. */
function channelNames(list: DataView | undefined): string[] {
  const names: string[] = [];
  if (list === undefined) throw damaged('it has no channels');
  for (let position = 0; ;) {
    const [name, end] = zeroEnded(list, position);
    if (name === '') break;
    if (end + 16 > list.byteLength || list.getInt32(end, true) >>> 0 > 2) throw damaged('its list of channels is damaged');
    if (names.push(name) > CHANNELS_MAX) throw damaged('it has too many channels');
    position = end + 16;
  }
  if (names.length === 0) throw damaged('it has no channels');
  return names;
}

/** The text at a position and the position behind its zero. */
function zeroEnded(view: DataView, from: number): readonly [string, number] {
  let end = from;
  while (end < view.byteLength && view.getUint8(end) !== 0) end++;
  if (end >= view.byteLength || end - from > 255) throw damaged('it is cut off');
  return [Buffer.from(view.buffer, view.byteOffset + from, end - from).toString('latin1'), end + 1];
}

const damaged = (why: string): PictureError => new PictureError(`the EXR header is damaged: ${why}`);
