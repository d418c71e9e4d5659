import { writeFileSync } from 'node:fs';

import { PictureError, probePicture } from '@diorama/images';
import { VideoError, readVideoFacts } from '@diorama/video';

import { OUT_OF_MEMORY_EXIT } from './inspection.js';
import type { InspectionAnswer, InspectionOrder, MediaSize } from './inspection.js';

const WATCH_MS = 20;

process.once('message', (order: InspectionOrder) => {
  watchMemory(order.memoryBytes);
  void inspect(order).then((answer) => process.send?.(answer, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0)); // whoever asked is gone

async function inspect(order: InspectionOrder): Promise<InspectionAnswer> {
  try {
    return { kind: 'usable', size: await (order.kind === 'image' ? pictureSize(order) : videoSize(order)) };
  } catch (error) {
    if (error instanceof PictureError || error instanceof VideoError) return { kind: 'unusable', reason: error.message };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
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
