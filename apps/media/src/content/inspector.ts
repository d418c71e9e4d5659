import { DomainError, LIMITS } from '@diorama/domain';
import { BreaksReaderError, ConfinedProcesses, ReaderLostError } from '@diorama/images';
import type { ConfinedOptions } from '@diorama/images';
import { SharedTurns, inTurn } from '@diorama/turns';

import type { MediaUse } from './expectation.js';
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

/** Of the process that inspects, and what it takes. */
export interface InspectorOptions extends ConfinedOptions {
  /** Whether videos are taken whose codec only another decoder than the built-in one knows. */
  readonly anyVideoCodec: boolean;
}

/** What is asked of content. */
export interface InspectionRequest {
  readonly use: MediaUse;
  /** Whose content it is: an account has one inspection at a time. */
  readonly accountId: string;
  /** Ends the waiting for it. */
  readonly signal?: AbortSignal | undefined;
}

const AT_ONCE = 2;

/** Says what content is by looking at it, in a process that the content cannot leave: decoders meet files of strangers here first. */
export class Inspector {
  private readonly turns = new SharedTurns(AT_ONCE);
  private readonly processes: ConfinedProcesses<InspectionOrder, InspectionAnswer>;

  constructor(private readonly options: InspectorOptions) {
    this.processes = new ConfinedProcesses(options);
  }

  /** @throws UnusableMediaError; DomainError UNAVAILABLE; what the signal was aborted with while it waited */
  async inspect(path: string, { use, accountId, signal }: InspectionRequest): Promise<InspectedMedia> {
    const order: InspectionOrder = { path, use, pixelsMax: LIMITS.imagePixels, anyVideoCodec: this.options.anyVideoCodec };
    const answer = await inTurn(this.turns.take(accountId, signal), () => this.processes.run(order)).catch(toRefusal);
    if (answer.kind === 'usable') return answer.media;
    throw new UnusableMediaError(answer.reason, answer.isPage);
  }

  /** Ends the process that waits. */
  close(): void {
    this.processes.close();
  }
}

function toRefusal(error: unknown): InspectionAnswer {
  if (error instanceof BreaksReaderError) return { kind: 'unusable', reason: error.message, isPage: false };
  throw error instanceof ReaderLostError ? new DomainError('UNAVAILABLE', {}, { cause: error }) : error;
}
