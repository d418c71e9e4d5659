import { DomainError } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';

/** The body of a failure with the message of an error, as the documents show it. */
export function buildErrorExample(code: ErrorCode, details: Readonly<Record<string, string>> = {}) {
  return { detail: new DomainError(code, details).message, request_id: 'req_2Vq9' };
}
