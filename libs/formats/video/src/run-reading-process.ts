import { fork } from 'node:child_process';

import { waitForProcessEnd } from './bounded-process.js';
import type { VideoProcessLimits } from './bounded-process.js';
import type { VideoReadingResponse, VideoReadingRequest, VideoStill } from './reading-messages.js';
import type { VideoFacts } from './read-video-facts.js';
import { VideoError } from './video-error.js';

/** All that a reading process told. */
interface VideoReading {
  readonly facts: VideoFacts;
  readonly moments: readonly number[];
  readonly stills: readonly VideoStill[];
}

const ENTRY = new URL('./video-process.js', import.meta.url);
/** What JavaScript may hold; frames are decoded outside its heap. */
const HEAP_MEGABYTES = 256;
/** JavaScript there reads files and does nothing else with the machine; the decoder is given bytes, never a path or a URL. */
const CONFINED = ['--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings'];

/**
 * Reads a video in a process of its own, without a variable of ours in its environment, and gone afterwards.
 *
 * @throws VideoError, or the signal's reason
 */
export async function runReadingProcess(order: VideoReadingRequest, bounds: VideoProcessLimits): Promise<VideoReading> {
  const child = fork(ENTRY, [], {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, ...CONFINED],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answers: VideoReadingResponse[] = [];
  child.on('message', (answer: VideoReadingResponse) => {
    answers.push(answer);
    if (answers.length > order.most + 3) child.kill('SIGKILL'); // it says more than it was asked
  });
  child.send(order, (error) => {
    if (error !== null) child.kill('SIGKILL'); // it ended at once, which its exit tells
  });
  await waitForProcessEnd(child, bounds);
  return readingOf(answers, order);
}

function readingOf(answers: readonly VideoReadingResponse[], order: VideoReadingRequest): VideoReading {
  let facts: VideoFacts | undefined;
  let moments: readonly number[] = [];
  const stills: VideoStill[] = [];
  for (const answer of answers) {
    if (answer.kind === 'unusable') throw new VideoError(answer.fault, answer.message);
    if (answer.kind === 'failed') throw new Error(`a video could not be read: ${answer.message}`);
    if (answer.kind === 'facts') ({ facts } = answer);
    else if (answer.kind === 'moments') ({ moments } = answer);
    else if (answer.kind === 'still') stills.push(checked(answer.still, order));
  }
  // A process that ends without a word met a file that is worse than damaged.
  if (facts === undefined || answers.at(-1)?.kind !== 'end') throw new VideoError('damaged', 'it is damaged beyond decoding');
  return { facts, moments, stills };
}

/** What comes out of a process that met a stranger's file is not believed. */
function checked(still: VideoStill, { maxEdge }: VideoReadingRequest): VideoStill {
  const { width, height, data } = still;
  const isSize = (length: number): boolean => Number.isSafeInteger(length) && length > 0 && length <= maxEdge;
  if (!isSize(width) || !isSize(height) || !(data instanceof Uint8Array) || data.length !== width * height * 3)
    throw new VideoError('damaged', 'it is damaged beyond decoding');
  return still;
}
