import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, isSpanContextValid, propagation, trace } from '@opentelemetry/api';
import type { Attributes, Context } from '@opentelemetry/api';

import { getCurrentRequestId, withRequestContext } from './request-context.js';
import { REQUEST_ID_KEY } from './request-id.js';
import { withPresetSpanId } from './span-ids.js';

/** What leads from one process to the next: the headers of W3C Trace Context, and the id of the request. Empty where nothing is traced. */
export type TraceCarrier = Readonly<Record<string, string>>;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

export interface SpanOptions {
  readonly kind: keyof typeof KINDS;
  /** What the span goes on with; that which is active unless told, a new trace where there is none. */
  readonly from?: TraceCarrier;
  /** Names of things, ids and numbers alone: no prompt, URL, key or text of a user. */
  readonly attributes?: Attributes;
  /** An id that others know already, of 16 hexadecimal digits. */
  readonly spanId?: string;
  readonly startedAtMs?: number;
}

export interface ActiveSpan {
  /** Runs what belongs to the span, whatever it waits for. */
  run<Result>(work: () => Result): Result;
  set(attributes: Attributes): void;
  /** What a process that goes on with this must be told. */
  carrier(): TraceCarrier;
  /** @param fault a short code of what went wrong, such as `UNAVAILABLE`, never a message */
  end(fault?: string | null, endedAtMs?: number): void;
}

const TRACER = 'diorama';
const REQUEST_ID = 'diorama.request_id';

/** Begins a span. Costs next to nothing where nothing is traced. */
export function openSpan(name: string, options: SpanOptions): ActiveSpan {
  const { kind, attributes = {}, spanId, startedAtMs } = options;
  const parent = options.from === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, options.from);
  const requestId = getCurrentRequestId() ?? options.from?.[REQUEST_ID_KEY];
  const all = requestId === undefined ? attributes : { ...attributes, [REQUEST_ID]: requestId };
  const settings = { kind: KINDS[kind], attributes: all, ...(startedAtMs === undefined ? {} : { startTime: new Date(startedAtMs) }) };
  const span = withPresetSpanId(spanId, () => trace.getTracer(TRACER).startSpan(name, settings, parent));
  const own = trace.setSpan(parent, span);
  return {
    run: (work) => withRequestContext(requestId ?? getCurrentRequestId(), () => context.with(own, work)),
    set: (more) => void span.setAttributes(more),
    carrier: () => carrierOf(own, requestId),
    end(fault = null, endedAtMs) {
      if (fault !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', fault);
      span.end(endedAtMs === undefined ? undefined : new Date(endedAtMs)); // a number would count from the start of the process
    },
  };
}

/** Does something as a span, which ends with it. A failure is told by the short code that `faultOf` makes of it, and goes on. */
export async function runInSpan<Result>(
  span: ActiveSpan,
  work: () => Promise<Result>,
  faultOf: (error: unknown) => string,
): Promise<Result> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(faultOf(error));
    throw error;
  }
}

/** What leads on from the span that is active; null where there is none. */
export function getCurrentTrace(): TraceCarrier | null {
  const span = trace.getActiveSpan();
  return span !== undefined && isSpanContextValid(span.spanContext()) ? carrierOf(context.active(), getCurrentRequestId()) : null;
}

/** What a log line says of the trace that it belongs to. */
export function getTraceLogFields(): { readonly trace_id?: string } {
  const spanContext = trace.getActiveSpan()?.spanContext();
  return spanContext !== undefined && isSpanContextValid(spanContext) ? { trace_id: spanContext.traceId } : {};
}

function carrierOf(from: Context, requestId: string | undefined): TraceCarrier {
  const carrier: Record<string, string> = {};
  propagation.inject(from, carrier);
  if (requestId !== undefined && 'traceparent' in carrier) carrier[REQUEST_ID_KEY] = requestId;
  return carrier;
}
