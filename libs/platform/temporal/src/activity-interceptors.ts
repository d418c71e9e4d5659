import type { Context } from '@temporalio/activity';
import { ApplicationFailure, CancelledFailure, defaultPayloadConverter } from '@temporalio/common';
import type { ActivityInterceptorsFactory, InjectedSinks } from '@temporalio/worker';

import { TRACE_HEADER, createRunSpanId } from '@diorama/domain';
import type { EndedWorkflowRun, TraceHeader, TraceSinks } from '@diorama/domain';
import { REQUEST_ID_KEY, runInSpan, withRequestContext, openSpan } from '@diorama/telemetry';
import type { Histogram, Logger, Metrics } from '@diorama/telemetry';

const RUN_SECONDS = [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_200];
const WAIT_SECONDS = [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

/** Counts, times and logs the activities of a worker, in the trace and the context of the request that they serve. */
export function createActivityInterceptors(metrics: Metrics, logger: Logger): ActivityInterceptorsFactory {
  const times = {
    runs: metrics.histogram('diorama_activity_seconds', 'Duration of activity attempts.', RUN_SECONDS),
    waits: metrics.histogram(
      'diorama_activity_wait_seconds',
      'Time from the scheduling of an activity attempt to its start on a worker.',
      WAIT_SECONDS,
    ),
  };
  return (context) => ({
    inbound: {
      async execute(input, next) {
        const { activityType: activity, currentAttemptScheduledTimestampMs: dueMs } = context.info;
        times.waits.observe({ activity }, Math.max(0, Date.now() - dueMs) / 1_000);
        const payload = input.headers[TRACE_HEADER];
        const from = payload === undefined ? {} : defaultPayloadConverter.fromPayload<TraceHeader>(payload);
        const run = () => timed({ runs: times.runs, logger, context }, () => next(input));
        return withRequestContext(from[REQUEST_ID_KEY], () => ('traceparent' in from ? traced(context, from, run) : run()));
      },
    },
  });
}

interface Observed {
  readonly runs: Histogram;
  readonly logger: Logger;
  readonly context: Context;
}

async function timed<Result>({ runs, logger, context: { info } }: Observed, run: () => Promise<Result>): Promise<Result> {
  const { activityType: activity, attempt } = info;
  const startedAt = performance.now();
  const note = (outcome: string): void => {
    const ms = performance.now() - startedAt;
    runs.observe({ activity, outcome }, ms / 1_000);
    logger.debug({ activity, workflow_id: info.workflowExecution?.workflowId, attempt, outcome, ms: Math.round(ms) }, 'activity');
  };
  try {
    const result = await run();
    note('done');
    return result;
  } catch (error) {
    note(outcomeOf(error));
    throw error;
  }
}

function traced<Result>({ info }: Context, from: TraceHeader, run: () => Promise<Result>): Promise<Result> {
  const span = openSpan(info.activityType, {
    kind: 'consumer',
    from,
    attributes: {
      'temporal.activity.type': info.activityType,
      'temporal.workflow.id': info.workflowExecution?.workflowId ?? '',
      'temporal.task_queue': info.taskQueue,
      'temporal.attempt': info.attempt,
    },
  });
  return runInSpan(span, run, outcomeOf);
}

const outcomeOf = (error: unknown): string => {
  if (error instanceof CancelledFailure) return 'cancelled';
  return error instanceof ApplicationFailure && error.nonRetryable === true ? 'refused' : 'failed';
};

/** Records the runs of workflows, which cannot do so themselves. */
export const traceExportSinks: InjectedSinks<TraceSinks> = {
  trace: {
    ended: {
      fn: ({ workflowType, workflowId, runId, startTime }, { from, endedAtMs, fault }: EndedWorkflowRun) => {
        const attributes = { 'temporal.workflow.type': workflowType, 'temporal.workflow.id': workflowId };
        const run = { spanId: createRunSpanId(runId), startedAtMs: startTime.getTime() };
        openSpan(workflowType, { kind: 'internal', from, ...run, attributes }).end(fault, endedAtMs);
      },
      callDuringReplay: false,
    },
  },
};
