// `node models/training/depth-rgb/paint-scenes.ts --panoramas DIR --out DIR [--seed N] [--first N] [--step N]`: what the painter makes of depths whose renderings are known.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { paraphrase } from './paraphrase.ts';
import { drawScene } from './scenes.ts';
import { paintUnderSun } from './paint-under-sun.ts';
import { readPanorama, WIDTH } from './panorama-file.ts';

/** Of the network's pictures. */
const SMALL = 128;
const SHARE = WIDTH / SMALL;
const PIXELS = (SMALL * SMALL) / 2;

async function main(): Promise<void> {
  const options = {
    panoramas: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
  } as const;
  const { panoramas, out, seed, first, step } = parseArgs({ options }).values;
  if (panoramas === undefined || out === undefined) throw new Error('--panoramas names the renderings of image-depth, --out the folder');
  mkdirSync(out, { recursive: true });
  const files = readdirSync(panoramas)
    .filter((name) => name.endsWith('.bin'))
    .sort();
  for (let at = Number(first); at < files.length; at += Number(step)) {
    const name = files[at] ?? '';
    if (existsSync(join(out, name))) continue;
    const index = Number(name.slice(0, 5));
    const { prompt, scene } = drawScene(Number(seed), index);
    const { color, metres } = readPanorama(readFileSync(join(panoramas, name)));
    const depth = { width: WIDTH, height: WIDTH / 2, metres };
    const { planes, text, turn } = await paintUnderSun({ depth, prompt: paraphrase(prompt, Number(seed), at), seed: scene.seed });
    writeExample(join(out, name), [planes, text], truthIn(color, turn));
    process.stderr.write(`\r${at + 1} of ${files.length} `);
  }
  process.stderr.write('\n');
}

/** The rendering as small as the network's pictures, its columns those of the frame that the painter found. */
function truthIn(color: Uint8Array, turn: number): Uint8Array {
  const first = Math.round((turn * WIDTH) / (2 * Math.PI));
  const truth = new Uint8Array(3 * PIXELS);
  for (let i = 0; i < truth.length; i++) {
    const pixel = Math.floor(i / 3);
    let sum = 0;
    for (let part = 0; part < SHARE ** 2; part++) {
      const column = SHARE * (pixel % SMALL) + (part % SHARE) + first;
      const row = SHARE * Math.floor(pixel / SMALL) + Math.floor(part / SHARE);
      sum += color[3 * (row * WIDTH + ((column + 2 * WIDTH) % WIDTH)) + (i % 3)] ?? 0;
    }
    truth[i] = Math.round(sum / SHARE ** 2);
  }
  return truth;
}

/** Half floats, then bytes. */
function writeExample(file: string, numbers: readonly Float32Array[], truth: Uint8Array): void {
  const parts = numbers.map((values) => new Uint8Array(Float16Array.from(values).buffer));
  writeFileSync(`${file}.part`, Buffer.concat([...parts, truth]));
  renameSync(`${file}.part`, file);
}

await main();
