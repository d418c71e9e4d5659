import { isCancellation, setCurrentDetails } from '@temporalio/workflow';
import type { WorkflowInterceptors } from '@temporalio/workflow';

import { findActivitySummary } from './activity-summaries.js';
import { getErrorCode } from './failure-code.js';
import { StepLog } from './step-log.js';

/**
 * Describes a workflow in the Temporal UI while it runs: each activity has a summary, and the current details list the steps. A replay does
 * not compare summaries, and details are not a command, so histories replay with and without them.
 */
export function interceptors(): WorkflowInterceptors {
  const log = new StepLog();
  const show = (): void => setCurrentDetails(log.render());
  /** Returns the same promise: another one would resume the workflow later than its history says. */
  const noted = <Result>(step: Promise<Result>, summary: string, untilMs: number | null): Promise<Result> => {
    const end = log.begin(summary, Date.now(), untilMs);
    const ended = (failure: string | null): void => {
      end({ endedAtMs: Date.now(), failure });
      show();
    };
    show();
    step.then(
      () => ended(null),
      (error: unknown) => ended(isCancellation(error) ? 'cancelled' : getErrorCode(error)),
    );
    return step;
  };
  return {
    outbound: [
      {
        scheduleActivity(input, next) {
          const summary = input.options.summary ?? findActivitySummary(input.activityType) ?? input.activityType;
          return noted(next({ ...input, options: { ...input.options, summary } }), summary, null);
        },
        scheduleLocalActivity(input, next) {
          const summary = input.options.summary ?? findActivitySummary(input.activityType) ?? input.activityType;
          return next({ ...input, options: { ...input.options, summary } });
        },
        startTimer: (input, next) => noted(next(input), input.options?.summary ?? 'Wait', Date.now() + input.durationMs),
      },
    ],
  };
}
