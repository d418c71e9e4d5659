import { open } from 'node:fs/promises';

import { EncodedPacketSink, FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import type { InputVideoTrack } from 'mediabunny';

import { VIDEO_HEAD_BYTES, detectVideoContainer } from './container.js';
import type { VideoContainer } from './container.js';
import { VideoError } from './video-error.js';

/** What a video says of itself. */
export interface VideoFacts {
  readonly container: VideoContainer;
  /** `avc`, `hevc`, `vp8`, `vp9`, `av1`, or the container's own word for another. */
  readonly codec: string;
  /** Pixels as it is shown: turned upright, its pixels made square. */
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
}

/** A video that is open for reading. */
export interface OpenVideo {
  readonly facts: VideoFacts;
  readonly track: InputVideoTrack;
  /** Time of the first frame on the track's own clock. */
  readonly firstSeconds: number;
}

export interface ReadingOptions {
  /** Whether codecs are taken that only another decoder knows. */
  readonly anyCodec?: boolean;
}

/** Those that the built-in decoder knows. */
const CODECS = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1']);
/** Of one frame: 8192 by 4320. */
const PIXELS_MAX = 8_192 * 4_320;

/**
 * Reads the facts of a video in this very process, which should be bounded in time and memory: the file may be anything. Its
 * frames are not decoded, but the first and the last must be there.
 *
 * @throws VideoError
 */
export async function readVideoFacts(path: string, options: ReadingOptions = {}): Promise<VideoFacts> {
  return withOpenVideo(path, options, ({ facts }) => Promise.resolve(facts));
}

/** Opens a video for as long as the task runs; whatever its reading throws means that the file is damaged. */
export async function withOpenVideo<Result>(
  path: string,
  { anyCodec = false }: ReadingOptions,
  task: (video: OpenVideo) => Promise<Result>,
): Promise<Result> {
  const container = detectVideoContainer(await headOf(path));
  if (container === null) throw new VideoError('not_video', 'it is not an MP4, QuickTime, Matroska or WebM video');
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, MATROSKA, WEBM] });
  try {
    return await task(await openTrack(input, { container, anyCodec }));
  } catch (error) {
    if (error instanceof VideoError) throw error;
    throw new VideoError('damaged', 'it is damaged', { cause: error });
  } finally {
    input.dispose();
  }
}

interface Opening {
  readonly container: VideoContainer;
  readonly anyCodec: boolean;
}

async function openTrack(input: Input, { container, anyCodec }: Opening): Promise<OpenVideo> {
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new VideoError('damaged', 'it has no picture, or ends too early');
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  if (!(width > 0 && height > 0)) throw new VideoError('damaged', 'its frames have no size');
  if (width * height > PIXELS_MAX)
    throw new VideoError('too_large', `its frames have ${width} x ${height} pixels, more than ${PIXELS_MAX} in all`);
  const codec = await codecOf(track);
  if (!anyCodec && !CODECS.has(codec))
    throw new VideoError('codec_unsupported', `its codec is ${codec}; those that can be decoded are H.264, H.265, VP8, VP9 and AV1`);
  await expectEnds(track);
  const firstSeconds = await track.getFirstTimestamp();
  const durationSeconds = (await track.computeDuration()) - firstSeconds;
  if (!(durationSeconds >= 0 && durationSeconds < Number.MAX_SAFE_INTEGER)) throw new VideoError('damaged', 'it has no duration');
  return { facts: { container, codec, width, height, durationSeconds }, track, firstSeconds };
}

/** A file that breaks off still announces all its frames, if its tables stand before them. */
async function expectEnds(track: InputVideoTrack): Promise<void> {
  const packets = new EncodedPacketSink(track);
  const [first, last] = [await packets.getFirstPacket(), await packets.getPacket(Infinity)];
  if (first === null || last === null || first.data.byteLength === 0 || last.data.byteLength === 0)
    throw new VideoError('damaged', 'it ends too early');
}

async function codecOf(track: InputVideoTrack): Promise<string> {
  const codec = await track.getCodec();
  if (codec !== null) return codec;
  const own = await track.getInternalCodecId();
  return typeof own === 'string' && /^[\w/.-]{1,32}$/.test(own) ? own : 'unknown';
}

/** @throws the error of the file system when there is no such file */
async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(VIDEO_HEAD_BYTES), 0, VIDEO_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
