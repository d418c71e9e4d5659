import { AsyncLocalStorage } from 'node:async_hooks';

/** Holds the id of the request that the running code serves, across all that it awaits. */
const current = new AsyncLocalStorage<string>();

/** Runs work that serves a request. Without an id the work belongs to no request. */
export function withRequestContext<Result>(requestId: string | undefined, work: () => Result): Result {
  return requestId === undefined ? current.exit(work) : current.run(requestId, work);
}

/** The id of the request that the running code serves; undefined outside of requests. */
export const getCurrentRequestId = (): string | undefined => current.getStore();

/** The fields that each log line of a request has. */
export function getRequestLogFields(): { readonly request_id?: string } {
  const requestId = getCurrentRequestId();
  return requestId === undefined ? {} : { request_id: requestId };
}
