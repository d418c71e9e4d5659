import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import type { Raster } from '@diorama/raster';

import { waitForProcessEnd } from '../bounded-process.js';
import type { VideoProcessLimits } from '../bounded-process.js';
import type { EncodingRequest, EncodingResponse, EncodingSettings } from './encoding-messages.js';

const BOUNDS = { timeMs: 7_200_000, memoryBytes: 1_610_612_736, work: 'encoding' } as const;
const ENTRY = new URL('./encoding-process.js', import.meta.url);
/** JavaScript there reads the files of its packages and does nothing else with the machine. */
const CONFINED = ['--max-old-space-size=512', '--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings'];

export interface EncodeOptions extends EncodingSettings, Partial<VideoProcessLimits> {}

/**
 * Encodes frames as an MP4 file with H.264, halved colours (yuv420p) and BT.709, its tables before its frames, in a separate process: two
 * hours and 1.5 GiB by default. Each frame is asked for when the one before is encoded. The same frames give the same bytes on machines with the
 * same number of processors: the encoder divides each frame among them.
 *
 * @param frames red, green and blue of sRGB; each as large as the video
 * @throws RangeError for a size that H.264 does not take or a frame of another size; VideoError too_slow or too_much_memory; what the frames throw
 */
export async function encodeVideo(frames: AsyncIterable<Raster>, options: EncodeOptions): Promise<Uint8Array> {
  const { width, height, framesPerSecond, ...given } = options;
  if (![width, height].every((length) => Number.isSafeInteger(length) && length > 0 && length % 2 === 0))
    throw new RangeError(`cannot encode frames of ${width} by ${height} pixels`);
  const child = fork(ENTRY, [], { env: {}, execArgv: CONFINED, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = waitForProcessEnd(child, { ...BOUNDS, ...given });
  ended.catch(() => undefined); // thrown where the conversation breaks off
  const ask = createConversation(child);
  try {
    await ask({ kind: 'begin', settings: { width, height, framesPerSecond } });
    for await (const frame of frames) {
      if (frame.width !== width || frame.height !== height || frame.data.length !== 3 * width * height)
        throw new RangeError(`a frame of ${frame.width} by ${frame.height} pixels does not fit a video of ${width} by ${height}`);
      await ask({ kind: 'frame', data: frame.data });
    }
    const response = await ask({ kind: 'end' });
    if (response.kind !== 'file') throw new Error('the encoder ended without a file');
    return response.bytes;
  } catch (error) {
    if (error instanceof ConversationEndedError) throw new Error(`the encoder ended with code ${await ended}`, { cause: error });
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}

class ConversationEndedError extends Error {
  override readonly name = 'ConversationEndedError';
}

/** Sends a message to the process and resolves with its response. */
function createConversation(child: ChildProcess): (request: EncodingRequest) => Promise<EncodingResponse> {
  let waiting: { readonly resolve: (response: EncodingResponse) => void; readonly reject: (reason: Error) => void } | null = null;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    waiting?.reject(new ConversationEndedError('the process is gone'));
  };
  child.once('close', end).once('error', end);
  child.on('message', (response: EncodingResponse) => {
    if (response.kind === 'failed') waiting?.reject(new Error(`a video could not be encoded: ${response.message}`));
    else waiting?.resolve(response);
  });
  return (request) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      if (isOver) return end();
      child.send(request, (error) => {
        if (error !== null) end();
      });
    });
}
