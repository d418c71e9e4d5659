import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { ExrError } from './model/exr-error.js';
import { EXR_LIMITS } from './model/limits.js';
import type { ExrLimits } from './model/limits.js';
import { openChannel } from './open-channel.js';
import type { ExrReadOptions } from './open-channel.js';
import { readChannel } from './read-channel.js';
import { readHeader } from './read-header.js';
import { readCorpus } from './testing/corpus.js';
import type { CorpusFile } from './testing/corpus.js';
import { mutateBytes, createSeededRandom } from './testing/mutate.js';
import { encodeExr } from './write-exr.js';

const CORPUS = readCorpus();
const UNREAD = /^(htj2k|lj2k|zstd)/;
const READ = CORPUS.filter(({ name, channels }) => !UNREAD.test(name) && Object.keys(channels).length > 0);
const named = (name: string): CorpusFile => {
  const file = CORPUS.find((one) => one.name === name);
  if (file === undefined) throw new Error(`the corpus has no file ${name}`);
  return file;
};
/** Three steps of a half float: sums of cosines are rounded in another order. */
const LOSSY = 3 * 2 ** -10;

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

const refusalOf = (bytes: Uint8Array, options: ExrReadOptions): ExrError | null => {
  try {
    readChannel(bytes, options);
    return null;
  } catch (error) {
    if (error instanceof ExrError) return error;
    throw error;
  }
};

describe('files that OpenEXR wrote', () => {
  it('are many', () => {
    expect(READ.length).toBeGreaterThan(440);
  });

  it.each(READ.map((file) => [file.name, file] as const))('read as OpenEXR reads them: %s', (_, file) => {
    for (const [channel, told] of Object.entries(file.channels)) {
      const read = readChannel(file.bytes, { channel });
      expect(read.channel).toBe(channel);
      expect(difference(read.data, told)).toBeLessThan(file.name.startsWith('dwa') ? LOSSY : Number.MIN_VALUE);
    }
  });

  it.each(CORPUS.filter(({ name }) => UNREAD.test(name)).map((file) => [file.name, file] as const))(
    'are refused by name: %s',
    (name, file) => {
      const codec = name.split(' ')[0] ?? '';
      expect(readHeader(file.bytes).parts[0]?.compression).toBe(codec);
      expect(() => readChannel(file.bytes)).toThrow(`of the compression ${codec} are not supported`);
    },
  );

  it.each([
    ['deep lines', 'the EXR file has deep data, several samples a pixel, which is not supported'],
    ['deep tiles', 'the EXR file has deep data, several samples a pixel, which is not supported'],
    ['cube', 'the EXR file is a cube map'],
  ])('are refused by name: %s', (name, reason) => {
    const refused = refusalOf(named(name).bytes, { channel: 'Z' });
    expect(refused).toMatchObject({ message: reason, fault: 'unsupported' });
    expect(refusalOf(named(name).bytes, {})).toEqual(refused);
  });

  it('are refused for a channel of fewer samples, and read for another', () => {
    const { bytes } = named('no luma half lines');
    expect(refusalOf(bytes, { channel: 'RY' })).toMatchObject({
      message: 'the channel RY of the EXR file has fewer samples than pixels (1 in 2 x 2)',
      fault: 'unsupported',
    });
    expect(refusalOf(bytes, {})).toMatchObject({ fault: 'not-found' });
    expect(readChannel(bytes, { channel: 'Y' })).toMatchObject({ width: 18, height: 36 });
  });

  it('that hold all levels are read at their full size', () => {
    for (const levels of ['mipmap', 'ripmap'] as const) {
      const { bytes } = named(`piz Z float ${levels}`);
      expect(readHeader(bytes).parts[0]?.tiling).toEqual({ width: 16, height: 12, levels });
      expect(readChannel(bytes).data).toEqual(readChannel(named('piz Z float shuffled').bytes).data);
    }
  });

  it('come band by band as they come whole', () => {
    for (const name of ['zip rgbaz half lines', 'dwab Z float inside', 'piz Z half tiles', 'no depth uint lines', 'pxr24 Z float ripmap']) {
      const { bytes } = named(name);
      const { data, ...facts } = readChannel(bytes);
      const { bands, ...opened } = openChannel(bytes);
      const found = [...bands()];
      expect(opened).toEqual(facts);
      expect(found.map(({ rows }) => rows).reduce((a, b) => a + b)).toBe(facts.height);
      for (const band of found) expect(band.data).toEqual(data.subarray(band.top * facts.width, (band.top + band.rows) * facts.width));
    }
  });

  it.each([
    ['piz Z float inside', { xMin: 5, yMin: 7, xMax: 22, yMax: 41 }, { xMin: 0, yMin: 0, xMax: 39, yMax: 59 }],
    ['zip Z float outside', { xMin: -9, yMin: -4, xMax: 8, yMax: 30 }, { xMin: 0, yMin: 0, xMax: 7, yMax: 7 }],
    ['dwab Z float across', { xMin: -9, yMin: 30, xMax: 8, yMax: 64 }, { xMin: 0, yMin: 0, xMax: 39, yMax: 59 }],
    ['b44 Z float beyond', { xMin: 100, yMin: -200, xMax: 117, yMax: -166 }, { xMin: 0, yMin: 0, xMax: 39, yMax: 59 }],
  ])('tell where their pixels lie: %s', (name, dataWindow, displayWindow) => {
    expect(readChannel(named(name).bytes)).toMatchObject({ dataWindow, displayWindow });
  });

  it('are read part by part', () => {
    const bytes = named('piz parts').bytes;
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
    expect(readChannel(named(name).bytes).channel).toBe(channel);
  });
});

/** Channels of other samples each, or all of the same. */
const image = (names: readonly string[], samples: (channel: number) => number = (channel) => channel) =>
  encodeExr({ width: 4, height: 2, channels: names.map((name, i) => ({ name, data: new Float32Array(8).fill(samples(i)) })) });

describe('a channel', () => {
  it('is not guessed among colours', () => {
    expect(() => readChannel(image(['R', 'G', 'B']))).toThrow('no channel of the EXR file is clearly the depth (Z): B, G, R');
    expect(() => readChannel(image(['left.Depth.Z', 'right.Depth.Z']))).toThrow('clearly the depth');
  });

  it('is told that is not there', () => {
    expect(() => readChannel(image(['Z']), { channel: 'A' })).toThrow('has no channel A');
    expect(() => readChannel(image(['Z']), { part: 1 })).toThrow('has no part 1');
  });
});

describe('damaged files', () => {
  const MUTATIONS = 24;

  it.each(CORPUS.filter((_, i) => i % 3 === 0).map((file, i) => [file.name, file, i] as const))(
    'end in an ExrError or in pixels: %s',
    (_, { bytes, channels }, seed) => {
      const random = createSeededRandom(seed);
      for (let mutation = 0; mutation < MUTATIONS; mutation++) {
        const spoilt = mutateBytes(bytes, random);
        for (const options of [{}, { channel: Object.keys(channels)[0] ?? 'Z' }])
          expect(() => refusalOf(spoilt, { ...options, limits: SMALL })).not.toThrow();
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

const SMALL: ExrLimits = { ...EXR_LIMITS, edge: 4_096, pixels: 1_000_000, blockBytes: 16_000_000, sampleBytes: 64_000_000 };
