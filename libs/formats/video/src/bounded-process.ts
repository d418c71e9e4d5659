import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { VideoError } from './video-error.js';

/** What one process may take. */
export interface VideoProcessLimits {
  readonly timeMs: number;
  /** What is told of the time where `timeMs` is only what is left of it. */
  readonly toldMs?: number;
  readonly memoryBytes: number;
  /** What it does with the video, for messages. */
  readonly work?: 'decoding' | 'encoding';
  /** Ends it; its reason is thrown. */
  readonly signal?: AbortSignal;
}

const WATCH_MS = 50;

/**
 * Holds a process to its bounds, and settles when it is gone.
 *
 * @returns the exit code, or null when a signal ended it that was none of ours
 * @throws VideoError too_slow or too_much_memory, or the signal's reason, when it had to be killed; the error of a process that
 * could not be started
 */
export async function waitForProcessEnd(
  child: ChildProcess,
  { timeMs, toldMs = timeMs, memoryBytes, work = 'decoding', signal }: VideoProcessLimits,
): Promise<number | null> {
  let verdict: unknown;
  const kill = (why: unknown): void => {
    verdict ??= why;
    child.kill('SIGKILL');
  };
  const onAbort = (): void => kill(signal?.reason);
  const timer = setTimeout(() => kill(new VideoError('too_slow', `${work} it takes longer than ${toldMs / 1_000} s`)), timeMs);
  const watch = setInterval(() => {
    if (residentBytes(child.pid) > memoryBytes) kill(new VideoError('too_much_memory', `${work} it takes too much memory`));
  }, WATCH_MS);
  goFirst(child.pid);
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (verdict !== undefined) throw verdict as Error;
    return code;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Memory that a process holds, as Linux tells it; 0 elsewhere, where the bound on its heap alone holds. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;
  } catch {
    return 0; // gone, or not Linux
  }
}

/** If the machine itself runs out of memory, this process ends first. */
function goFirst(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Gone, or not Linux.
  }
}
