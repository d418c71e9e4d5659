import type { WorldQuality } from '@diorama/domain';
import type { BuildRequest, BuiltFile, BuiltWorld } from '@diorama/jobs';
import { createPlainPanorama } from '@diorama/pictures/testing';
import { findBuiltFile } from '@diorama/quality';
import { decodeSpz, encodeSpz } from '@diorama/splat';
import { beforeAll, describe, expect, it } from 'vitest';

import type { EngineJobs } from './execute-job.js';
import { createInlineRunner } from './inline-runner.js';
import { pictureEngine } from './picture-engine.js';
import { proceduralEngine } from './procedural.js';

const runner = createInlineRunner();
const signal = { throwIfAborted: (): void => undefined };
const request: BuildRequest<EngineJobs> = {
  preset: { panoWidth: 256, fullResSplats: 30_000, eyes: 8, walkRadius: 4 },
  runner,
  onProgress: () => undefined,
  signal,
};

/** The opacity of a splat that is not there, as a logit. */
const NOTHING = -20;

/** The world with most splats of its coarsest file taken away. */
function thinned({ files, ...world }: BuiltWorld): BuiltWorld {
  const thin = (file: BuiltFile): BuiltFile => {
    if (file.name !== 'splats.spz_urls.100k') return file;
    const cloud = decodeSpz(file.bytes);
    const opacities = cloud.opacities.map((logit, i) => (i % 12 === 0 ? logit : NOTHING));
    return { ...file, bytes: encodeSpz({ ...cloud, opacities }) };
  };
  return { ...world, files: files.map(thin) };
}

/** The figures that do not need a walk. */
type Figures = Omit<WorldQuality, 'walk'>;

const worst = ({ views }: Figures): number => Math.max(...views.map(({ holes }) => holes));

describe('what is told of a world of words', () => {
  const { scene } = proceduralEngine.compose('a meadow with a barn', 5);
  let built: BuiltWorld;
  let quality: Figures;
  beforeAll(async () => {
    built = await proceduralEngine.build(scene, request);
    quality = await look(built);
  }, 120_000);
  const look = async (world: BuiltWorld): Promise<Figures> => {
    const truth = await runner.run('look-at-scene', { scene, collider: findBuiltFile(world, 'mesh.collider_mesh_url').bytes });
    return runner.run('judge-world', { truth, panorama: world.panorama, splats: findBuiltFile(world, 'splats.spz_urls.100k').bytes });
  };

  it('is the colour of its horizon, which by day is bright', () => {
    expect(built.horizonColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(Number.parseInt((built.horizonColor ?? '').slice(3, 5), 16)).toBeGreaterThan(120);
  });

  it('is where its sun stands, which by day is high and to the side of the first view', () => {
    const [start] = built.spawnPoints;
    const side = Math.abs((((built.sun?.azimuth ?? 0) - (start?.azimuth ?? 0) + 540) % 360) - 180);
    expect(side).toBeGreaterThan(30);
    expect(side).toBeLessThan(150);
    expect(built.sun?.elevation).toBeGreaterThan(35);
  });

  it('is how true it is from several places', () => {
    expect(quality.views.map(({ metres }) => metres)).toEqual([0, 0.5, 1, 2]);
    for (const { psnr, holes } of quality.views) {
      expect(psnr).toBeGreaterThan(15);
      expect(holes).toBeLessThan(0.05);
    }
    expect(quality.seam).toBeLessThan(1.5);
    expect(quality.depthEdges).toBeGreaterThan(0.2);
    expect(quality.collider?.stops).toBeGreaterThan(0.95);
  });

  it('is the same each time', async () => {
    expect(await look(built)).toEqual(quality);
  });

  it('is worse where splats are missing', async () => {
    const damaged = await look(thinned(built));
    expect(damaged.views[0]?.psnr).toBeLessThan((quality.views[0]?.psnr ?? 0) - 2);
    expect(worst(damaged)).toBeGreaterThan(worst(quality) + 0.02);
  });

  it('is less of a draft, which is compared with its own panorama', () => {
    const { quality: quick } = built;
    expect(quick.collider).toBeNull();
    expect(quick.views.map(({ psnr }) => psnr === null)).toEqual([false, true, true, true]);
    expect(quick).toMatchObject({ seam: quality.seam, pole: quality.pole });
  });

  it('covers the walk that the model promises', () => {
    const { walk } = built.quality;
    expect(walk.map(({ metres, directions }) => [metres, directions])).toEqual([
      [0, 1],
      [1, 2],
      [4, 2],
    ]);
    for (const { psnr, down, ssim, holes, floaters } of walk) {
      for (const spread of [psnr, down, ssim]) expect(spread.worst).toBeLessThanOrEqual(spread.median);
      for (const spread of [holes, floaters]) expect(spread.worst).toBeGreaterThanOrEqual(spread.median);
      expect(psnr.worst).toBeGreaterThan(15);
      expect(holes.worst).toBeLessThan(0.05);
    }
  });

  it('shows on the walk that splats are missing', async () => {
    const judge = async (world: BuiltWorld): Promise<WorldQuality['walk']> => {
      const walk = await runner.run('capture-walk', { scene, radius: request.preset.walkRadius, directions: 2 });
      return runner.run('judge-walk', { walk, splats: findBuiltFile(world, 'splats.spz_urls.100k').bytes });
    };
    expect(await judge(built)).toEqual(built.quality.walk);
    const [here, beside] = await judge(thinned(built));
    for (const damaged of [here, beside]) expect(damaged?.holes.median).toBeGreaterThan(0.02);
  });
});

describe('what is told of a world of pictures', () => {
  const { panorama } = createPlainPanorama(256);
  const composition = pictureEngine.compose({ pictures: [{ raster: panorama, azimuth: null }], isPano: true, prompt: '', seed: 1 });

  it('is how it looks beside its own panorama', { timeout: 60_000 }, async () => {
    const built = await pictureEngine.build(composition, [panorama], request);
    const { quality } = built;
    expect(quality.views[0]?.psnr).toBeGreaterThan(20);
    expect(quality.views.slice(1).every(({ psnr }) => psnr === null)).toBe(true);
    expect(worst(quality)).toBeLessThan(0.05);
    expect(quality.collider).toBeNull();
    expect(quality.walk).toEqual([]);
    const { panorama: own, ...rest } = thinned(built);
    const [splats, depth] = [findBuiltFile(rest, 'splats.spz_urls.100k').bytes, findBuiltFile(rest, 'imagery.depth_exr_url').bytes];
    const damaged = await runner.run('judge-pictures', { panorama: own, splats, depth });
    expect(worst(damaged)).toBeGreaterThan(worst(quality) + 0.02);
  });
});
