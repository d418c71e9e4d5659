import type { DepthReader } from '@diorama/activities';
import { DomainError } from '@diorama/domain';
import { ReaderProcessCrashError, ConfinedProcesses, ReaderProcessLostError } from '@diorama/images';
import type { ConfinedOptions } from '@diorama/images';

import type { DepthReadResponse, DepthReadRequest } from './depth-read-messages.js';

/** Depth panoramas of strangers, read in processes of their own. */
interface ConfinedDepthReader {
  readonly read: DepthReader;
  /** Ends the process that waits. */
  close(): void;
}

const LIMITS = { timeMs: 60_000, memoryBytes: 1_610_612_736 };
const ENTRY = new URL('./depth-child.js', import.meta.url);

export function createConfinedDepthReader(options: Partial<ConfinedOptions> = {}): ConfinedDepthReader {
  const processes = new ConfinedProcesses<DepthReadRequest, DepthReadResponse>({ entry: ENTRY, ...LIMITS, ...options });
  return {
    async read(path, { scale, signal }) {
      const answer = await processes.run({ path, scale }, signal).catch((error: unknown) => toAnswer(error));
      if (answer.kind === 'read') return answer.depth;
      throw new DomainError('MEDIA_REJECTED', { reason: answer.reason });
    },
    close: () => processes.close(),
  };
}

function toAnswer(error: unknown): DepthReadResponse {
  if (error instanceof ReaderProcessCrashError) return { kind: 'unusable', reason: error.message };
  throw error instanceof ReaderProcessLostError ? new DomainError('UNAVAILABLE', {}, { cause: error }) : error;
}
