import { ServerInterceptingCall, status } from '@grpc/grpc-js';
import type { Metadata, ServerInterceptor } from '@grpc/grpc-js';

import type { Metrics, ActiveSpan } from '@diorama/telemetry';

import { openGrpcSpan, splitGrpcPath } from './call-spans.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Asked by orchestrators all the time, for nobody. */
const UNWATCHED = 'grpc.health.v1.Health';
const TRACE_HEADERS = ['traceparent', 'tracestate'] as const;

/** Counts and times the calls of a server; one that comes with a trace goes on with it. */
export function measureGrpcCalls(metrics: Metrics): ServerInterceptor {
  const seconds = metrics.histogram('diorama_grpc_call_seconds', 'Duration of unary calls, from the first header to the status.', SECONDS);
  return (definition, call) => {
    const [service, method] = splitGrpcPath(definition.path);
    if (service === UNWATCHED) return new ServerInterceptingCall(call);
    const startedAt = performance.now();
    let span: ActiveSpan | null = null;
    let isOver = false;
    const within = (work: () => void): void => (span === null ? work() : span.run(work));
    const end = (code: status): void => {
      if (isOver) return;
      isOver = true;
      if (!definition.responseStream) seconds.observe({ service, method, code: nameOf(code) }, (performance.now() - startedAt) / 1_000);
      span?.set({ 'rpc.grpc.status_code': code });
      span?.end(isFault(code) ? nameOf(code) : null);
    };
    return new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata(metadata, pass) {
            span = spanOf(metadata, definition.path);
            within(() => pass(metadata));
          },
          onReceiveMessage: (message, pass) => within(() => pass(message)),
          onReceiveHalfClose: (pass) => within(pass),
          onCancel: () => end(status.CANCELLED),
        }),
      sendStatus(answer, pass) {
        end(answer.code ?? status.UNKNOWN);
        pass(answer);
      },
    });
  };
}

function spanOf(metadata: Metadata, path: string): ActiveSpan | null {
  const entries = TRACE_HEADERS.flatMap((name) => metadata.get(name).map((value) => [name, String(value)] as const));
  const from = Object.fromEntries(entries);
  return 'traceparent' in from ? openGrpcSpan(path, { kind: 'server', from }) : null;
}

const nameOf = (code: status): string => status[code] ?? String(code);

/** Faults of the callee, as OpenTelemetry counts them: what it refuses is the caller's. */
const FAULTS: readonly status[] = [
  status.UNKNOWN,
  status.DEADLINE_EXCEEDED,
  status.UNIMPLEMENTED,
  status.INTERNAL,
  status.UNAVAILABLE,
  status.DATA_LOSS,
];
const isFault = (code: status): boolean => FAULTS.includes(code);
