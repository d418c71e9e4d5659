import { ByteReader } from './bytes/byte-reader.js';
import { ExrError, createDamagedFileError } from './model/exr-error.js';
import { COMPRESSIONS } from './model/header.js';
import type { ChannelInfo, Compression, ExrWindow, PixelType, ExrTiling } from './model/header.js';

/** The attributes of a part that matter for its pixels. */
export interface ExrAttributes {
  readonly name?: string;
  readonly type?: string;
  readonly channels?: readonly ChannelInfo[];
  readonly compression?: Compression;
  readonly dataWindow?: ExrWindow;
  readonly displayWindow?: ExrWindow;
  readonly tiles?: ExrTiling;
  readonly envmap?: 'latlong' | 'cube';
  readonly chunkCount?: number;
}

interface Bounds {
  /** Bytes of a name. */
  readonly nameMax: number;
  readonly channels: number;
}

const PIXEL_TYPES: readonly PixelType[] = ['uint', 'half', 'float'];
const LEVELS = ['one', 'mipmap', 'ripmap'] as const;
const TEXT_MAX = 1_024;

/** Reads the attributes of one header: name, type, size and value of each, ended by an empty name. Unknown ones are passed over. */
export function readExrAttributes(reader: ByteReader, bounds: Bounds): ExrAttributes {
  const found: { -readonly [Name in keyof ExrAttributes]: ExrAttributes[Name] } = {};
  for (let name = reader.text(bounds.nameMax); name !== ''; name = reader.text(bounds.nameMax)) {
    reader.text(bounds.nameMax); // its type, which its name settles
    const value = new ByteReader(reader.take(reader.int32()));
    if (name === 'name') found.name = textOf(value);
    else if (name === 'type') found.type = textOf(value);
    else if (name === 'channels') found.channels = channelsOf(value, bounds);
    else if (name === 'compression') found.compression = compressionOf(value.uint8());
    else if (name === 'dataWindow') found.dataWindow = windowOf(value);
    else if (name === 'displayWindow') found.displayWindow = windowOf(value);
    else if (name === 'tiles') found.tiles = tilesOf(value);
    else if (name === 'envmap') found.envmap = value.uint8() === 0 ? 'latlong' : 'cube';
    else if (name === 'chunkCount') found.chunkCount = value.int32();
  }
  return found;
}

/** A text fills its attribute; there is no zero at its end. */
const textOf = (value: ByteReader): string => String.fromCharCode(...value.take(Math.min(value.length, TEXT_MAX)));

function compressionOf(code: number): Compression {
  const name = COMPRESSIONS[code];
  if (name === undefined) throw new ExrError(`the EXR file uses the unknown compression ${code}`, 'unsupported');
  return name;
}

function windowOf(value: ByteReader): ExrWindow {
  const [xMin, yMin, xMax, yMax] = [value.int32(), value.int32(), value.int32(), value.int32()];
  return { xMin, yMin, xMax, yMax };
}

function tilesOf(value: ByteReader): ExrTiling {
  const [width, height, mode] = [value.uint32(), value.uint32(), value.uint8()];
  const levels = LEVELS[mode & 15];
  if (levels === undefined || width < 1 || height < 1)
    throw createDamagedFileError(`its tiles are ${width} x ${height} pixels of kind ${mode}`);
  return { width, height, levels };
}

function channelsOf(value: ByteReader, { nameMax, channels: most }: Bounds): ChannelInfo[] {
  const channels: ChannelInfo[] = [];
  for (let name = value.text(nameMax); name !== ''; name = value.text(nameMax)) {
    const type = PIXEL_TYPES[value.uint32()];
    const isPerceptual = value.uint8() !== 0;
    value.take(3); // reserved
    const [xSampling, ySampling] = [value.int32(), value.int32()];
    if (type === undefined || xSampling < 1 || ySampling < 1) throw createDamagedFileError(`its channel ${name} has an unknown pixel type`);
    channels.push({ name, type, isPerceptual, xSampling, ySampling });
    if (channels.length > most) throw new ExrError(`the EXR file has more than ${most} channels`, 'too-large');
  }
  if (channels.length === 0) throw createDamagedFileError('it has no channels');
  return channels;
}
