import { stripVTControlCharacters } from 'node:util';

import { DioramaError } from '@diorama-worlds/sdk';

/** The message of a failure, for a request with its code and id: `World not found (WORLD_NOT_FOUND, request req_2Vq9)`. */
export function describeFailure(error: unknown): string {
  const message = messageOf(error);
  if (!(error instanceof DioramaError)) return message;
  const { code, requestId } = error;
  const parts = [...(typeof code === 'string' ? [code] : []), ...(requestId === null ? [] : [`request ${requestId}`])];
  return parts.length === 0 ? message : `${message} (${parts.join(', ')})`;
}

/** The failure as one line of JSON for programs: message, code, HTTP status, id of the request and the exit code of the program. */
export function formatFailureAsJson(error: unknown, exitCode: number): string {
  const { code, status, requestId } = error instanceof DioramaError ? error : { code: null, status: null, requestId: null };
  return JSON.stringify({
    error: { message: stripVTControlCharacters(messageOf(error)), code, status, request_id: requestId, exit_code: exitCode },
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
