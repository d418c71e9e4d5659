// `node test/engine/build-process.ts KIND THREADS`: makes one small world in a fresh process and prints the hashes of its files.
import { createHash } from 'node:crypto';

import { followCamera, openScene, pictureEngine, proceduralEngine } from '@diorama/engine';
import type { BuildRequest, BuiltWorld, EngineJobs, Picture } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { renderPerspectiveView } from '@diorama/images';
import { createThreadRunner } from '@diorama/threads';

const PRESET = { panoWidth: 256, fullResSplats: 120_000, eyes: 8, walkRadius: 8 };
const SEED = 11;

const PANORAMA_WIDTH = 512;
const { renderer } = openScene(proceduralEngine.compose('a village by a lake at noon', SEED).scene);
const seen = renderer.capture({ origin: [0, 0, 0], width: PANORAMA_WIDTH }, { start: 0, end: PANORAMA_WIDTH / 2 }).color;

/** What is seen, with this azimuth in the middle. */
function panorama(azimuth = 0): Raster {
  const turn = Math.round((azimuth / 360) * PANORAMA_WIDTH);
  const data = new Uint8Array(seen.length);
  for (let pixel = 0; pixel < seen.length / 3; pixel++) {
    const column = pixel % PANORAMA_WIDTH;
    const from = pixel - column + ((column + turn) % PANORAMA_WIDTH);
    for (let channel = 0; channel < 3; channel++) data[3 * pixel + channel] = 255 * Math.min(1, seen[3 * from + channel] ?? 0);
  }
  return { width: PANORAMA_WIDTH, height: PANORAMA_WIDTH / 2, data };
}

const photo = (azimuth: number): Raster =>
  renderPerspectiveView(panorama(azimuth), { width: 240, height: 160, horizontalFieldOfView: (65 * Math.PI) / 180 });

const PICTURES: Readonly<Record<string, () => Picture[]>> = {
  image: () => [{ raster: photo(0), azimuth: null }],
  panorama: () => [{ raster: panorama(), azimuth: null }],
  'multi-image': () => [0, 90, 180, 270].map((azimuth) => ({ raster: photo(azimuth), azimuth })),
  video: () => followCamera(Array.from({ length: 10 }, (_, frame) => photo(12 * frame))),
};

async function build(kind: string, request: BuildRequest<EngineJobs>): Promise<BuiltWorld> {
  if (kind === 'text') return proceduralEngine.build(proceduralEngine.compose('two red barns beside a river', SEED).scene, request);
  if (kind === 'room') return proceduralEngine.build(proceduralEngine.compose('a library at night', SEED).scene, request);
  const pictures = PICTURES[kind]?.() ?? [];
  const composition = pictureEngine.compose({ pictures, isPano: 'auto', prompt: '', seed: SEED });
  return pictureEngine.build(
    composition,
    pictures.map(({ raster }) => raster),
    request,
  );
}

const [kind = '', threads = ''] = process.argv.slice(2);
const runner = createThreadRunner({ threads: Number(threads) });
const signal = new AbortController().signal;
const world = await build(kind, { preset: PRESET, runner, signal, onProgress: () => undefined });
await runner.close();
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const files = world.files.map(({ name, bytes }) => [name, hash(bytes)] as const).sort(([a], [b]) => a.localeCompare(b));
const hashes = { ...Object.fromEntries(files), panorama: hash(world.panorama.data), spawns: world.spawnPoints };
process.stdout.write(`${JSON.stringify(hashes)}\n`);
