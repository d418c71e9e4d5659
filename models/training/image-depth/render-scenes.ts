// `node models/training/image-depth/render-scenes.ts --out DIR [--first N] [--scenes N] [--seed N] [--width N]`: renders panoramas with
// exact distances; files that are there already stay.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { openScene } from '@diorama/engine';
import type { OpenedScene } from '@diorama/engine';

import { drawScenes } from './scenes.ts';

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
    width: { type: 'string', default: '1024' },
  } as const;
  const { out, first, scenes, seed, width } = parseArgs({ options }).values;
  if (out === undefined) throw new Error('--out names the folder for the panoramas');
  mkdirSync(out, { recursive: true });
  const startedAt = performance.now();
  const drawn = drawScenes(Number(seed), Number(first) + Number(scenes)).slice(Number(first));
  for (const [count, draw] of drawn.entries()) {
    const index = Number(first) + count;
    if (existsSync(join(out, fileName(index, 0)))) continue;
    const opened = openScene(draw().scene);
    for (const [place, origin] of [[0, 0, 0] as const, besideOf(opened, index)].entries())
      if (origin !== null) writePanorama(join(out, fileName(index, place)), opened, { origin, width: Number(width) });
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stderr.write(`\r${count + 1} of ${drawn.length} scenes, ${(seconds / (count + 1)).toFixed(1)} s each `);
  }
  process.stderr.write('\n');
}

const fileName = (index: number, place: number): string => `${String(index).padStart(5, '0')}-${place}.bin`;

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
function writePanorama(file: string, { renderer }: OpenedScene, view: { readonly origin: Point; readonly width: number }): void {
  const { color, distance } = renderer.capture(view, { start: 0, end: view.width / 2 });
  const bytes = new Uint8Array(5 * distance.length);
  bytes.set(Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value)))));
  bytes.set(new Uint8Array(Float16Array.from(distance).buffer), 3 * distance.length);
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

main();
