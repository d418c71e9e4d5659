import createReference from '@adobe/spz';
import { createThreadRunner } from '@diorama/threads';
import { decodeSpz, encodeSpz } from '@diorama/splat';
import type { SplatCloud } from '@diorama/splat';

import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { buildAsLibrary } from './library.ts';

/** A fast encoder that packs badly would prove nothing. */
const LARGER_AT_MOST = 1.1;

/** Encoding of one world's finest splats as SPZ version 3, beside the reference encoder; both on one thread. */
export const spzEncoding: Benchmark = {
  name: 'spz-encoding',
  unit: 'Msplats/s',
  async run({ quick }) {
    const cloud = await realCloud();
    const reference = await referenceEncoder();
    const ours = (): Uint8Array => encodeSpz(cloud, { version: 3 });
    const theirs = (): Uint8Array => reference(cloud);
    assertSize(ours(), theirs());
    const rates = await inTurns({
      rounds: quick ? 3 : 7,
      ours: async () => rateOf(cloud, ours),
      yardstick: async () => rateOf(cloud, theirs),
    });
    return { ...rates, better: 'more', aim: { of: 'ratio', bound: 2 } };
  },
};

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

function rateOf({ count }: SplatCloud, encode: () => Uint8Array): number {
  const startedAt = performance.now();
  encode();
  return count / 1e6 / ((performance.now() - startedAt) / 1_000);
}
