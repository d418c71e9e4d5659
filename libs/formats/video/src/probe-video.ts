import { runReadingProcess } from './run-reading-process.js';
import type { VideoProcessLimits } from './bounded-process.js';
import type { ReadingOptions, VideoFacts } from './read-video-facts.js';

const BOUNDS = { timeMs: 30_000, memoryBytes: 1_073_741_824 };

/** What may differ from one reading of a video to another. */
export interface ProbeOptions extends ReadingOptions, Partial<VideoProcessLimits> {}

/**
 * Reads the facts of a video in a process of its own: 30 s and 1 GiB unless told.
 *
 * @throws VideoError when it cannot be used
 */
export async function probeVideo(path: string, { anyCodec = false, ...bounds }: ProbeOptions = {}): Promise<VideoFacts> {
  const order = { path, want: 'facts', anyCodec, most: 0, maxEdge: 0 } as const;
  return (await runReadingProcess(order, { ...BOUNDS, ...bounds })).facts;
}
