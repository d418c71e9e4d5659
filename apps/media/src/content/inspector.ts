import { systemClock } from '@diorama/clock';
import { DomainError, LIMITS } from '@diorama/domain';
import { ReaderProcessCrashError, ConfinedProcesses, ReaderProcessLostError } from '@diorama/images';
import type { ConfinedOptions } from '@diorama/images';
import { KeyedSemaphore, withPermit } from '@diorama/resilience';
import type { RevocablePermitOwner } from '@diorama/resilience';

import type { MediaUse } from './media-requirements.js';
import type { InspectedMedia, InspectionResponseMessage, InspectionRequestMessage } from './inspection.js';

/** Media that cannot be used; the message tells the uploader why. */
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
/** An inspection that takes longer is interrupted when another account waits, and begun again among the long ones. */
const SLICE_MS = 1_000;
/** How often an inspection that waits looks for one to interrupt. */
const LOOK_MS = 250;
/** Of the inspections at once, those that cannot be interrupted. */
const LONG_AT_ONCE = 1;

/**
 * Says what content is by looking at it, in a process that the content cannot leave: decoders meet files of strangers here first. A file
 * may take half a minute, so files that take long keep one process at most while other accounts wait.
 */
export class MediaInspector {
  private readonly permits = new KeyedSemaphore({
    permits: AT_ONCE,
    perKey: 1,
    preempt: { clock: systemClock, afterMs: LOOK_MS },
  });
  private readonly longPermits = new KeyedSemaphore({ permits: LONG_AT_ONCE });
  private readonly processes: ConfinedProcesses<InspectionRequestMessage, InspectionResponseMessage>;

  constructor(private readonly options: InspectorOptions) {
    this.processes = new ConfinedProcesses(options);
  }

  /** @throws UnusableMediaError; DomainError UNAVAILABLE; what the signal was aborted with while it waited */
  async inspect(path: string, { use, ...request }: InspectionRequest): Promise<InspectedMedia> {
    const order: InspectionRequestMessage = { path, use, pixelsMax: LIMITS.imagePixels, anyVideoCodec: this.options.anyVideoCodec };
    const answer = await this.run(order, request).catch(toRefusal);
    if (answer.kind === 'usable') return answer.media;
    throw new UnusableMediaError(answer.reason, answer.isPage);
  }

  private async run(
    order: InspectionRequestMessage,
    { accountId, signal }: Omit<InspectionRequest, 'use'>,
  ): Promise<InspectionResponseMessage> {
    const slice = new Slice();
    const permit = this.permits.acquire(accountId, { signal, holder: slice });
    try {
      return await withPermit(permit, () => this.processes.run(order, slice.begin()));
    } catch (error) {
      if (!slice.isOver) throw error;
    }
    const runAlone = (): Promise<InspectionResponseMessage> => this.processes.run(order);
    return withPermit(this.longPermits.acquire(accountId, { signal }), () =>
      withPermit(this.permits.acquire(accountId, { signal }), runAlone),
    );
  }

  /** Ends the process that waits. */
  close(): void {
    this.processes.close();
  }
}

/** The time that an inspection has before it can be interrupted. */
class Slice implements RevocablePermitOwner {
  private readonly interrupted = new AbortController();
  private begunAt = Infinity;

  /** @returns aborted when another account needs the process */
  begin(): AbortSignal {
    this.begunAt = performance.now();
    return this.interrupted.signal;
  }

  get isOver(): boolean {
    return this.interrupted.signal.aborted;
  }

  value(): number {
    return this.begunAt;
  }

  isOverdue(): boolean {
    return performance.now() - this.begunAt >= SLICE_MS;
  }

  yield(): void {
    this.interrupted.abort(new Error('another account waits'));
  }
}

function toRefusal(error: unknown): InspectionResponseMessage {
  if (error instanceof ReaderProcessCrashError) return { kind: 'unusable', reason: error.message, isPage: false };
  throw error instanceof ReaderProcessLostError ? new DomainError('UNAVAILABLE', {}, { cause: error }) : error;
}
