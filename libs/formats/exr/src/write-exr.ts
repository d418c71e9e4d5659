import { deflateSync } from 'node:zlib';

import { ExrError } from './model/exr-error.js';

/**
 * OpenEXR ("OpenEXR File Layout" and "Technical Introduction to OpenEXR", openexr.com): one part of scan lines, every
 * channel 32-bit float, little-endian.
 */
export interface ExrImage {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly ExrChannel[];
}

/** One number per pixel, row by row from the top. Infinity and NaN are allowed, as the format allows them. */
export interface ExrChannel {
  readonly name: string;
  readonly data: Float32Array;
}

/** How pixels are stored: raw lines, or deflated in blocks of 16 lines (the default). */
export interface ExrWriteOptions {
  readonly compression?: 'none' | 'zip';
}

const MAGIC = 20000630;
const VERSION = 2;
const PIXEL_FLOAT = 2;
const SIZE_LIMIT = 32_768;
const MAX_NAME_LENGTH = 31;
const CODES = { none: { code: 0, linesPerBlock: 1 }, zip: { code: 3, linesPerBlock: 16 } } as const;

/**
 * An EXR file of the channels, sorted by name as the format demands. The same image gives the same bytes. Throws an
 * ExrError for sizes, names or data that do not fit.
 */
export function encodeExr(image: ExrImage, options: ExrWriteOptions = {}): Uint8Array<ArrayBuffer> {
  checkImage(image);
  const { code, linesPerBlock } = CODES[options.compression ?? 'zip'];
  const channels = image.channels.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const header = headerBytes(image, channels, code);
  const blocks: Uint8Array[] = [];
  for (let row = 0; row < image.height; row += linesPerBlock) {
    const raw = gatherLines(image.width, channels, row, Math.min(image.height, row + linesPerBlock));
    blocks.push(code === 0 ? raw : zipBlock(raw));
  }
  return assemble(header, blocks, linesPerBlock);
}

function checkImage({ width, height, channels }: ExrImage): void {
  const fits = (size: number): boolean => Number.isInteger(size) && size >= 1 && size <= SIZE_LIMIT;
  if (!fits(width) || !fits(height)) throw new ExrError(`a picture of ${width} x ${height} pixels`);
  if (channels.length === 0) throw new ExrError('a picture without channels');
  const names = new Set<string>();
  for (const { name, data } of channels) {
    if (!/^[\x21-\x7e]+$/.test(name) || name.length > MAX_NAME_LENGTH) throw new ExrError(`a channel cannot be named "${name}"`);
    if (names.has(name)) throw new ExrError(`two channels named "${name}"`);
    names.add(name);
    if (data.length !== width * height) throw new ExrError(`channel ${name} holds ${data.length} pixels instead of ${width * height}`);
  }
}

function headerBytes({ width, height }: ExrImage, channels: readonly ExrChannel[], compression: number): Uint8Array {
  const bytes = new ByteList();
  const window = [int32(0), int32(0), int32(width - 1), int32(height - 1)].flat();
  const list = channels.flatMap(({ name }) => [...text(name), ...int32(PIXEL_FLOAT), 0, 0, 0, 0, ...int32(1), ...int32(1)]);
  bytes.push(int32(MAGIC), int32(VERSION));
  bytes.attribute('channels', 'chlist', [...list, 0]);
  bytes.attribute('compression', 'compression', [compression]);
  bytes.attribute('dataWindow', 'box2i', window);
  bytes.attribute('displayWindow', 'box2i', window);
  bytes.attribute('lineOrder', 'lineOrder', [0]);
  bytes.attribute('pixelAspectRatio', 'float', float32(1));
  bytes.attribute('screenWindowCenter', 'v2f', [...float32(0), ...float32(0)]);
  bytes.attribute('screenWindowWidth', 'float', float32(1));
  bytes.push([0]);
  return Uint8Array.from(bytes.values);
}

class ByteList {
  readonly values: number[] = [];

  push(...parts: readonly (readonly number[])[]): void {
    for (const part of parts) this.values.push(...part);
  }

  attribute(name: string, type: string, value: readonly number[]): void {
    this.push(text(name), text(type), int32(value.length), value);
  }
}

function text(value: string): number[] {
  return [...Array.from(value, (character) => character.charCodeAt(0)), 0];
}

function int32(value: number): number[] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >> 24) & 255];
}

function float32(value: number): number[] {
  return [...new Uint8Array(Float32Array.of(value).buffer)];
}

/** Line by line, and in a line channel by channel. */
function gatherLines(width: number, channels: readonly ExrChannel[], first: number, end: number): Uint8Array {
  const values = new Float32Array((end - first) * width * channels.length);
  let at = 0;
  for (let row = first; row < end; row++)
    for (const { data } of channels) {
      values.set(data.subarray(row * width, (row + 1) * width), at);
      at += width;
    }
  return new Uint8Array(values.buffer); // the platforms that Node is built for here are little-endian
}

/**
 * ZIP as in OpenEXR: bytes at even places first, those at odd places after them, each as the difference from the one
 * before, deflated. A block that would grow is stored as it was.
 */
function zipBlock(raw: Uint8Array): Uint8Array {
  const length = raw.length;
  const apart = new Uint8Array(length);
  const half = (length + 1) >> 1;
  for (let i = 0; i < half; i++) apart[i] = raw[2 * i] as number;
  for (let i = half; i < length; i++) apart[i] = raw[2 * (i - half) + 1] as number;
  let before = apart[0] as number;
  for (let i = 1; i < length; i++) {
    const value = apart[i] as number;
    apart[i] = value - before + 128;
    before = value;
  }
  const deflated = deflateSync(apart, { level: 4 });
  return deflated.length < length ? deflated : raw;
}

/** Header, table of the blocks' places in the file, then each block behind its first row and its length. */
function assemble(header: Uint8Array, blocks: readonly Uint8Array[], linesPerBlock: number): Uint8Array<ArrayBuffer> {
  const bodyAt = header.length + 8 * blocks.length;
  const file = new Uint8Array(blocks.reduce((sum, block) => sum + 8 + block.length, bodyAt));
  const view = new DataView(file.buffer);
  file.set(header);
  let at = bodyAt;
  for (const [i, block] of blocks.entries()) {
    view.setBigUint64(header.length + 8 * i, BigInt(at), true);
    view.setInt32(at, i * linesPerBlock, true);
    view.setInt32(at + 4, block.length, true);
    file.set(block, at + 8);
    at += 8 + block.length;
  }
  return file;
}
