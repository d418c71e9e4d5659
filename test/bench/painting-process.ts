// Painting of one depth as a library, without any network: told to, it answers the seconds that the panorama took as a PNG.
import { readFileSync } from 'node:fs';

import { proceduralDepthPainter } from '@diorama/engine';
import { readChannel } from '@diorama/exr';
import { encodePng } from '@diorama/images';
import { createThreadRunner } from '@diorama/threads';

import { announce } from './child.ts';

/** What it is told. */
export interface PaintingOrder {
  /** Of an EXR. */
  readonly path: string;
  readonly prompt: string;
  readonly seed: number;
}

const runner = createThreadRunner({ threads: Number(process.argv[2]) });

async function paint({ path, prompt, seed }: PaintingOrder): Promise<void> {
  const startedAt = performance.now();
  const { data: metres, width, height } = readChannel(readFileSync(path));
  const order = { depth: { width, height, metres }, prompt, seed, width };
  const request = { runner, onProgress: () => {}, signal: { throwIfAborted() {} } };
  await encodePng((await proceduralDepthPainter.paint(order, request)).panorama);
  process.send?.({ seconds: (performance.now() - startedAt) / 1_000 });
}

process.on('message', (order) => {
  paint(order as PaintingOrder).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
announce({});
