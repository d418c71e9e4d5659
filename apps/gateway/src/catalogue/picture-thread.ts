import { parentPort, workerData } from 'node:worker_threads';

import { encodeWebp } from '@diorama/images';
import { installObjectPacks } from '@diorama/scene';
import { drawObject, renderView, THUMBNAIL_VIEW } from '@diorama/thumbnails';

import type { PictureReply, PictureThreadData } from './picture-renderer.js';

const PIXELS = 256;

installObjectPacks((workerData as PictureThreadData).objectPacks);

/** What runs on the thread of `PictureRenderer`: takes ids of objects, and posts a WebP of each. */
parentPort?.on('message', (id: string) => {
  void renderPicture(id).then((reply) => parentPort?.postMessage(reply, reply.bytes === undefined ? [] : [reply.bytes.buffer]));
});

async function renderPicture(id: string): Promise<PictureReply> {
  try {
    return { id, bytes: Uint8Array.from(await encodeWebp(renderView(drawObject({ id }), THUMBNAIL_VIEW, PIXELS).raster)) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}
