import { Metadata, status } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';

import { DomainError, isErrorCode } from '@diorama/domain';

/** Metadata under which the catalogue's code and the error's details travel; only ASCII may. */
const CODE_KEY = 'diorama-error';
const DETAILS_KEY = 'diorama-error-details-bin';
/** Characters of one detail: trailers over 16 KiB would end the whole connection. */
const DETAIL_MAX = 500;

/** What a gRPC handler's failure becomes on the wire. Whatever is no DomainError is told as INTERNAL, without its text. */
export function toGrpcStatus(error: unknown): { readonly code: number; readonly details: string; readonly metadata: Metadata } {
  const known = error instanceof DomainError ? new DomainError(error.code, cut(error.details)) : new DomainError('INTERNAL');
  const metadata = new Metadata();
  metadata.set(CODE_KEY, known.code);
  metadata.set(DETAILS_KEY, Buffer.from(JSON.stringify(known.details)));
  return { code: known.kind.grpc, details: known.message, metadata };
}

/** As UTF-8 has it, too: half a pair of surrogates cannot be sent. */
const cut = (details: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, Buffer.from(value.slice(0, DETAIL_MAX)).toString()]));

/**
 * Without a code of the catalogue, these come from the transport, such as a broken stream: the callee may have done the work. During an
 * upgrade a replica of the previous release answers UNIMPLEMENTED, or PERMISSION_DENIED to a process that did not call the method before; a
 * retry reaches an upgraded one.
 */
const UNANSWERED: readonly number[] = [
  status.UNAVAILABLE,
  status.DEADLINE_EXCEEDED,
  status.CANCELLED,
  status.ABORTED,
  status.INTERNAL,
  status.UNKNOWN,
  status.UNIMPLEMENTED,
  status.PERMISSION_DENIED,
];

/** The error behind a failed call: the callee's own DomainError, or UNAVAILABLE when no answer came. */
export function fromServiceError(error: ServiceError): DomainError {
  const code = error.metadata?.get(CODE_KEY)[0]?.toString() ?? '';
  if (isErrorCode(code)) return new DomainError(code, readDetails(error.metadata), { cause: error });
  return new DomainError(UNANSWERED.includes(error.code) ? 'UNAVAILABLE' : 'INTERNAL', {}, { cause: error });
}

function readDetails(metadata: Metadata): Record<string, string> {
  const raw = metadata.get(DETAILS_KEY)[0];
  return raw === undefined ? {} : (JSON.parse(raw.toString()) as Record<string, string>);
}
