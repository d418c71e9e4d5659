import { Metadata } from '@grpc/grpc-js';

import { DomainError } from '@diorama/domain';
import { activeRequestId, currentTrace, doneIn, openSpan } from '@diorama/telemetry';
import type { TraceCarrier } from '@diorama/telemetry';

/** Metadata under which the id of a request travels to the callee's logs. */
export const REQUEST_ID_KEY = 'x-request-id';

/** Makes a call as a span of the trace that is active; where none is, there is none. */
export async function traceCall<Result>(
  path: string,
  requestId: string | undefined,
  call: (metadata: Metadata) => Promise<Result>,
): Promise<Result> {
  if (currentTrace() === null) return call(metadataOf(requestId, {}));
  const [service, method] = partsOf(path);
  const span = openSpan(`${service}/${method}`, {
    kind: 'client',
    requestId,
    attributes: { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method },
  });
  return doneIn(span, () => call(metadataOf(requestId ?? activeRequestId(), span.carrier())), faultOf);
}

/** What is sent may fail too, before the callee has said anything. */
const faultOf = (error: unknown): string => (error instanceof DomainError ? error.code : 'REQUESTS');

/** What a call that streams its answer is sent along: such a call has no span of its own, for it may last for hours. */
export const streamMetadata = (requestId: string | undefined): Metadata => metadataOf(requestId ?? activeRequestId(), currentTrace() ?? {});

function metadataOf(requestId: string | undefined, carrier: TraceCarrier): Metadata {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(carrier)) metadata.set(name, value);
  if (requestId !== undefined) metadata.set(REQUEST_ID_KEY, requestId);
  return metadata;
}

/** `/diorama.world.v1.WorldService/GetWorld` in two. */
export function partsOf(path: string): [service: string, method: string] {
  const [, service = '', method = ''] = path.split('/');
  return [service, method];
}
