import { fork } from 'node:child_process';
import { open } from 'node:fs/promises';

import { DomainError, LIMITS } from '@diorama/domain';

import { EXPECTATIONS } from './expectation.js';
import type { MediaUse } from './expectation.js';
import { OUT_OF_MEMORY_EXIT } from './inspection.js';
import type { InspectionAnswer, InspectionOrder, MediaSize } from './inspection.js';
import { SNIFF_BYTES, sniff } from './sniff.js';
import type { KnownMedia } from './sniff.js';
import { Turns } from '../turns.js';

/** Media that is what it should be. */
export interface InspectedMedia extends KnownMedia, MediaSize {}

/** Media that cannot be used, and why, in words for whoever sent it. */
export class UnusableMediaError extends Error {
  override readonly name = 'UnusableMediaError';

  /** @param isPage whether it is a web page, which stands in the place of what was linked */
  constructor(
    reason: string,
    readonly isPage = false,
  ) {
    super(reason);
  }
}

export interface InspectorOptions {
  /** The module that runs in the inspecting process. */
  readonly entry: URL;
  /** Time and memory that one file may take. */
  readonly timeMs: number;
  readonly memoryBytes: number;
  /** Whether videos are taken whose codec only another decoder than the built-in one knows. */
  readonly anyVideoCodec: boolean;
}

const AT_ONCE = 2;
/** What JavaScript may hold; pictures are decoded outside its heap. */
const HEAP_MEGABYTES = 192;

/**
 * Says what content is by looking at it. Decoders meet files of strangers here first, so each file gets a process of its own:
 * without a variable of ours in its environment, bounded in time and memory, and gone afterwards. A thread could be bounded
 * in neither, and would take this process with it.
 */
export class Inspector {
  private readonly turns = new Turns(AT_ONCE);

  constructor(private readonly options: InspectorOptions) {}

  /** @throws UnusableMediaError */
  async inspect(path: string, use: MediaUse): Promise<InspectedMedia> {
    const { entry, timeMs, ...limits } = this.options;
    const known = expected(await headOf(path), use);
    const order: InspectionOrder = { path, kind: known.kind, pixelsMax: LIMITS.imagePixels, ...limits };
    return { ...known, ...sizeOf(await this.turns.take(() => ask(entry, order, timeMs))) };
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const head = new Uint8Array(SNIFF_BYTES);
    const { bytesRead } = await file.read(head, 0, SNIFF_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function expected(head: Uint8Array, use: MediaUse): KnownMedia {
  const found = sniff(head);
  const { words, extensions } = EXPECTATIONS[use];
  if (found.kind === 'other') throw new UnusableMediaError(`it is ${found.name}, not ${words}`, found.isPage);
  if (!extensions.includes(found.extension)) throw new UnusableMediaError(`it is ${found.name}, not ${words}`);
  return found;
}

function sizeOf(answer: InspectionAnswer): MediaSize {
  if (answer.kind === 'usable') return answer.size;
  if (answer.kind === 'unusable') throw new UnusableMediaError(answer.reason);
  throw new Error(`a file could not be inspected: ${answer.message}`);
}

/** A process that dies without an answer met a file that is worse than damaged. */
function ask(entry: URL, order: InspectionOrder, timeMs: number): Promise<InspectionAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, [], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
    const settle = (answer: InspectionAnswer): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    };
    child.once('message', (answer: InspectionAnswer) => settle(answer));
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(new DomainError('UNAVAILABLE', {}, { cause: error })); // the machine has no room for another process
    });
    child.once('exit', (code) => {
      const what = code === OUT_OF_MEMORY_EXIT ? 'memory' : 'time or memory';
      settle({ kind: 'unusable', reason: `to decode it takes too much ${what}` });
    });
    child.send(order, (error) => {
      if (error !== null) child.kill('SIGKILL'); // it ended at once, which its exit tells
    });
  });
}
