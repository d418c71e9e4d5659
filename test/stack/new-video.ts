import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestVideo } from '../../libs/formats/video/src/testing/make-video.js';

/** An MP4 of ten frames of 160 x 96 pixels, large enough to generate a world from; its tables stand before its frames. */
export async function newVideo(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-video-'));
  try {
    const path = join(folder, 'video.mp4');
    await createTestVideo(path, { container: 'mp4', codec: 'av1', frames: 10, tablesFirst: true });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
