// `node models/training/image-depth/evaluate.ts --data DIR --bundle DIR [--most N]`: the network beside the layout, on held-out scenes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { inlineRunner, pictureEngine, readEstimate } from '@diorama/engine';
import type { Picture } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { perspectiveView } from '@diorama/images';
import { ModelPool, openBundle } from '@diorama/onnx';
import type { Bundle } from '@diorama/onnx';

/** Pixels across of the files, and of what is compared. */
const FILE_WIDTH = 512;
const FILE_PIXELS = FILE_WIDTH ** 2 / 2;
const WIDTH = 256;
const HEIGHT = WIDTH / 2;
/** Every tenth scene is held out from training. */
const HELD_OUT = 10;
/** Metres; the layout puts nothing further away. */
const FURTHEST = 80;
/** The camera of the pictures: degrees across, and how far up and down it is sure to see. */
const FOV = 65;
const UPWARDS = 20;

const runner = inlineRunner();

interface Sample {
  readonly panorama: Raster;
  /** Metres, 256 x 128. */
  readonly truth: Float32Array;
}

type Estimates = Readonly<Record<'layout' | 'network' | 'layout with network', (pixel: number) => number>>;

/** Sums of |d - truth| / truth, and how much lies within a factor of 1.25, over the solid angle. */
class Score {
  private readonly sums = new Map<string, { relative: number; close: number; weight: number }>();

  add(sample: Sample, estimates: Estimates, isSeen: (pixel: number) => boolean): void {
    for (let pixel = 0; pixel < sample.truth.length; pixel++) {
      const truth = sample.truth[pixel] ?? Infinity;
      if (truth >= FURTHEST || !isSeen(pixel)) continue;
      const weight = Math.sin((Math.PI * (Math.floor(pixel / WIDTH) + 0.5)) / HEIGHT);
      for (const [name, estimate] of Object.entries(estimates)) {
        const metres = Math.min(FURTHEST, estimate(pixel));
        const sum = this.sums.get(name) ?? { relative: 0, close: 0, weight: 0 };
        this.sums.set(name, sum);
        sum.relative += (weight * Math.abs(metres - truth)) / Math.max(0.1, truth);
        sum.close += Math.max(metres / truth, truth / metres) < 1.25 ? weight : 0;
        sum.weight += weight;
      }
    }
  }

  print(title: string): void {
    process.stdout.write(`${title}\n`);
    for (const [name, { relative, close, weight }] of this.sums)
      process.stdout.write(
        `  ${name.padEnd(20)} abs-rel ${(relative / weight).toFixed(3)}  within 1.25: ${((100 * close) / weight).toFixed(1)} %\n`,
      );
  }
}

async function main(): Promise<void> {
  const options = { data: { type: 'string' }, bundle: { type: 'string' }, most: { type: 'string', default: '1000' } } as const;
  const { data, bundle: folder, most } = parseArgs({ options }).values;
  if (data === undefined || folder === undefined) throw new Error('--data names the panoramas, --bundle the model');
  const bundle = await openBundle(folder);
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: bundle.manifest.memoryBytes, runsPerProcess: 100_000 });
  const [whole, pictures] = [new Score(), new Score()];
  const files = readdirSync(data)
    .filter((name) => Number(name.slice(0, 5)) % HELD_OUT === HELD_OUT - 1)
    .sort()
    .slice(0, Number(most));
  for (const [index, name] of files.entries()) {
    const sample = readSample(join(data, name), Math.round((index * FILE_WIDTH) / 7) % FILE_WIDTH);
    whole.add(sample, await estimate({ raster: sample.panorama, azimuth: null, isPanorama: true }, pool, bundle), () => true);
    const raster = perspectiveView(sample.panorama, { width: 320, height: 240, horizontalFieldOfView: (FOV * Math.PI) / 180 });
    pictures.add(sample, await estimate({ raster, azimuth: null, horizontalFov: FOV }, pool, bundle), isInPicture);
    process.stderr.write(`\r${index + 1} of ${files.length} `);
  }
  await pool.close();
  process.stderr.write('\n');
  whole.print(`${files.length} whole panoramas`);
  pictures.print(`${files.length} pictures of ${FOV} degrees, within the picture`);
}

function isInPicture(pixel: number): boolean {
  const azimuth = (360 * ((pixel % WIDTH) + 0.5)) / WIDTH - 180;
  const elevation = 90 - (180 * (Math.floor(pixel / WIDTH) + 0.5)) / HEIGHT;
  return Math.abs(azimuth) < FOV / 2 && Math.abs(elevation) < UPWARDS;
}

/** A panorama as `render-scenes.ts` wrote it, turned by so many columns. */
function readSample(file: string, turn: number): Sample {
  const bytes = readFileSync(file);
  const half = new Float16Array(bytes.buffer.slice(bytes.byteOffset + 3 * FILE_PIXELS, bytes.byteOffset + 5 * FILE_PIXELS));
  const turned = (pixel: number): number => pixel - (pixel % FILE_WIDTH) + ((pixel + turn) % FILE_WIDTH);
  const colors = Uint8Array.from({ length: 3 * FILE_PIXELS }, (_, i) => bytes[3 * turned(Math.floor(i / 3)) + (i % 3)] ?? 0);
  const truth = Float32Array.from(
    { length: WIDTH * HEIGHT },
    (_, pixel) => half[turned(2 * Math.floor(pixel / WIDTH) * FILE_WIDTH + 2 * (pixel % WIDTH))] ?? Infinity,
  );
  return { panorama: { width: FILE_WIDTH, height: FILE_WIDTH / 2, data: colors }, truth };
}

/** What the picture engine makes of it with either, in metres for each pixel of the smaller panorama. */
async function estimate(picture: Picture, pool: ModelPool, bundle: Bundle): Promise<Estimates> {
  const isPano = picture.isPanorama === true;
  const composition = pictureEngine.compose({ pictures: [picture], isPano, prompt: '', seed: 1 });
  const painted = await runner.run('paint-panorama', { composition, pictures: [picture.raster], width: FILE_WIDTH });
  const { distance } = await runner.run('shape-panorama', { composition, ...painted });
  const input = await runner.run('show-network', { panorama: painted.panorama });
  const { metres, sky } = (await pool.run(bundle, { panorama: input })) as { metres: Float32Array; sky: Float32Array };
  const hinted = await runner.run('shape-panorama', { composition, ...painted, depth: readEstimate({ metres, sky }) });
  const full = (pixel: number): number => 2 * Math.floor(pixel / WIDTH) * FILE_WIDTH + 2 * (pixel % WIDTH);
  return {
    layout: (pixel) => distance[full(pixel)] ?? Infinity,
    network: (pixel) => metres[pixel] ?? Infinity,
    'layout with network': (pixel) => hinted.distance[full(pixel)] ?? Infinity,
  };
}

await main();
