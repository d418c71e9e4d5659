// `node models/training/image-depth/render-pictures.ts --out DIR [--first N] [--scenes N] [--seed N]`: bands of panoramas with exact distances.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { openScene } from '@diorama/engine';
import type { OpenedScene } from '@diorama/engine';
import { EYE_HEIGHT } from '@diorama/world-model';

import { drawPictureScene } from './picture-scenes.ts';

/** Pixels across a panorama, and its rows that are rendered: from 59 degrees above the horizon to 62 degrees below it. */
const WIDTH = 1_024;
const ROWS = { start: 88, end: 432 } as const;
/** Metres aside of the other places to stand, tried in turn, and what they keep from everything. */
const STEPS = [4, 2.5, 1.4];
const CLEARANCE = 0.7;
/** Radians clockwise from the first to the second other place. */
const APART = 2.6;
/** Metres that the ground may rise or fall to another place. */
const STEEPEST = 1.4;

type Point = readonly [number, number, number];

function main(): void {
  const options = {
    out: { type: 'string' },
    first: { type: 'string', default: '0' },
    scenes: { type: 'string', default: '700' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { out, first, scenes, seed } = parseArgs({ options }).values;
  if (out === undefined) throw new Error('--out names the folder for the panoramas');
  mkdirSync(out, { recursive: true });
  const startedAt = performance.now();
  for (let count = 0; count < Number(scenes); count++) {
    const index = Number(first) + count;
    const opened = openScene(drawPictureScene(Number(seed), index));
    const places = [[0, 0, 0] as const, findPlaceBeside(opened, 2.4 * index), findPlaceBeside(opened, 2.4 * index + APART)];
    for (const [place, origin] of places.entries())
      if (origin !== null) writePanorama(join(out, `${String(index).padStart(5, '0')}-${place}.bin`), opened, origin);
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stderr.write(`\r${count + 1} of ${scenes} scenes, ${(seconds / (count + 1)).toFixed(1)} s each `);
  }
  process.stderr.write('\n');
}

/** A free place at eye height a few steps away, or null. */
function findPlaceBeside({ renderer }: OpenedScene, azimuth: number): Point | null {
  const ahead = [Math.sin(azimuth), 0, -Math.cos(azimuth)] as const;
  const free = renderer.cast([0, 0, 0], ahead);
  const step = STEPS.find((metres) => metres + CLEARANCE < free);
  if (step === undefined) return null;
  const level: Point = [step * ahead[0], 0, step * ahead[2]];
  const ground = renderer.cast(level, [0, -1, 0]);
  return Math.abs(ground - EYE_HEIGHT) < STEEPEST ? [level[0], EYE_HEIGHT - ground, level[2]] : null;
}

/** Colours as bytes (sRGB, 3 a pixel), then distances along the rays as half floats (Infinity for sky); rows from the uppermost. */
function writePanorama(file: string, { renderer }: OpenedScene, origin: Point): void {
  const { color, distance } = renderer.capture({ origin, width: WIDTH }, ROWS);
  const bytes = new Uint8Array(color.length + 2 * distance.length);
  bytes.set(Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value)))));
  bytes.set(new Uint8Array(Float16Array.from(distance).buffer), color.length);
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

main();
