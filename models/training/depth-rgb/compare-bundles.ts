// `node models/training/depth-rgb/compare-bundles.ts --panoramas DIR --bundle DIR --beside DIR [--most N]`: how far operations agree that retouch with one or the other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { peakSignal } from '@diorama/depth-painter/testing';
import { inlineRunner, proceduralDepthPainter } from '@diorama/engine';
import type { DepthPaintOrder, Retouch, RetouchPainting } from '@diorama/engine';
import { ModelPool, openBundle } from '@diorama/onnx';
import type { Bundle } from '@diorama/onnx';

import { drawScene } from './scenes.ts';
import { isHeldOut, readPanorama, WIDTH } from './panorama-file.ts';

/** Pixels across of what an operation answers. */
const FULL_WIDTH = 2_048;

async function main(): Promise<void> {
  const options = {
    panoramas: { type: 'string' },
    bundle: { type: 'string' },
    beside: { type: 'string' },
    most: { type: 'string', default: '10' },
  } as const;
  const { panoramas, bundle, beside, most } = parseArgs({ options }).values;
  if (panoramas === undefined || bundle === undefined || beside === undefined)
    throw new Error('--panoramas names the renderings, --bundle and --beside the models');
  const bundles = [await openBundle(bundle), await openBundle(beside)];
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: 2e9, runsPerProcess: 100_000 });
  const files = readdirSync(panoramas).filter(isHeldOut).sort().slice(0, Number(most));
  const agreements: number[] = [];
  for (const name of files) {
    const { prompt, scene } = drawScene(1, Number(name.slice(0, 5)));
    const { metres } = readPanorama(readFileSync(join(panoramas, name)));
    const order = { depth: { width: WIDTH, height: WIDTH / 2, metres }, prompt, seed: scene.seed, width: FULL_WIDTH };
    const pictures: Uint8Array[] = [];
    for (const each of bundles) pictures.push(await paint(order, (shown) => asked(pool, each, shown)));
    const [first, second] = pictures as [Uint8Array, Uint8Array];
    agreements.push(peakSignal(first, second));
    process.stdout.write(`${name}  ${agreements.at(-1)?.toFixed(1)} dB\n`);
  }
  await pool.close();
  const mean = agreements.reduce((sum, decibels) => sum + 10 ** (-decibels / 10), 0) / agreements.length;
  process.stdout.write(
    `all ${files.length}: ${(-10 * Math.log10(mean)).toFixed(1)} dB, the worst ${Math.min(...agreements).toFixed(1)} dB\n`,
  );
}

async function asked(pool: ModelPool, bundle: Bundle, { planes, text }: Parameters<RetouchPainting>[0]): Promise<Retouch> {
  const { gain, bias } = await pool.run(bundle, { planes, text });
  return { gain: gain as Float32Array, bias: bias as Float32Array };
}

async function paint(order: DepthPaintOrder, retouch: RetouchPainting): Promise<Uint8Array> {
  const request = { runner: inlineRunner(), onProgress: () => {}, signal: { throwIfAborted() {} }, retouch };
  return (await proceduralDepthPainter.paint(order, request)).panorama.data;
}

await main();
