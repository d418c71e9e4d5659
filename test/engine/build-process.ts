// `node test/engine/build-process.ts KIND THREADS`: makes one small world in a fresh process and prints the hashes of its files.
import { createHash } from 'node:crypto';

import { followCamera, openScene, pictureEngine, proceduralEngine } from '@diorama/engine';
import type { BuildRequest, BuiltWorld, Picture, Raster } from '@diorama/engine';
import { createThreadRunner } from '@diorama/threads';

const PRESET = { panoWidth: 256, fullResSplats: 30_000, extraCaptures: 2, walkRadius: 1.5 };
const SEED = 11;
const RADIANS = Math.PI / 180;

interface Camera {
  readonly azimuth: number;
  readonly width: number;
  readonly height: number;
  readonly fov: number;
}

const { renderer } = openScene(proceduralEngine.compose('a village by a lake at noon', SEED).scene);
const seen = renderer.capture({ origin: [0, 0, 0], width: 512 }, { start: 0, end: 256 }).color;

/** What a level camera sees of the panorama, nearest pixels. */
function view({ azimuth, width, height, fov }: Camera): Raster {
  const focal = width / 2 / Math.tan((fov / 2) * RADIANS);
  const data = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column + 0.5 - width / 2) / focal, (height / 2 - row - 0.5) / focal];
      const longitude = (Math.atan(x) + azimuth * RADIANS) / (2 * Math.PI) + 0.5;
      const latitude = Math.atan2(y, Math.hypot(1, x)) / Math.PI;
      const from = 3 * (Math.floor((0.5 - latitude) * 256) * 512 + (Math.floor(longitude * 512) % 512));
      for (let channel = 0; channel < 3; channel++)
        data[3 * (row * width + column) + channel] = 255 * Math.min(1, seen[from + channel] ?? 0);
    }
  return { width, height, data };
}

const photo = (azimuth: number): Raster => view({ azimuth, width: 240, height: 160, fov: 65 });
const panorama = (): Raster => ({ width: 512, height: 256, data: Uint8Array.from(seen, (value) => 255 * Math.min(1, value)) });

const PICTURES: Readonly<Record<string, () => Picture[]>> = {
  image: () => [{ raster: photo(0), azimuth: null }],
  panorama: () => [{ raster: panorama(), azimuth: null }],
  'multi-image': () => [0, 90, 180, 270].map((azimuth) => ({ raster: photo(azimuth), azimuth })),
  video: () => followCamera(Array.from({ length: 10 }, (_, frame) => photo(12 * frame))),
};

async function build(kind: string, request: BuildRequest): Promise<BuiltWorld> {
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
