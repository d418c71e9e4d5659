import { DomainError, findCurrentStage, computeOverallPercent, getStageDescription } from '@diorama/domain';
import type { StageFractions, StageName } from '@diorama/domain';

import type { WorldClient } from '../ports.js';

/** Tells `world` how far a run has come, and learns from it when the run has become pointless. */
interface ProgressReporter {
  report(stage: StageName, fraction: number): void;
  /** The newest figure. */
  progress(): { readonly percent: number; readonly stage: StageName };
  /** Stops reporting; the last figure may be lost, for the end of the operation says more. */
  close(): void;
}

interface ReporterOptions {
  readonly world: WorldClient;
  readonly operationId: string;
  /** What was complete before. */
  readonly done: StageFractions;
  /** Called with OPERATION_ENDED when the operation has ended otherwise, such as by a cancel, or was erased. */
  readonly onEnded: (error: DomainError) => void;
}

/** A report is written, told to the watchers and read for them: on a small machine that takes time from the engine. */
const INTERVAL_MS = 500;
/** An operation is gone that was erased with its account. */
const ENDS: ReadonlySet<string> = new Set(['OPERATION_ENDED', 'OPERATION_NOT_FOUND']);

/** Sends the newest figure twice a second at most; `world` keeps the largest percent. */
export function createProgressReporter({ world, operationId, done, onEnded }: ReporterOptions): ProgressReporter {
  let fractions = done;
  let isNew = false;
  let sending = false;

  const flush = async (): Promise<void> => {
    if (!isNew || sending) return;
    isNew = false;
    sending = true;
    const stage = findCurrentStage(fractions);
    try {
      await world.recordProgress({
        operationId,
        progress: { stage, percent: computeOverallPercent(fractions), description: getStageDescription(stage) },
      });
    } catch (error) {
      // A figure that is lost is overtaken by the next; only the end of the operation matters.
      if (error instanceof DomainError && ENDS.has(error.code)) onEnded(new DomainError('OPERATION_ENDED', {}, { cause: error }));
    } finally {
      sending = false;
    }
  };

  const timer = setInterval(() => void flush(), INTERVAL_MS);
  return {
    report(stage, fraction) {
      fractions = { ...fractions, [stage]: fraction };
      isNew = true;
    },
    progress: () => ({ percent: computeOverallPercent(fractions), stage: findCurrentStage(fractions) }),
    close: () => clearInterval(timer),
  };
}
