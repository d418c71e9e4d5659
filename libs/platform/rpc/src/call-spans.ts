import { Metadata } from '@grpc/grpc-js';

import { DomainError } from '@diorama/domain';
import { REQUEST_ID_KEY, getCurrentRequestId, getCurrentTrace, runInSpan, openSpan } from '@diorama/telemetry';
import type { ActiveSpan, SpanOptions, TraceCarrier } from '@diorama/telemetry';

/** Makes a call as a span of the trace that is active; where none is, there is none. */
export async function traceGrpcCall<Result>(path: string, call: (metadata: Metadata) => Promise<Result>): Promise<Result> {
  if (getCurrentTrace() === null) return call(metadataOf({}));
  const span = openGrpcSpan(path, { kind: 'client' });
  return runInSpan(span, () => call(metadataOf(span.carrier())), faultOf);
}

/** What is sent may fail too, before the callee has said anything. */
const faultOf = (error: unknown): string => (error instanceof DomainError ? error.code : 'REQUESTS');

/** What a call that streams its answer is sent along: such a call has no span of its own, for it may last for hours. */
export const createTraceMetadata = (): Metadata => metadataOf(getCurrentTrace() ?? {});

/** A span of a call, on either side of it. */
export function openGrpcSpan(path: string, options: Omit<SpanOptions, 'attributes'>): ActiveSpan {
  const [service, method] = splitGrpcPath(path);
  return openSpan(`${service}/${method}`, {
    ...options,
    attributes: { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method },
  });
}

/** The id of a request is told where nothing is traced too; a trace that is carried has it already. */
function metadataOf(carrier: TraceCarrier): Metadata {
  const requestId = getCurrentRequestId();
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(carrier)) metadata.set(name, value);
  if (requestId !== undefined) metadata.set(REQUEST_ID_KEY, requestId);
  return metadata;
}

/** `/diorama.world.v1.WorldService/GetWorld` in two. */
export function splitGrpcPath(path: string): [service: string, method: string] {
  const [, service = '', method = ''] = path.split('/');
  return [service, method];
}
