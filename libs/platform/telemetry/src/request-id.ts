import { randomUUID } from 'node:crypto';

/** Header and metadata under which the id of a request travels. */
export const REQUEST_ID_KEY = 'x-request-id';

const ACCEPTED = /^[A-Za-z0-9_-]{8,64}$/;

/** The id under which a request is found in all logs: the caller's own where it is harmless, else a new one. */
export function chooseRequestId(offered: string | undefined): string {
  return offered !== undefined && ACCEPTED.test(offered) ? offered : `req_${randomUUID().replaceAll('-', '')}`;
}
