import { inflateSync } from 'node:zlib';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ExrError } from './model/exr-error.js';
import { encodeExr } from './write-exr.js';
import type { ExrImage } from './write-exr.js';

function picture(width: number, height: number, names: readonly string[]): ExrImage {
  const value = (channel: number, i: number): number => (i % 97 === 5 ? Infinity : 3 + channel + Math.sin(i * 0.01) * 2);
  return {
    width,
    height,
    channels: names.map((name, channel) => ({ name, data: Float32Array.from({ length: width * height }, (_, i) => value(channel, i)) })),
  };
}

describe.each(['none', 'zip'] as const)('an EXR file with compression %s', (compression) => {
  it.each([
    [1, 1, ['Z']],
    [33, 16, ['Z']],
    [64, 33, ['R', 'G', 'B']],
    [7, 40, ['Z', 'A', 'normal.X']],
  ])('of %i x %i pixels gives back channels %j', (width, height, names) => {
    const image = picture(width, height, names);
    const read = readExr(encodeExr(image, { compression }));
    expect(read.attributes['dataWindow']?.bytes).toEqual(read.attributes['displayWindow']?.bytes);
    expect([...read.channels.keys()]).toEqual(names.toSorted());
    for (const { name, data } of image.channels) expect(read.channels.get(name)).toEqual(data);
  });

  it('keeps every bit of any pixel', () => {
    fc.assert(
      fc.property(fc.array(fc.float(), { minLength: 40, maxLength: 40 }), (values) => {
        const data = Float32Array.from(values);
        const read = readExr(encodeExr({ width: 2, height: 20, channels: [{ name: 'Y', data }] }, { compression }));
        expect(read.channels.get('Y')).toEqual(data);
      }),
    );
  });

  it('has the same bytes every time', () => {
    expect(encodeExr(picture(20, 20, ['Z']), { compression })).toEqual(encodeExr(picture(20, 20, ['Z']), { compression }));
  });
});

describe('an EXR header', () => {
  it('has the attributes that readers demand, by name and type', () => {
    const { attributes } = readExr(encodeExr(picture(4, 2, ['Z'])));
    expect(Object.entries(attributes).map(([name, { type }]) => `${name}:${type}`)).toEqual([
      'channels:chlist',
      'compression:compression',
      'dataWindow:box2i',
      'displayWindow:box2i',
      'lineOrder:lineOrder',
      'pixelAspectRatio:float',
      'screenWindowCenter:v2f',
      'screenWindowWidth:float',
    ]);
    expect(attributes['dataWindow']?.bytes).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0]);
  });

  it('is small and the pixels are compressed', () => {
    const flat = { width: 512, height: 256, channels: [{ name: 'Z', data: new Float32Array(512 * 256).fill(2.5) }] };
    expect(encodeExr(flat).length).toBeLessThan(10_000);
  });
});

describe('the EXR writer', () => {
  const data = new Float32Array(4);
  it.each<[string, ExrImage]>([
    ['no channel', { width: 2, height: 2, channels: [] }],
    ['no width', { width: 0, height: 2, channels: [{ name: 'Z', data }] }],
    ['a size out of proportion', { width: 2, height: 40_000, channels: [{ name: 'Z', data }] }],
    ['too few pixels', { width: 2, height: 3, channels: [{ name: 'Z', data }] }],
    [
      'one name twice',
      {
        width: 2,
        height: 2,
        channels: [
          { name: 'Z', data },
          { name: 'Z', data },
        ],
      },
    ],
    ['an empty name', { width: 2, height: 2, channels: [{ name: '', data }] }],
    ['a name of 32 letters', { width: 2, height: 2, channels: [{ name: 'Z'.repeat(32), data }] }],
  ])('refuses %s', (_name, image) => {
    expect(() => encodeExr(image)).toThrow(ExrError);
  });
});

interface Attribute {
  readonly type: string;
  readonly bytes: number[];
}

/** A reader of its own, from the format's description, for one part of float scan lines. */
function readExr(file: Uint8Array): { attributes: Record<string, Attribute>; channels: Map<string, Float32Array> } {
  const bytes = Buffer.from(file);
  expect(bytes.readUInt32LE(0)).toBe(20000630);
  expect(bytes.readUInt32LE(4)).toBe(2);
  let at = 8;
  const takeText = (): string => {
    const end = bytes.indexOf(0, at);
    const value = bytes.toString('latin1', at, end);
    at = end + 1;
    return value;
  };
  const attributes: Record<string, Attribute> = {};
  for (let name = takeText(); name !== ''; name = takeText()) {
    const type = takeText();
    const size = bytes.readInt32LE(at);
    attributes[name] = { type, bytes: [...bytes.subarray(at + 4, at + 4 + size)] };
    at += 4 + size;
  }
  const names = channelNames(Buffer.from(attributes['channels']?.bytes ?? []));
  const window = Buffer.from(attributes['dataWindow']?.bytes ?? []);
  const [width, height] = [window.readInt32LE(8) + 1, window.readInt32LE(12) + 1];
  const isZip = attributes['compression']?.bytes[0] === 3;
  const lines = isZip ? 16 : 1;
  const channels = new Map(names.map((name) => [name, new Float32Array(width * height)]));
  for (let first = 0; first < height; first += lines, at += 8) {
    const block = Number(bytes.readBigUInt64LE(at));
    const count = Math.min(lines, height - first);
    expect(bytes.readInt32LE(block)).toBe(first);
    const raw = restore(bytes.subarray(block + 8, block + 8 + bytes.readInt32LE(block + 4)), 4 * count * width * names.length);
    const values = new Float32Array(new Uint8Array(raw).buffer);
    for (let row = 0; row < count; row++)
      for (const [i, name] of names.entries()) {
        const start = (row * names.length + i) * width;
        channels.get(name)?.set(values.subarray(start, start + width), (first + row) * width);
      }
  }
  return { attributes, channels };
}

function channelNames(list: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; list[at] !== 0; at = list.indexOf(0, at) + 17) {
    const end = list.indexOf(0, at);
    names.push(list.toString('latin1', at, end));
    expect(list.readInt32LE(end + 1)).toBe(2);
  }
  return names;
}

/** A block as long as its pixels is stored raw, whatever the compression. */
function restore(stored: Uint8Array, length: number): Uint8Array {
  if (stored.length === length) return stored;
  const apart = inflateSync(stored);
  for (let i = 1; i < length; i++) apart[i] += apart[i - 1] - 128;
  const half = (length + 1) >> 1;
  return Uint8Array.from({ length }, (_, i) => apart[i % 2 === 0 ? i / 2 : half + (i - 1) / 2]);
}
