import { proceduralDepthPainter } from '@diorama/depth-painter';
import { computeAnalyticDepth, boxDistance } from '@diorama/depth-painter/testing';
import type { BuildRequest, BuiltWorld } from '@diorama/jobs';
import { renderTestView, createPlainPanorama } from '@diorama/pictures/testing';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import type { ModelPreset } from '@diorama/domain';

import type { EngineJobs } from './execute-job.js';
import { createInlineRunner } from './inline-runner.js';
import { pictureEngine } from './picture-engine.js';
import { proceduralEngine } from './procedural.js';

/**
 * What each version makes. Whoever asks for a world again expects its files byte for byte while the version is the same, so other
 * bytes here mean: a new version there, and then the new hashes here.
 */
const MADE = {
  procedural: {
    version: '1.20.0',
    worlds: {
      'a meadow with two houses and a lake': '6a5c9bae94e71482',
      'a volcano with lava': '73d3fdeb6420960f',
      'a city street at night': '9220f819ec5df299',
      'a library': 'af900b1c99431cf6',
      'a beach with palms': '765c7d0c8f10dcfe',
    },
    draft: '01fd0278ab33769d',
  },
  pictures: {
    version: '1.14.0',
    worlds: { panorama: '5b428920b1ca8f38', picture: '01bc6e82da69b6b3', 'three pictures': '3b5f97b3967ffa8b' },
    draft: '01bc6e82da69b6b3',
  },
  painter: { version: '1.3.0', panoramas: { 'a living room': '8e0d4ce3cd1cd983', 'a forest at dusk': 'b051e45f9fdfa286' } },
};

const signal = { throwIfAborted: (): void => {} };
const request = (preset: Partial<ModelPreset> = {}): BuildRequest<EngineJobs> => ({
  preset: { panoWidth: 64, fullResSplats: 2_000, eyes: 8, walkRadius: 8, ...preset },
  runner: createInlineRunner(),
  onProgress: () => {},
  signal,
});

/** As a draft, with samples between its pixels. */
const draft = (): BuildRequest<EngineJobs> => request({ fullResSplats: 40_000 });

function hashOf(pieces: Iterable<Uint8Array | string>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex').slice(0, 16);
}

const hashOfWorld = ({ files }: BuiltWorld): string => hashOf(files.flatMap(({ name, bytes }) => [name, bytes]));

async function hashes(made: Iterable<readonly [string, () => Promise<string>]>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, make] of made) found[name] = await make();
  return found;
}

/** Bytes are promised for one kind of processor. */
describe.skipIf(process.arch !== 'x64')('the bytes of a version', () => {
  it('stay what they are: worlds from words', async () => {
    const { version } = proceduralEngine;
    const worlds = await hashes(
      Object.keys(MADE.procedural.worlds).map((prompt) => [
        prompt,
        async () => hashOfWorld(await proceduralEngine.build(proceduralEngine.compose(prompt, 7).scene, request())),
      ]),
    );
    const small = await proceduralEngine.build(proceduralEngine.compose('a village', 7).scene, draft());
    expect({ version, worlds, draft: hashOfWorld(small) }).toEqual(MADE.procedural);
  }, 240_000);

  it('stay what they are: worlds from pictures', async () => {
    const { version } = pictureEngine;
    const { panorama } = createPlainPanorama(256);
    const view = (azimuth: number) => ({ raster: renderTestView(panorama, { azimuth, width: 90, height: 60 }), azimuth });
    const inputs = { panorama: [{ raster: panorama, azimuth: null }], picture: [view(0)], 'three pictures': [0, 120, 240].map(view) };
    const worlds = await hashes(
      Object.entries(inputs).map(([name, pictures]) => [
        name,
        async () => {
          const composition = pictureEngine.compose({ pictures, isPano: 'auto', prompt: '', seed: 7 });
          const rasters = pictures.map(({ raster }) => raster);
          return hashOfWorld(await pictureEngine.build(composition, rasters, request()));
        },
      ]),
    );
    const composition = pictureEngine.compose({ pictures: [view(0)], isPano: 'auto', prompt: '', seed: 7 });
    const small = await pictureEngine.build(composition, [view(0).raster], draft());
    expect({ version, worlds, draft: hashOfWorld(small) }).toEqual(MADE.pictures);
  }, 240_000);

  it('stay what they are: panoramas from depth', async () => {
    const { version } = proceduralDepthPainter;
    const depth = computeAnalyticDepth(128, boxDistance(3, 1.4, 1.6, 4));
    const panoramas = await hashes(
      Object.keys(MADE.painter.panoramas).map((prompt) => [
        prompt,
        async () => {
          const order = { depth, prompt, seed: 7, width: 128 };
          const { panorama } = await proceduralDepthPainter.paint(order, { runner: createInlineRunner(), onProgress: () => {}, signal });
          return hashOf([panorama.data]);
        },
      ]),
    );
    expect({ version, panoramas }).toEqual(MADE.painter);
  }, 240_000);
});
