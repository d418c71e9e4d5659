// `node models/training/depth-rgb/render-scenes.ts --out DIR [--first N] [--scenes N] [--seed N]`: panoramas with exact distances.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { openScene } from '@diorama/engine';
import type { OpenedScene } from '@diorama/engine';

import { sceneOf } from './scenes.ts';

/** Pixels across; panoramas are half as high. */
const WIDTH = 512;
const PIXELS = (WIDTH * WIDTH) / 2;
/** Metres aside of the second place to stand, tried in turn. */
const STEPS = [3, 2, 1.2];
const CLEARANCE = 0.6;

type Point = readonly [number, number, number];

function main(): void {
  const options = {
    out: { type: 'string' },
    first: { type: 'string', default: '0' },
    scenes: { type: 'string', default: '480' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { out, first, scenes, seed } = parseArgs({ options }).values;
  if (out === undefined) throw new Error('--out names the folder for the panoramas');
  mkdirSync(out, { recursive: true });
  const startedAt = performance.now();
  for (let count = 0; count < Number(scenes); count++) {
    const index = Number(first) + count;
    const opened = openScene(sceneOf(Number(seed), index));
    for (const [place, origin] of [[0, 0, 0] as const, besideOf(opened, index)].entries())
      if (origin !== null) writePanorama(join(out, `${String(index).padStart(5, '0')}-${place}.bin`), opened, origin);
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stderr.write(`\r${count + 1} of ${scenes} scenes, ${(seconds / (count + 1)).toFixed(1)} s each `);
  }
  process.stderr.write('\n');
}

/** A free place at eye height a few steps away, or null. */
function besideOf({ renderer }: OpenedScene, index: number): Point | null {
  const azimuth = 2.4 * index;
  const ahead = [Math.sin(azimuth), 0, -Math.cos(azimuth)] as const;
  const free = renderer.cast([0, 0, 0], ahead);
  const step = STEPS.find((metres) => metres + CLEARANCE < free);
  if (step === undefined) return null;
  const level: Point = [step * ahead[0], 0, step * ahead[2]];
  const ground = renderer.cast(level, [0, -1, 0]);
  return ground < 3 ? [level[0], 1.6 - ground, level[2]] : null;
}

/** Colours as bytes (sRGB, 3 a pixel), then distances along the rays as half floats (Infinity for sky); rows from the zenith. */
function writePanorama(file: string, { renderer }: OpenedScene, origin: Point): void {
  const { color, distance } = renderer.capture({ origin, width: WIDTH }, { start: 0, end: WIDTH / 2 });
  const bytes = new Uint8Array(5 * PIXELS);
  bytes.set(Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value)))));
  bytes.set(new Uint8Array(Float16Array.from(distance).buffer), 3 * PIXELS);
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

main();
