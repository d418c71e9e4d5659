import createReference from '@adobe/spz';
import { createThreadRunner } from '@diorama/threads';
import { decodeSpz, encodeSpz } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';

import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { buildAsLibrary } from './library.ts';
import type { Workbench } from './workbench.ts';

/** A fast encoder that packs badly would prove nothing. */
const LARGER_AT_MOST = 1.1;
const COPIES = 4;
/** Metres. */
const APART = 400;

/** Encoding of one world's finest splats as SPZ version 3, beside the reference encoder; both on one thread. */
export const spzEncoding: Benchmark = {
  name: 'spz-encoding',
  unit: 'Msplats/s',
  async run(bench) {
    const { count, ours, yardstick } = await secondsToEncode(bench);
    return { ours: count / 1e6 / ours, yardstick: count / 1e6 / yardstick, better: 'more', aim: { of: 'ratio', bound: 2 } };
  },
};

/** The same in seconds for as many splats as the default model has. */
export const spzOfTwoMillion: Benchmark = {
  name: 'spz-of-2-million',
  unit: 's',
  async run(bench) {
    const { count, ours, yardstick } = await secondsToEncode(bench);
    const worlds = 2e6 / count;
    return { ours: worlds * ours, yardstick: worlds * yardstick, better: 'less', aim: { of: 'ours', bound: 1.2 } };
  },
};

interface Encoding {
  readonly count: number;
  /** Seconds. */
  readonly ours: number;
  readonly yardstick: number;
}

const secondsToEncode = (bench: Workbench): Promise<Encoding> =>
  bench.once('encoding', async () => {
    const cloud = await largeCloud();
    const reference = await referenceEncoder();
    const ours = (): Uint8Array => encodeSpz(cloud, { version: 3 });
    const theirs = (): Uint8Array => reference(cloud);
    assertSize(ours(), theirs());
    const seconds = await inTurns({
      rounds: bench.quick ? 3 : 7,
      ours: async () => secondsOf(ours),
      yardstick: async () => secondsOf(theirs),
    });
    return { count: cloud.count, ...seconds };
  });

/** The finest splats of a draft four times over, side by side: about as many as the default model has. */
async function largeCloud(): Promise<SplatCloud> {
  const one = await realCloud();
  const times = (values: Float32Array): Float32Array => {
    const all = new Float32Array(COPIES * values.length);
    for (let copy = 0; copy < COPIES; copy++) all.set(values, copy * values.length);
    return all;
  };
  const positions = times(one.positions).map((value, i) => value + (i % 3 === 0 ? APART * Math.floor(i / one.positions.length) : 0));
  return {
    ...one,
    count: COPIES * one.count,
    positions,
    scales: times(one.scales),
    rotations: times(one.rotations),
    colors: times(one.colors),
    opacities: times(one.opacities),
    sh: times(one.sh),
  };
}

async function realCloud(): Promise<SplatCloud> {
  const runner = createThreadRunner({ threads: 2 });
  try {
    const { files } = await buildAsLibrary({ model: 'svc-1.0-draft', prompt: 'a mossy canyon with a river', seed: 1 }, runner);
    const finest = files.find(({ name }) => name === 'splats.spz_urls.500k');
    if (finest === undefined) throw new Error('the world has no splats');
    return decodeSpz(finest.bytes);
  } finally {
    await runner.close();
  }
}

async function referenceEncoder(): Promise<(cloud: SplatCloud) => Uint8Array> {
  const spz = await createReference({ print: () => undefined, printErr: () => undefined });
  const options = { version: 3, from: spz.CoordinateSystem.RUB, sh1Bits: 5, shRestBits: 4 };
  return ({ count, positions, scales, rotations, colors, opacities, shDegree, sh }) =>
    spz.saveSpzToBuffer(
      { numPoints: count, positions, scales, rotations, colors, alphas: opacities, shDegree, sh, antialiased: false, extensions: [] },
      options,
    );
}

function assertSize(ours: Uint8Array, theirs: Uint8Array): void {
  const ratio = ours.length / theirs.length;
  if (ratio > LARGER_AT_MOST) throw new Error(`our file is ${ratio.toFixed(2)} times as large as that of the reference`);
}

function secondsOf(encode: () => Uint8Array): number {
  const startedAt = performance.now();
  encode();
  return (performance.now() - startedAt) / 1_000;
}
