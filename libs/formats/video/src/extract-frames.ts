import { runReadingProcess } from './run-reading-process.js';
import type { VideoProcessLimits } from './bounded-process.js';
import { extractStillsWithFfmpeg } from './ffmpeg-stills.js';
import type { VideoStill } from './reading-messages.js';

const BOUNDS = { timeMs: 60_000, memoryBytes: 1_610_612_736 };

export interface ExtractOptions extends Partial<VideoProcessLimits> {
  /** Frames at most. */
  readonly most: number;
  /** Pixels of the longer side at most. */
  readonly maxEdge: number;
  /** An ffmpeg to decode with instead of the built-in decoder; it knows more codecs. */
  readonly ffmpegPath?: string;
}

/**
 * Decodes frames that are spread evenly over a video, upright and with square pixels, in processes of their own: 60 s in all and
 * 1.5 GiB unless told. The same file gives the same frames.
 *
 * @throws VideoError when it cannot be used
 */
export async function extractFrames(path: string, options: ExtractOptions): Promise<readonly VideoStill[]> {
  const { most, maxEdge, ffmpegPath, ...given } = options;
  if (![most, maxEdge].every((number) => Number.isSafeInteger(number) && number > 0))
    throw new RangeError(`cannot extract ${most} frames of ${maxEdge} pixels`);
  const bounds = { ...BOUNDS, ...given };
  if (ffmpegPath === undefined) return (await runReadingProcess({ path, want: 'frames', anyCodec: false, most, maxEdge }, bounds)).stills;
  const startedAt = performance.now();
  const { facts, moments } = await runReadingProcess({ path, want: 'moments', anyCodec: true, most, maxEdge }, bounds);
  const timeMs = Math.max(1, bounds.timeMs - (performance.now() - startedAt));
  return extractStillsWithFfmpeg({ ffmpegPath, path, facts, moments, maxEdge }, { ...bounds, timeMs, toldMs: bounds.timeMs });
}
