import type { PictureReader } from '@diorama/activities';
import { DomainError } from '@diorama/domain';
import { followCamera } from '@diorama/engine';
import { PictureError, decodePicture, readCameraMetadata } from '@diorama/images';
import { VideoError, extractFrames } from '@diorama/video';

/** Frames that are looked at; those that are used are chosen among them. */
const FRAMES = 32;

/** Reads what people sent: pictures here, videos in processes of their own. */
export function createPictureReader(ffmpegPath: string | undefined): PictureReader {
  return {
    picture: (bytes, { maxEdge }) =>
      refusing(async () => {
        const [raster, camera] = await Promise.all([decodePicture(bytes, { maxEdge }), readCameraMetadata(bytes)]);
        return { raster, ...camera };
      }),
    video: (path, { maxEdge, signal }) =>
      refusing(async () => {
        const frames = await extractFrames(path, { most: FRAMES, maxEdge, signal, ...(ffmpegPath === undefined ? {} : { ffmpegPath }) });
        signal.throwIfAborted();
        return followCamera(frames);
      }),
  };
}

/** Media were looked at when they came, but not always whole. */
async function refusing<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PictureError || error instanceof VideoError)
      throw new DomainError('MEDIA_REJECTED', { reason: error.message }, { cause: error });
    throw error;
  }
}
