// `node test/engine/build-process.ts THREADS KIND...`: makes a small world of each kind, in this order, and prints the hashes of their files by kind.
import { createHash } from 'node:crypto';

import { followCamera, openScene, pictureEngine, proceduralEngine } from '@diorama/engine';
import type { BuildRequest, BuiltWorld, EngineJobs, EngineRunner, Picture } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { renderPerspectiveView } from '@diorama/images';
import { createThreadRunner } from '@diorama/threads';

const PRESET = { panoWidth: 256, fullResSplats: 60_000, eyes: 6, walkRadius: 6 };
const SEED = 11;

const PANORAMA_WIDTH = 256;

let captured: Float32Array | undefined;

/** What is seen in a village, as linear colours of an equirectangular panorama; captured once for all kinds of pictures. */
const capturePlace = (): Float32Array => (captured ??= captureVillage());

function captureVillage(): Float32Array {
  const { renderer } = openScene(proceduralEngine.compose('a village by a lake at noon', SEED).scene);
  return renderer.capture({ origin: [0, 0, 0], width: PANORAMA_WIDTH }, { start: 0, end: PANORAMA_WIDTH / 2 }).color;
}

/** The panorama of what is seen, with this azimuth in the middle. */
function panorama(seen: Float32Array, azimuth = 0): Raster {
  const turn = Math.round((azimuth / 360) * PANORAMA_WIDTH);
  const data = new Uint8Array(seen.length);
  for (let pixel = 0; pixel < seen.length / 3; pixel++) {
    const column = pixel % PANORAMA_WIDTH;
    const from = pixel - column + ((column + turn) % PANORAMA_WIDTH);
    for (let channel = 0; channel < 3; channel++) data[3 * pixel + channel] = 255 * Math.min(1, seen[3 * from + channel] ?? 0);
  }
  return { width: PANORAMA_WIDTH, height: PANORAMA_WIDTH / 2, data };
}

const photo = (seen: Float32Array, azimuth: number): Raster =>
  renderPerspectiveView(panorama(seen, azimuth), { width: 240, height: 160, horizontalFieldOfView: (65 * Math.PI) / 180 });

const PICTURES: Readonly<Record<string, (seen: Float32Array) => Picture[]>> = {
  image: (seen) => [{ raster: photo(seen, 0), azimuth: null }],
  panorama: (seen) => [{ raster: panorama(seen), azimuth: null }],
  'multi-image': (seen) => [0, 90, 180, 270].map((azimuth) => ({ raster: photo(seen, azimuth), azimuth })),
  video: (seen) => followCamera(Array.from({ length: 10 }, (_, frame) => photo(seen, 12 * frame))),
};

/** A panorama of one orange. */
const PAINTING: Raster = { width: 32, height: 16, data: Uint8Array.from({ length: 3 * 32 * 16 }, (_, i) => [200, 90, 40][i % 3] ?? 0) };

async function build(kind: string, request: BuildRequest<EngineJobs>): Promise<BuiltWorld> {
  if (kind === 'text') return proceduralEngine.build(proceduralEngine.compose('two red barns beside a river', SEED).scene, request);
  const { scene: room } = proceduralEngine.compose('a library at night', SEED);
  if (kind === 'room') return proceduralEngine.build(room, request);
  if (kind === 'painted') return proceduralEngine.build(room, { ...request, painting: PAINTING });
  const pictures = PICTURES[kind]?.(capturePlace()) ?? [];
  const composition = pictureEngine.compose({ pictures, isPano: 'auto', prompt: '', seed: SEED });
  return pictureEngine.build(
    composition,
    pictures.map(({ raster }) => raster),
    request,
  );
}

/** Means of red, green and blue, 0 to 255. */
const meanColor = ({ width, height, data }: Raster): number[] =>
  [0, 1, 2].map((channel) => data.reduce((sum, value, i) => (i % 3 === channel ? sum + value : sum), 0) / (width * height));

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function hashWorld(kind: string, runner: EngineRunner): Promise<Record<string, unknown>> {
  const signal = new AbortController().signal;
  const world = await build(kind, { preset: PRESET, runner, signal, onProgress: () => undefined });
  const files = world.files.map(({ name, bytes }) => [name, hash(bytes)] as const).sort(([a], [b]) => a.localeCompare(b));
  return { ...Object.fromEntries(files), panorama: hash(world.panorama.data), color: meanColor(world.panorama), spawns: world.spawnPoints };
}

const [threads = '', ...kinds] = process.argv.slice(2);
const runner = createThreadRunner({ threads: Number(threads) });
const hashes: Record<string, unknown> = {};
for (const kind of kinds) hashes[kind] = await hashWorld(kind, runner);
await runner.close();
process.stdout.write(`${JSON.stringify(hashes)}\n`);
