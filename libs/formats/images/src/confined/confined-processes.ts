import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import { OUT_OF_MEMORY_EXIT_CODE } from './confined-messages.js';
import type { ConfinedResponse, ConfinedRequest } from './confined-messages.js';

export interface ConfinedOptions {
  /** The module that runs in the process; it calls `serveConfinedRequest`. */
  readonly entry: URL;
  /** Time and memory that one order may take. */
  readonly timeMs: number;
  readonly memoryBytes: number;
}

/** A file took its reader down, or too much of the machine; the message says how, in words for whoever sent it. */
export class ReaderProcessCrashError extends Error {
  override readonly name = 'ReaderProcessCrashError';
}

/** The process ended, or could not begin, and the file need not be to blame: another try may do. */
export class ReaderProcessLostError extends Error {
  override readonly name = 'ReaderProcessLostError';
}

/** What JavaScript may hold; pictures are decoded outside its heap. */
const HEAP_MEGABYTES = 192;
/** How a process ends at a file: by a fault of a decoder, or because the heap or the machine is full. Nobody stops it like this. */
const CRASHES: ReadonlySet<string> = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGKILL', 'SIGSEGV', 'SIGTRAP']);

/**
 * Runs work on files of strangers, each file in a process of its own: without a variable of ours in its environment, bounded in
 * time and memory, and gone afterwards. A thread could be bounded in neither, and would take this process with it. After the first
 * order, one process is kept waiting for the next: to start one takes longer than most work.
 */
export class ConfinedProcesses<Order, Answer> {
  private spare: ChildProcess | null = null;
  private isClosed = false;

  constructor(private readonly options: ConfinedOptions) {}

  /**
   * @param signal ends the process, and this rejects with its reason
   * @throws ReaderProcessCrashError, ReaderProcessLostError; Error for a fault of the work itself
   */
  async run(order: Order, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const answered = await this.ask(this.takeProcess(), order, signal);
    if ('failure' in answered) throw new Error(`a file could not be inspected: ${answered.failure}`);
    return answered.answer;
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

  private ask(child: ChildProcess, order: Order, signal: AbortSignal | undefined): Promise<ConfinedResponse<Answer>> {
    const { timeMs, memoryBytes } = this.options;
    return new Promise((resolve, reject) => {
      child.ref();
      child.channel?.ref();
      let isLate = false;
      const stop = (): void => {
        reject(signal?.reason as Error);
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, timeMs);
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        child.kill('SIGKILL');
      };
      signal?.addEventListener('abort', stop, { once: true });
      child.once('message', (answer: ConfinedResponse<Answer>) => resolve(answer)).once('message', end);
      child.once('error', (error) => reject(new ReaderProcessLostError('the reading process failed', { cause: error }))).once('error', end);
      child.once('exit', (code, exitSignal) => {
        end();
        const reason = isLate ? 'decoding it takes too long' : whyItDied(code, exitSignal);
        reject(
          reason === null
            ? new ReaderProcessLostError(`the reading process ended (${exitSignal ?? code})`)
            : new ReaderProcessCrashError(reason),
        );
      });
      child.send({ order, memoryBytes } satisfies ConfinedRequest<Order>, (error) => {
        if (error !== null) end(); // it ended at once, which its exit tells
      });
    });
  }
}

/** A process that waits for its order, and does not keep this one from ending. */
function startProcess(entry: URL): ChildProcess {
  const child = fork(entry, [], {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced', // answers may hold typed arrays
  });
  child.on('error', () => undefined); // whoever gives it an order is told then
  child.unref();
  child.channel?.unref();
  return child;
}

const isAlive = ({ pid, exitCode, signalCode, connected }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null && connected;

/** What the file did to the process; null when the file need not be to blame. */
function whyItDied(code: number | null, signal: NodeJS.Signals | null): string | null {
  if (code === OUT_OF_MEMORY_EXIT_CODE) return 'decoding it takes too much memory';
  return signal !== null && CRASHES.has(signal) ? 'it makes the decoder fail' : null;
}
