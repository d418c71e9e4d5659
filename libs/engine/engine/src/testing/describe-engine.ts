import type { ModelPreset } from '@diorama/domain';
import type { AssetName, BuildRequest, BuildStage, BuiltFile, BuiltWorld, JobRunner, WorldEngine } from '@diorama/jobs';
import { decodeGlb, inspectEdges } from '@diorama/mesh';
import type { Raster } from '@diorama/raster';
import { decodeSpz } from '@diorama/splat';
import { beforeAll, describe, expect, it } from 'vitest';

import type { EngineJobs } from '../execute-job.js';

const ASSETS: readonly AssetName[] = [
  'splats.spz_urls.100k',
  'splats.spz_urls.500k',
  'splats.spz_urls.full_res',
  'mesh.collider_mesh_url',
  'imagery.depth_exr_url',
];
/** Each tuft of grass is a surface, and levels keep at least one splat of each. */
const PRESET: ModelPreset = { panoWidth: 128, fullResSplats: 5000, eyes: 8, walkRadius: 8 };
const DETAILED: ModelPreset = { ...PRESET, panoWidth: 192, fullResSplats: 40_000 };
const NEVER = { throwIfAborted: (): void => {} };
const PROMPTS = ['a meadow with two houses', 'a library at night'];

/** What every engine must do, as tests. Building takes seconds per world; the worlds are tiny. */
export function describeEngine(name: string, engine: WorldEngine<EngineJobs>, runner: JobRunner<EngineJobs>): void {
  describe(`${name} as an engine`, () => {
    describeComposing(engine);
    const buildOf =
      (prompt: string): Build =>
      (request) =>
        engine.build(engine.compose(prompt, 3).scene, request);
    for (const prompt of PROMPTS) describeBuilds(prompt, buildOf(prompt), runner);
  });
}

/** Builds one world with whatever preset and runner it is told to. */
export type Build = (request: BuildRequest<EngineJobs>) => Promise<BuiltWorld>;

/** What every build must do, whatever it builds from, as tests. */
export function describeBuilds(name: string, build: Build, runner: JobRunner<EngineJobs>): void {
  describe(`building ${name}`, () => {
    describeBuilding(build, runner);
    describeStopping(build, runner);
  });
}

function describeComposing(engine: WorldEngine<EngineJobs>): void {
  it('has a name and a version', () => {
    expect(engine.name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(engine.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(['', '   ', 'a dragon', '\u{1f409}\u0000\ud800', 'x'.repeat(2000)])('makes a scene of the text %j', (prompt) => {
    const { scene, caption } = engine.compose(prompt, 1);
    expect(scene.seed).toBe(1);
    expect(caption.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });

  it('makes the same scene of the same text and seed', () => {
    expect(engine.compose('a beach with palms', 5)).toEqual(engine.compose('a beach with palms', 5));
  });
}

/** One build of PRESET and all that it handed out and reported, made before the tests that look at it. */
interface WatchedBuild {
  world: BuiltWorld;
  readonly progress: [BuildStage, number][];
  readonly files: BuiltFile[];
  readonly panoramas: Raster[];
}

const bytesOf = (built: BuiltWorld, asset: AssetName): Uint8Array =>
  built.files.find((file) => file.name === asset)?.bytes ?? new Uint8Array();

function describeBuilding(run: Build, runner: JobRunner<EngineJobs>): void {
  const nothing: BuiltWorld = {
    files: [],
    panorama: { width: 0, height: 0, data: new Uint8Array() },
    quality: { seam: 0, pole: 0, views: [], walk: [], depthEdges: 0, collider: null },
    groundPlaneOffset: 0,
    spawnPoints: [],
  };
  const watched: WatchedBuild = { world: nothing, progress: [], files: [], panoramas: [] };
  beforeAll(async () => {
    watched.world = await run({
      preset: PRESET,
      runner,
      signal: NEVER,
      onProgress: (stage, fraction) => void watched.progress.push([stage, fraction]),
      onFile: (file) => void watched.files.push(file),
      onPanorama: (panorama) => void watched.panoramas.push(panorama),
    });
  }, 60_000);
  describeAssets(watched);
  describeReports(watched);
  describeRepeating(watched, (preset) => run({ preset, runner, onProgress: () => {}, signal: NEVER }));
}

function describeAssets(watched: WatchedBuild): void {
  it('tells how it looks', () => {
    const { views, depthEdges } = watched.world.quality;
    expect(views[0]).toMatchObject({ metres: 0 });
    expect(views[0]?.psnr).toBeGreaterThan(15);
    expect(depthEdges).toBeGreaterThan(0);
  });

  it('gives every asset once', () => {
    expect(watched.world.files.map((file) => file.name).toSorted()).toEqual(ASSETS.toSorted());
    for (const { name, extension } of watched.world.files) expect(extension).toBe(EXTENSIONS[name]);
  });

  it('gives a panorama twice as wide as high, with something to see', () => {
    const { width, height, data } = watched.world.panorama;
    expect([width, height, data.length]).toEqual([128, 64, 128 * 64 * 3]);
    expect(new Set(data).size).toBeGreaterThan(20);
  });

  it('gives opaque splats around the origin, no more than asked for', () => {
    const full = decodeSpz(bytesOf(watched.world, 'splats.spz_urls.full_res'));
    expect(full.count).toBeGreaterThan(PRESET.panoWidth ** 2 / Math.PI / 4);
    expect(full.count).toBeLessThanOrEqual(PRESET.fullResSplats);
    expect(full.opacities.every((logit) => logit < 6) && full.opacities.some((logit) => logit > 5)).toBe(true);
    expect(full.positions.every((metres) => Math.abs(metres) < 600)).toBe(true);
    expect(full.positions.some((metres) => Math.abs(metres) > 1)).toBe(true);
  });

  it('gives a closed collider with ground below the origin', () => {
    const [collider] = decodeGlb(bytesOf(watched.world, 'mesh.collider_mesh_url')).primitives;
    expect(collider && inspectEdges(collider)).toMatchObject({ closed: true, degenerate: 0 });
    expect(watched.world.groundPlaneOffset).toBeGreaterThan(1);
    expect(watched.world.groundPlaneOffset).toBeLessThan(2.5);
  });

  it('gives places to stand, the origin first', () => {
    const [first, ...others] = watched.world.spawnPoints;
    expect(first).toMatchObject({ x: 0, y: 0, z: 0 });
    for (const { x, z, azimuth } of others) {
      expect(Math.hypot(x, z)).toBeLessThan(100);
      expect(azimuth).toBeGreaterThanOrEqual(0);
      expect(azimuth).toBeLessThan(360);
    }
  });
}

function describeReports(watched: WatchedBuild): void {
  it('hands out each part once, before the end', () => {
    const byName = (parts: readonly BuiltFile[]): BuiltFile[] => parts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(watched.files).toHaveLength(ASSETS.length);
    for (const [i, file] of byName(watched.files).entries()) expect(file).toBe(byName(watched.world.files)[i]);
    expect(watched.panoramas).toHaveLength(1);
    expect(watched.panoramas[0]).toBe(watched.world.panorama);
  });

  it('reports progress that never goes back and ends complete', () => {
    for (const stage of ['render', 'splats', 'collider'] as const) {
      const fractions = watched.progress.filter(([at]) => at === stage).map(([, fraction]) => fraction);
      expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
      expect(fractions.at(-1)).toBe(1);
    }
  });
}

function describeRepeating(watched: WatchedBuild, build: (preset: ModelPreset) => Promise<BuiltWorld>): void {
  it('gives the same bytes again', async () => {
    const again = await build(PRESET);
    for (const asset of ASSETS)
      expect({ asset, equal: isEqual(bytesOf(again, asset), bytesOf(watched.world, asset)) }).toEqual({ asset, equal: true });
    expect(isEqual(again.panorama.data, watched.world.panorama.data)).toBe(true);
  }, 60_000);

  it('makes more splats for a model that wants more', async () => {
    const [few, many] = [watched.world, await build(DETAILED)].map((built) => decodeSpz(bytesOf(built, 'splats.spz_urls.full_res')));
    expect(many?.count).toBeGreaterThan(1.2 * (few?.count ?? Infinity));
    expect(many?.count).toBeLessThanOrEqual(DETAILED.fullResSplats);
    expect(many?.positions.every(Number.isFinite)).toBe(true);
  }, 60_000);
}

/** Far quicker over megabytes than a deep comparison. */
const isEqual = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);

const EXTENSIONS: Readonly<Record<AssetName, string>> = {
  'splats.spz_urls.100k': 'spz',
  'splats.spz_urls.500k': 'spz',
  'splats.spz_urls.full_res': 'spz',
  'mesh.collider_mesh_url': 'glb',
  'imagery.depth_exr_url': 'exr',
};

function describeStopping(run: Build, runner: JobRunner<EngineJobs>): void {
  it('stops with the reason it is given when it is told to', async () => {
    let asked = 0;
    const signal = {
      throwIfAborted(): void {
        if (++asked > 3) throw new Error('that is enough');
      },
    };
    await expect(run({ preset: PRESET, runner, onProgress: () => {}, signal })).rejects.toThrow('that is enough');
    expect(asked).toBeLessThan(10 + runner.width);
  }, 60_000);

  it('fails when a job fails, and leaves nothing running', async () => {
    let running = 0;
    const failing: JobRunner<EngineJobs> = {
      width: 2,
      async run(kind, input) {
        running++;
        try {
          if (kind.endsWith('-collider')) throw new Error('no memory');
          return await runner.run(kind, input);
        } finally {
          running--;
        }
      },
    };
    await expect(run({ preset: PRESET, runner: failing, onProgress: () => {}, signal: NEVER })).rejects.toThrow('no memory');
    expect(running).toBe(0);
  }, 60_000);
}
