import { DioramaError } from '@diorama-worlds/sdk';

/** The message of a failure, for a request with its code and id: `World not found (WORLD_NOT_FOUND, request req_2Vq9)`. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof DioramaError)) return message;
  const { code, requestId } = error;
  const parts = [...(typeof code === 'string' ? [code] : []), ...(requestId === null ? [] : [`request ${requestId}`])];
  return parts.length === 0 ? message : `${message} (${parts.join(', ')})`;
}
