import { defaultPayloadConverter, isCancellation, proxySinks, workflowInfo } from '@temporalio/workflow';
import type { WorkflowExecuteInput, WorkflowInterceptors } from '@temporalio/workflow';

import { TRACE_HEADER, createChildTrace } from '@diorama/domain';
import type { TraceHeader, TraceSinks } from '@diorama/domain';

type WorkflowHeaders = WorkflowExecuteInput['headers'];

const { trace } = proxySinks<TraceSinks>();

/**
 * Hands the trace and the id of a request on to activities and children, and records the run when it is traced. No command differs but by a header, so that histories replay with a trace and without.
 */
export function interceptors(): WorkflowInterceptors {
  let within: WorkflowHeaders = {};
  const withTrace = <Input extends { readonly headers: WorkflowHeaders }>(input: Input): Input => ({
    ...input,
    headers: { ...input.headers, ...within },
  });
  return {
    inbound: [
      {
        execute(input, next) {
          const payload = input.headers[TRACE_HEADER];
          if (payload === undefined) return next(input);
          const from = defaultPayloadConverter.fromPayload<TraceHeader>(payload);
          within = { [TRACE_HEADER]: payload };
          if (!('traceparent' in from)) return next(input); // only the id of the request
          within = { [TRACE_HEADER]: defaultPayloadConverter.toPayload(createChildTrace(from, workflowInfo().runId)) };
          return recorded(from, next(input));
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next(withTrace(input)),
        scheduleLocalActivity: (input, next) => next(withTrace(input)),
        startChildWorkflowExecution: (input, next) => next(withTrace(input)),
        continueAsNew: (input, next) => next(withTrace(input)),
      },
    ],
  };
}

async function recorded(from: TraceHeader, run: Promise<unknown>): Promise<unknown> {
  const end = (fault: string | null): void => trace.ended({ from, endedAtMs: Date.now(), fault });
  try {
    const result = await run;
    end(null);
    return result;
  } catch (error) {
    end(isCancellation(error) ? 'CANCELLED' : 'FAILED');
    throw error;
  }
}
