import { DomainError } from '@diorama/domain';
import type { ErrorCode } from '@diorama/domain';

/** The body of a failure with the message of an error, as the documents show it. */
export function buildErrorExample(code: ErrorCode, details: Readonly<Record<string, string>> = {}) {
  return { detail: new DomainError(code, details).message, code, request_id: 'req_2Vq9' };
}

/** The body of a failure that is found before validation, as the documents show it. */
export function buildBadRequestExample(code: ErrorCode) {
  return { message: new DomainError(code).message, code, request_id: 'req_2Vq9' };
}
