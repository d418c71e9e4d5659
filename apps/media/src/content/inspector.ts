import { fork } from 'node:child_process';

import { DomainError, LIMITS } from '@diorama/domain';
import type { StagedContent } from '@diorama/objects';

import { inStore } from '../files/store-errors.js';
import { EXPECTATIONS } from './expectation.js';
import type { MediaUse } from './expectation.js';
import { OUT_OF_MEMORY_EXIT } from './inspection.js';
import type { InspectionAnswer, InspectionOrder, MediaSize } from './inspection.js';
import { localCopy, sweepCopies } from './local-copy.js';
import { SNIFF_BYTES, sniff } from './sniff.js';
import type { KnownMedia } from './sniff.js';
import { Turns } from './turns.js';

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
  /** Where copies of what lies in a bucket are looked at. */
  readonly scratchFolder: string;
  /** Memory that one file may take. */
  readonly memoryBytes: number;
}

const AT_ONCE = 2;
const TIME_LIMIT_MS = 30_000;
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
  async inspect(staged: StagedContent, use: MediaUse): Promise<InspectedMedia> {
    const known = expected(await headOf(staged), use);
    const size = await this.turns.take(() => this.look(staged, known.kind));
    return { ...known, ...size };
  }

  /** Removes what processes that were killed left behind. */
  sweep(idleMs: number): Promise<number> {
    return sweepCopies(this.options.scratchFolder, idleMs);
  }

  private async look(staged: StagedContent, kind: 'image' | 'video'): Promise<MediaSize> {
    const { entry, scratchFolder, memoryBytes } = this.options;
    const copy = await localCopy(staged, kind, scratchFolder);
    try {
      return sizeOf(await ask(entry, { path: copy.path, kind, pixelsMax: LIMITS.imagePixels, memoryBytes }));
    } finally {
      await copy.dispose();
    }
  }
}

async function headOf(staged: StagedContent): Promise<Uint8Array> {
  if (staged.bytes === 0) return new Uint8Array();
  const { stream } = await inStore(() => staged.read({ start: 0, end: SNIFF_BYTES - 1 }));
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces);
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
function ask(entry: URL, order: InspectionOrder): Promise<InspectionAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, [], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
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
