/** Header of workflows and activities in which the trace of a request travels, with the request's id. */
export const TRACE_HEADER = 'diorama-trace';

/** The headers of W3C Trace Context, and `x-request-id`. */
export type TraceHeader = Readonly<Record<string, string>>;

/** What a worker is told when the run of a workflow is over, beside what it knows of the run, to record it as a span. */
export interface EndedWorkflowRun {
  /** What the run was part of. */
  readonly from: TraceHeader;
  readonly endedAtMs: number;
  /** Null where it came to its end. */
  readonly fault: string | null;
}

/** The sinks by which workflows tell of themselves; they take no part in what a workflow does. */
export type TraceSinks = { readonly trace: { ended(run: EndedWorkflowRun): void } };

const SPAN_ID = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * The span of a workflow's run is named by the run, so that activities know it before it is recorded, and a replay knows the same.
 *
 * @param runId a UUID
 */
export const createRunSpanId = (runId: string): string => runId.replaceAll('-', '').slice(0, 16);

/** The same trace, going on from the span of a run; what is no W3C trace context is left as it is. */
export function createChildTrace(from: TraceHeader, runId: string): TraceHeader {
  const traceparent = from['traceparent']?.replace(SPAN_ID, `00-$1-${createRunSpanId(runId)}-$2`);
  return traceparent === undefined ? from : { ...from, traceparent };
}
