import { spawn } from 'node:child_process';

import { waitForProcessEnd } from './bounded-process.js';
import type { VideoProcessLimits } from './bounded-process.js';
import type { VideoStill } from './reading-messages.js';
import type { VideoFacts } from './read-video-facts.js';
import { computeSizeWithin } from './apply-orientation.js';
import { VideoError } from './video-error.js';

/** Frames that an ffmpeg decodes instead of the built-in decoder. */
interface FfmpegOrder {
  readonly ffmpegPath: string;
  readonly path: string;
  readonly facts: VideoFacts;
  /** Seconds from the first frame. */
  readonly moments: readonly number[];
  readonly maxEdge: number;
}

const FORMATS = { mp4: 'mov', mov: 'mov', mkv: 'matroska', webm: 'matroska' } as const;

/**
 * Runs ffmpeg once a frame. It reads this file and nothing else: its format is forced, so that no playlist is followed, and
 * protocols that reach further are closed.
 *
 * @throws VideoError damaged when not one frame can be decoded, too_slow or too_much_memory; an Error when there is no such ffmpeg
 */
export async function extractStillsWithFfmpeg(order: FfmpegOrder, bounds: VideoProcessLimits): Promise<VideoStill[]> {
  const { facts, moments, maxEdge } = order;
  const { width, height } = computeSizeWithin(facts.width, facts.height, maxEdge);
  const { timeMs, toldMs = timeMs } = bounds;
  const until = performance.now() + timeMs;
  const stills: VideoStill[] = [];
  for (const timeSeconds of moments) {
    const remaining = { ...bounds, timeMs: Math.max(1, until - performance.now()), toldMs };
    const data = await oneFrame(argumentsFor(order, { timeSeconds, width, height, memoryBytes: bounds.memoryBytes }), order, remaining);
    // A frame that is damaged comes short; the others may be whole.
    if (data.length === width * height * 3) stills.push({ width, height, data, timeSeconds });
  }
  if (stills.length === 0) throw new VideoError('damaged', 'none of its frames can be decoded');
  return stills;
}

interface FrameOrder {
  readonly timeSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly memoryBytes: number;
}

function argumentsFor({ path, facts }: FfmpegOrder, { timeSeconds, width, height, memoryBytes }: FrameOrder): string[] {
  const seconds = (Math.floor(timeSeconds * 1e6) / 1e6).toFixed(6); // rounded up, the frame would be passed by
  const input = `-protocol_whitelist file,pipe -f ${FORMATS[facts.container]} -threads 1 -ss ${seconds} -i`;
  const output = `-map 0:v:0 -an -sn -dn -frames:v 1 -threads 1 -vf scale=${width}:${height}:flags=area,setsar=1 -pix_fmt rgb24 -f rawvideo`;
  const words = (text: string): string[] => text.split(' ');
  return [...words(`-nostdin -hide_banner -loglevel quiet -max_alloc ${memoryBytes} ${input}`), `file:${path}`, ...words(output), 'pipe:1'];
}

async function oneFrame(args: readonly string[], { ffmpegPath, maxEdge }: FfmpegOrder, bounds: VideoProcessLimits): Promise<Uint8Array> {
  const child = spawn(ffmpegPath, args, { env: {}, stdio: ['ignore', 'pipe', 'ignore'] });
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  child.stdout.on('data', (piece: Uint8Array) => {
    bytes += piece.byteLength;
    if (bytes > maxEdge * maxEdge * 3) child.kill('SIGKILL');
    else pieces.push(piece);
  });
  await waitForProcessEnd(child, bounds);
  return new Uint8Array(Buffer.concat(pieces));
}
