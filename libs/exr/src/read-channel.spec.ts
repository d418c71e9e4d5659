import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { ExrError } from './exr-error.js';
import { readChannel } from './read-channel.js';
import { readHeader } from './read-header.js';
import { encodeExr } from './write-exr.js';

interface CorpusFile {
  /** Codec, layout, type and how it is stored. */
  readonly name: string;
  /** Base64. */
  readonly file: string;
  /** What OpenEXR reads from each channel: SHA-256 of its values, or the values themselves. */
  readonly channels: Readonly<Record<string, string>>;
}

const CORPUS = JSON.parse(
  gunzipSync(readFileSync(new URL('../corpus/matrix.json.gz', import.meta.url))).toString(),
) as readonly CorpusFile[];
const READ = CORPUS.filter(({ name }) => !/^(htj2k|lj2k|zstd)/.test(name));
/** Three steps of a half float: sums of cosines are rounded in another order. */
const LOSSY = 3 * 2 ** -10;

const bytesOf = ({ file }: CorpusFile): Uint8Array => new Uint8Array(Buffer.from(file, 'base64'));

/** Largest share by which a value differs; 0 where all are equal to the last bit, Infinity where a hash is another one. */
function difference(data: Float32Array, told: string): number {
  if (/^[0-9a-f]{64}$/.test(told)) {
    const hash = createHash('sha256').update(new Uint8Array(data.buffer)).digest('hex');
    return hash === told ? 0 : Infinity;
  }
  const truth = new Float32Array(new Uint8Array(Buffer.from(told, 'base64')).buffer);
  if (truth.length !== data.length) return Infinity;
  return truth.reduce((most, value, i) => (Object.is(value, data[i]) ? most : Math.max(most, Math.abs(1 - (data[i] ?? NaN) / value))), 0);
}

describe('files that OpenEXR wrote', () => {
  it('are many', () => {
    expect(READ.length).toBeGreaterThan(360);
  });

  it.each(READ.map((file) => [file.name, file] as const))('read as OpenEXR reads them: %s', (_, file) => {
    for (const [channel, told] of Object.entries(file.channels)) {
      const read = readChannel(bytesOf(file), { channel });
      expect(read).toMatchObject({ channel, width: 18, height: 35 });
      expect(difference(read.data, told)).toBeLessThan(file.name.startsWith('dwa') ? LOSSY : Number.MIN_VALUE);
    }
  });

  it.each(CORPUS.filter((file) => !READ.includes(file)).map((file) => [file.name, file] as const))(
    'are refused by name: %s',
    (name, file) => {
      const codec = name.split(' ')[0] ?? '';
      expect(readHeader(bytesOf(file)).parts[0]?.compression).toBe(codec);
      expect(() => readChannel(bytesOf(file))).toThrow(`of the compression ${codec} are not read`);
    },
  );

  it.each([
    ['piz Z float inside', { xMin: 5, yMin: 7, xMax: 22, yMax: 41 }, { xMin: 0, yMin: 0, xMax: 39, yMax: 59 }],
    ['zip Z float outside', { xMin: -9, yMin: -4, xMax: 8, yMax: 30 }, { xMin: 0, yMin: 0, xMax: 7, yMax: 7 }],
  ])('tell where their pixels lie: %s', (name, dataWindow, displayWindow) => {
    const file = CORPUS.find((one) => one.name === name) as CorpusFile;
    expect(readChannel(bytesOf(file))).toMatchObject({ dataWindow, displayWindow });
  });

  it('are read part by part', () => {
    const bytes = bytesOf(CORPUS.find(({ name }) => name === 'piz parts') as CorpusFile);
    expect(readHeader(bytes).parts.map(({ name, tiling }) => [name, tiling?.width ?? null])).toEqual([
      ['colours', null],
      ['depth', 16],
      ['other', null],
    ]);
    expect(readChannel(bytes)).toMatchObject({ channel: 'Z', part: 1 });
    expect(readChannel(bytes, { part: 2 })).toMatchObject({ channel: 'depth', part: 2 });
    expect(() => readChannel(bytes, { part: 0 })).toThrow('clearly the depth');
  });

  it.each([
    ['zip rgbaz float lines', 'Z'],
    ['zip blender float lines', 'ViewLayer.Depth.Z'],
    ['zip Y half tiles', 'Y'],
    ['zip R half lines', 'R'],
    ['zip depth half lines', 'depth'],
  ])('give their depth without being asked for a channel: %s', (name, channel) => {
    const file = CORPUS.find((one) => one.name === name) as CorpusFile;
    expect(readChannel(bytesOf(file)).channel).toBe(channel);
  });
});

const image = (names: readonly string[]) =>
  encodeExr({ width: 4, height: 2, channels: names.map((name) => ({ name, data: new Float32Array(8) })) });

describe('a channel', () => {
  it('is not guessed among colours', () => {
    expect(() => readChannel(image(['R', 'G', 'B']))).toThrow('none of the channels of the EXR file is clearly the depth (Z): B, G, R');
    expect(() => readChannel(image(['left.Depth.Z', 'right.Depth.Z']))).toThrow('clearly the depth');
  });

  it('is told that is not there', () => {
    expect(() => readChannel(image(['Z']), { channel: 'A' })).toThrow('has no channel A');
    expect(() => readChannel(image(['Z']), { part: 1 })).toThrow('has no part 1');
  });
});

/** Numbers that follow a seed (a linear congruential generator, modulus 2^32). */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('damaged files', () => {
  const MUTATIONS = 20;

  it.each(READ.filter((_, i) => i % 3 === 0).map((file, i) => [file.name, file, i] as const))(
    'end in an ExrError or in pixels: %s',
    (_, file, seed) => {
      const random = numbers(seed);
      const draw = (below: number): number => Math.floor((random.next().value as number) * below);
      const whole = bytesOf(file);
      for (let mutation = 0; mutation < MUTATIONS; mutation++) {
        const bytes = mutation % 5 === 4 ? whole.slice(0, draw(whole.length)) : whole.slice();
        for (let change = 0; change <= draw(4); change++) bytes[draw(bytes.length)] = draw(256);
        expect(isReadOrRefused(bytes, Object.keys(file.channels)[0] ?? 'Z')).toBe(true);
      }
    },
  );

  it('do not make it take memory for pixels that are not there', () => {
    const bytes = image(['Z']);
    const view = new DataView(bytes.buffer);
    const windows = [...bytes.keys()].filter(
      (at) => at + 4 <= bytes.length && view.getInt32(at, true) === 3 && view.getInt32(at + 4, true) === 1,
    );
    for (const at of windows) {
      view.setInt32(at, 16_383, true);
      view.setInt32(at + 4, 8_191, true);
    }
    expect(windows.length).toBe(2);
    expect(() => readChannel(bytes)).toThrow(ExrError);
  });
});

/** @throws whatever is thrown that is no ExrError */
function isReadOrRefused(bytes: Uint8Array, channel: string): boolean {
  try {
    return readChannel(bytes, { channel, limits: SMALL }).data.length > 0;
  } catch (error) {
    if (error instanceof ExrError) return true;
    throw error;
  }
}

const SMALL = { headerBytes: 100_000, channels: 100, parts: 8, edge: 4_096, pixels: 1_000_000 };
