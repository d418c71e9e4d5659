import { readExrAttributes } from './attributes.js';
import type { ExrAttributes } from './attributes.js';
import { ByteReader } from './bytes/byte-reader.js';
import { ExrError, createDamagedFileError } from './model/exr-error.js';
import { getWindowHeight, getWindowWidth } from './model/header.js';
import type { ExrHeader, ExrPart, ExrWindow } from './model/header.js';
import { EXR_LIMITS } from './model/limits.js';
import type { ExrLimits } from './model/limits.js';

const MAGIC = 20_000_630;
const VERSION = 2;
const FLAGS = { tiled: 0x200, longNames: 0x400, deep: 0x800, multipart: 0x1000 } as const;
const ALL_FLAGS = 0x1e00;
const SHORT_NAME = 31;
const LONG_NAME = 255;

/**
 * Reads the header of an OpenEXR file ("OpenEXR File Layout", openexr.com): all parts, none of their pixels.
 *
 * @param bytes the file, or as much of its beginning as holds the header
 * @throws ExrError damaged or too-large
 */
export function readHeader(bytes: Uint8Array, limits: ExrLimits = EXR_LIMITS): ExrHeader {
  const reader = new ByteReader(bytes.subarray(0, limits.headerBytes));
  if (bytes.length < 4 || reader.uint32() !== MAGIC) throw new ExrError('it is not an EXR file', 'damaged');
  const flags = readVersion(reader);
  const isMultipart = (flags & FLAGS.multipart) !== 0;
  const nameMax = (flags & FLAGS.longNames) === 0 ? SHORT_NAME : LONG_NAME;
  const parts: ExrPart[] = [];
  for (let more = true; more;) {
    const attributes = readExrAttributes(reader, { nameMax, channels: limits.channels });
    parts.push(partOf(attributes, flags, limits));
    if (parts.length > limits.parts) throw new ExrError(`the EXR file has more than ${limits.parts} parts`, 'too-large');
    more = isMultipart && !isEnd(reader);
  }
  return { parts, isMultipart, tablesAt: reader.position };
}

function readVersion(reader: ByteReader): number {
  const version = reader.uint32();
  if ((version & 0xff) !== VERSION) throw createDamagedFileError(`its version is ${version & 0xff}`);
  const flags = (version >>> 8) * 256;
  if ((flags & ~ALL_FLAGS) !== 0) throw createDamagedFileError('its version has unknown flags');
  return flags;
}

/** An empty header ends the headers of several parts. */
function isEnd(reader: ByteReader): boolean {
  const { position } = reader;
  if (reader.uint8() === 0) return true;
  reader.position = position;
  return false;
}

function partOf(attributes: ExrAttributes, flags: number, limits: ExrLimits): ExrPart {
  const { type, chunkCount = null } = attributes;
  const isTiled = type === undefined ? (flags & FLAGS.tiled) !== 0 : type.endsWith('tile') || type === 'tiledimage';
  const tiling = isTiled ? required(attributes, 'tiles') : null;
  const channels = required(attributes, 'channels');
  if (isTiled && channels.some(({ xSampling, ySampling }) => xSampling !== 1 || ySampling !== 1))
    throw createDamagedFileError('its tiles have channels with fewer samples than pixels');
  const dataWindow = checked(required(attributes, 'dataWindow'), 'data', limits);
  const displayWindow = checked(required(attributes, 'displayWindow'), 'display', limits);
  return {
    name: attributes.name ?? '',
    isDeep: type === undefined ? (flags & FLAGS.deep) !== 0 : type.startsWith('deep'),
    channels,
    compression: required(attributes, 'compression'),
    dataWindow,
    displayWindow,
    tiling,
    isCube: attributes.envmap === 'cube',
    chunkCount,
  };
}

function required<Name extends keyof ExrAttributes>(attributes: ExrAttributes, name: Name): NonNullable<ExrAttributes[Name]> {
  const value = attributes[name];
  if (value === undefined) throw createDamagedFileError(`it has no attribute ${name}`);
  return value;
}

function checked(window: ExrWindow, what: string, limits: ExrLimits): ExrWindow {
  const [width, height] = [getWindowWidth(window), getWindowHeight(window)];
  if (width < 1 || height < 1) throw createDamagedFileError(`its ${what} window is ${width} x ${height} pixels`);
  if (width > limits.edge || height > limits.edge || width * height > limits.pixels)
    throw new ExrError(`the ${what} window of the EXR file is ${width} x ${height} pixels`, 'too-large');
  return window;
}
