import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';

import { TRACE_HEADER } from '@diorama/domain';
import { REQUEST_ID_KEY, getCurrentRequestId, runInSpan, openSpan } from '@diorama/telemetry';

/** Records starts of workflows as spans, and hands the trace and the request id to the workflow. */
export const startSpanInterceptor: WorkflowClientInterceptor = {
  async start(input, next) {
    const span = openSpan(`start ${input.workflowType}`, {
      kind: 'producer',
      attributes: { 'temporal.workflow.type': input.workflowType, 'temporal.workflow.id': input.options.workflowId },
    });
    const requestId = getCurrentRequestId();
    const carrier = { ...span.carrier(), ...(requestId === undefined ? {} : { [REQUEST_ID_KEY]: requestId }) };
    const isCarried = Object.keys(carrier).length > 0;
    const headers = isCarried ? { ...input.headers, [TRACE_HEADER]: defaultPayloadConverter.toPayload(carrier) } : input.headers;
    return runInSpan(
      span,
      () => next({ ...input, headers }),
      (error) => (error instanceof Error ? error.name : 'unknown'),
    );
  },
};
