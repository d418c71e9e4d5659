/** Why a video cannot be used. */
export type VideoFault =
  /** The file is no video of a container that is taken, whatever its name says. */
  | 'not_video'
  /** It breaks off, or does not hold what it announces. */
  | 'damaged'
  | 'codec_unsupported'
  /** Its frames are larger than can be taken. */
  | 'too_large'
  | 'too_slow'
  | 'too_much_memory';

/** A video that cannot be used; the message says why, in words for whoever sent it. */
export class VideoError extends Error {
  override readonly name = 'VideoError';

  constructor(
    readonly fault: VideoFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
