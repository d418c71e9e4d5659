import { ConnectionError, ValidationError } from '@diorama-worlds/sdk';

/** What went wrong, for people. A fault of a field is named by its place in the request, without `body`. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ValidationError && error.entries.length > 0)
    return error.entries.map(({ loc, msg }) => [...(loc.length > 1 ? [loc.slice(1).join('.')] : []), msg].join(': ')).join('. ');
  if (error instanceof ConnectionError) return `The server cannot be reached. ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
