import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import { DomainError, LIMITS } from '@diorama/domain';

import { Turns } from '../turns.js';
import type { MediaUse } from './expectation.js';
import { OUT_OF_MEMORY_EXIT } from './inspection.js';
import type { InspectedMedia, InspectionAnswer, InspectionOrder } from './inspection.js';

/** Media that cannot be used, and why, in words for whoever sent it. */
export class UnusableMediaError extends Error {
  override readonly name = 'UnusableMediaError';

  /** @param isPage whether it is a web page */
  constructor(
    reason: string,
    readonly isPage: boolean,
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
/** How a process ends at a file: by a fault of a decoder, or because the heap or the machine is full. Nobody stops it like this. */
const CRASHES: ReadonlySet<string> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGKILL', 'SIGSEGV', 'SIGTRAP']);

/**
 * Says what content is by looking at it. Decoders meet files of strangers here first, so each file gets a process of its own:
 * without a variable of ours in its environment, bounded in time and memory, and gone afterwards. A thread could be bounded
 * in neither, and would take this process with it. After the first file, one process is kept waiting for the next: to start
 * one takes longer than to look at most files.
 */
export class Inspector {
  private readonly turns = new Turns(AT_ONCE);
  private spare: ChildProcess | null = null;
  private isClosed = false;

  constructor(private readonly options: InspectorOptions) {}

  /** @throws UnusableMediaError */
  async inspect(path: string, use: MediaUse): Promise<InspectedMedia> {
    const { timeMs, memoryBytes, anyVideoCodec } = this.options;
    const order: InspectionOrder = { path, use, pixelsMax: LIMITS.imagePixels, memoryBytes, anyVideoCodec };
    const answer = await this.turns.take(() => ask(this.takeProcess(), order, timeMs));
    if (answer.kind === 'usable') return answer.media;
    if (answer.kind === 'unusable') throw new UnusableMediaError(answer.reason, answer.isPage);
    throw new Error(`a file could not be inspected: ${answer.message}`);
  }

  /** Ends the process that waits. */
  close(): void {
    this.isClosed = true;
    this.spare?.kill('SIGKILL');
    this.spare = null;
  }

  private takeProcess(): ChildProcess {
    const waiting = this.spare;
    this.spare = this.isClosed ? null : startProcess(this.options.entry);
    return waiting !== null && isAlive(waiting) ? waiting : startProcess(this.options.entry);
  }
}

/** A process that waits for its order, and does not keep this one from ending. */
function startProcess(entry: URL): ChildProcess {
  const child = fork(entry, [], {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined); // whoever gives it an order is told then
  child.unref();
  child.channel?.unref();
  return child;
}

const isAlive = ({ pid, exitCode, signalCode, connected }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null && connected;

function ask(child: ChildProcess, order: InspectionOrder, timeMs: number): Promise<InspectionAnswer> {
  return new Promise((resolve, reject) => {
    child.ref();
    child.channel?.ref();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeMs);
    const end = (): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
    };
    child.once('message', (answer: InspectionAnswer) => resolve(answer)).once('message', end);
    child.once('error', (error) => reject(new DomainError('UNAVAILABLE', {}, { cause: error }))).once('error', end);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      const reason = isLate ? 'to decode it takes too long' : whyItDied(code, signal);
      if (reason !== null) resolve({ kind: 'unusable', reason, isPage: false });
      else reject(new DomainError('UNAVAILABLE', {}, { cause: new Error(`the inspecting process ended (${signal ?? code})`) }));
    });
    child.send(order, (error) => {
      if (error !== null) end(); // it ended at once, which its exit tells
    });
  });
}

/** What the file did to the process; null when the file need not be to blame. */
function whyItDied(code: number | null, signal: NodeJS.Signals | null): string | null {
  if (code === OUT_OF_MEMORY_EXIT) return 'to decode it takes too much memory';
  return signal !== null && CRASHES.has(signal) ? 'decoding breaks down at it' : null;
}
