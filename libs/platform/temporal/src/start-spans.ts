import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';

import { TRACE_HEADER } from '@diorama/domain';
import { doneIn, openSpan } from '@diorama/telemetry';

/** Starts of workflows as spans, and the trace that they hand to the workflow; where nothing is traced, nothing is added. */
export const startSpans: WorkflowClientInterceptor = {
  async start(input, next) {
    const span = openSpan(`start ${input.workflowType}`, {
      kind: 'producer',
      attributes: { 'temporal.workflow.type': input.workflowType, 'temporal.workflow.id': input.options.workflowId },
    });
    const carrier = span.carrier();
    const headers =
      'traceparent' in carrier ? { ...input.headers, [TRACE_HEADER]: defaultPayloadConverter.toPayload(carrier) } : input.headers;
    return doneIn(
      span,
      () => next({ ...input, headers }),
      (error) => (error instanceof Error ? error.name : 'unknown'),
    );
  },
};
