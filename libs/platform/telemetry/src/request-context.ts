import { AsyncLocalStorage } from 'node:async_hooks';

/** Holds the id of the request that the running code serves, across all that it awaits. */
const current = new AsyncLocalStorage<string>();

/** Runs work that serves a request. Without an id the work belongs to no request. */
export function inRequest<Result>(requestId: string | undefined, work: () => Result): Result {
  return requestId === undefined ? current.exit(work) : current.run(requestId, work);
}

/** The id of the request that the running code serves; undefined outside of requests. */
export const currentRequestId = (): string | undefined => current.getStore();

/** The fields that each log line of a request has. */
export function requestFields(): { readonly request_id?: string } {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { request_id: requestId };
}
