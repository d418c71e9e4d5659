import { open } from 'node:fs/promises';

import { LIMITS } from '@diorama/domain';
import { PictureError, probeDepth, probePicture, serveConfinedRequest } from '@diorama/images';
import { VideoError, readVideoFacts } from '@diorama/video';

import { MEDIA_REQUIREMENTS } from './media-requirements.js';
import type { InspectionResponseMessage, InspectionRequestMessage, MediaSize } from './inspection.js';
import { FORMAT_DETECTION_BYTES, detectMediaFormat } from './detect-media-format.js';

serveConfinedRequest(inspect);

async function inspect(order: InspectionRequestMessage): Promise<InspectionResponseMessage> {
  try {
    const found = detectMediaFormat(await headOf(order.path));
    const { words, extensions } = MEDIA_REQUIREMENTS[order.use];
    if (found.kind === 'other' || !extensions.includes(found.extension))
      return { kind: 'unusable', reason: `it is ${found.name}, not ${words}`, isPage: found.kind === 'other' && found.isPage };
    return { kind: 'usable', media: { ...found, ...(await (found.kind === 'image' ? pictureSize(order) : videoSize(order))) } };
  } catch (error) {
    if (error instanceof PictureError || error instanceof VideoError) return { kind: 'unusable', reason: error.message, isPage: false };
    throw error;
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const head = new Uint8Array(FORMAT_DETECTION_BYTES);
    const { bytesRead } = await file.read(head, 0, FORMAT_DETECTION_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function pictureSize({ path, use, pixelsMax }: InspectionRequestMessage): Promise<MediaSize> {
  const { width, height } =
    use === 'depth'
      ? await probeDepth(path, { pixelsMax: LIMITS.depthPixels, widthMin: LIMITS.depthWidthMin, metresMax: LIMITS.depthMetresMax })
      : await probePicture(path, { pixelsMax });
  return { width, height, durationSeconds: null };
}

async function videoSize({ path, anyVideoCodec }: InspectionRequestMessage): Promise<MediaSize> {
  const { width, height, durationSeconds } = await readVideoFacts(path, { anyCodec: anyVideoCodec });
  return { width, height, durationSeconds };
}
