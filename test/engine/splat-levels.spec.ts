import { pictureEngine, proceduralEngine } from '@diorama/engine';
import type { BuildRequest, BuiltWorld, EngineJobs, Picture } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { decodeSpz } from '@diorama/splat';
import { createThreadRunner } from '@diorama/threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SEED = 5;
/** More splats than the middle level holds. Worlds from pictures have them from the pixels of the panorama alone. */
const PRESET = { panoWidth: 512, fullResSplats: 560_000, eyes: 8, walkRadius: 8 };
const PICTURE_PRESET = { ...PRESET, panoWidth: 1664 };

let runner: ReturnType<typeof createThreadRunner>;
beforeAll(() => {
  runner = createThreadRunner({ threads: 2 });
});
afterAll(() => runner.close());

/** A blue sky over grass with a wall in it, with a little grain. */
function photograph(width: number, height: number): Raster {
  const data = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const grain = ((31 * row + 17 * column) % 23) - 11;
      const isWall = row > 0.4 * height && row < 0.6 * height && column > 0.3 * width && column < 0.6 * width;
      const color = isWall ? [150, 90, 70] : row < height / 2 ? [110, 160, 225] : [80, 130, 60];
      data.set(
        color.map((value) => value + (row < height / 2 && !isWall ? 0 : grain)),
        3 * (row * width + column),
      );
    }
  return { width, height, data };
}

type Request = Omit<BuildRequest<EngineJobs>, 'preset'>;
type Build = (request: Request) => Promise<BuiltWorld>;

const fromText: Build = (request) =>
  proceduralEngine.build(proceduralEngine.compose('a desert with sand dunes and two cacti at noon', SEED).scene, {
    ...request,
    preset: PRESET,
  });

const fromPictures =
  (pictures: readonly Picture[], isPano: boolean): Build =>
  (request) =>
    pictureEngine.build(
      pictureEngine.compose({ pictures, isPano, prompt: '', seed: SEED }),
      pictures.map(({ raster }) => raster),
      { ...request, preset: PICTURE_PRESET },
    );

const WORLDS: Readonly<Record<string, Build>> = {
  text: fromText,
  'a small panorama': fromPictures([{ raster: photograph(512, 256), azimuth: null }], true),
  'several pictures': fromPictures(
    [0, 180].map((azimuth) => ({ raster: photograph(450 + azimuth, 400), azimuth })),
    false,
  ),
};

describe('a world has splats in three resolutions', () => {
  it.each(Object.entries(WORLDS))('from %s', async (_, build) => {
    const { files } = await build({ runner, signal: new AbortController().signal, onProgress: () => undefined });
    const [small = 0, middle = 0, full = 0] = ['100k', '500k', 'full_res'].map((level) => {
      const file = files.find(({ name }) => name === `splats.spz_urls.${level}`);
      return file === undefined ? 0 : decodeSpz(file.bytes).count;
    });
    expect(small).toBeLessThanOrEqual(100_000);
    expect(middle).toBeLessThanOrEqual(500_000);
    expect(middle).toBeGreaterThan(250_000);
    expect(full).toBeGreaterThan(500_000);
  });
});
