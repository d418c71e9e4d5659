import { writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

import { PictureError, probePicture } from '@diorama/images';
import { VideoError, readVideoFacts } from '@diorama/video';

import { EXPECTATIONS } from './expectation.js';
import { OUT_OF_MEMORY_EXIT } from './inspection.js';
import type { InspectionAnswer, InspectionOrder, MediaSize } from './inspection.js';
import { SNIFF_BYTES, sniff } from './sniff.js';

const WATCH_MS = 20;

process.once('message', (order: InspectionOrder) => {
  watchMemory(order.memoryBytes);
  void inspect(order).then((answer) => process.send?.(answer, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0)); // whoever asked is gone

async function inspect(order: InspectionOrder): Promise<InspectionAnswer> {
  try {
    const found = sniff(await headOf(order.path));
    const { words, extensions } = EXPECTATIONS[order.use];
    if (found.kind === 'other' || !extensions.includes(found.extension))
      return { kind: 'unusable', reason: `it is ${found.name}, not ${words}`, isPage: found.kind === 'other' && found.isPage };
    return { kind: 'usable', media: { ...found, ...(await (found.kind === 'image' ? pictureSize(order) : videoSize(order))) } };
  } catch (error) {
    if (error instanceof PictureError || error instanceof VideoError) return { kind: 'unusable', reason: error.message, isPage: false };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const head = new Uint8Array(SNIFF_BYTES);
    const { bytesRead } = await file.read(head, 0, SNIFF_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function pictureSize({ path, pixelsMax }: InspectionOrder): Promise<MediaSize> {
  const { width, height } = await probePicture(path, { pixelsMax });
  return { width, height, durationSeconds: null };
}

async function videoSize({ path, anyVideoCodec }: InspectionOrder): Promise<MediaSize> {
  const { width, height, durationSeconds } = await readVideoFacts(path, { anyCodec: anyVideoCodec });
  return { width, height, durationSeconds };
}

/** Decoders work on threads of their own, so this one is free to look. */
function watchMemory(memoryBytes: number): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000'); // if the machine itself runs out, this process goes first
  } catch {
    // Not on Linux.
  }
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) process.exit(OUT_OF_MEMORY_EXIT);
  }, WATCH_MS);
}
