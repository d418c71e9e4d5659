import { LIMITS } from '@diorama/domain';

import { PlannerError } from './planner.js';

/** Where requests go, and with what. */
export interface ChatEndpoint {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key?: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** The endpoint is full, and when to ask it again. */
export class BusyEndpointError extends PlannerError {
  constructor(
    /** Milliseconds to wait; null where it does not say. */
    readonly waitMs: number | null,
  ) {
    super('BUSY', 'the endpoint is busy');
  }
}

const BUSY_STATUSES = [429, 503];

/**
 * Sends one request and reads the body of the answer, up to `LIMITS.planner.answerBytes`. A redirect is not followed: the words of a prompt go to
 * no other host.
 *
 * @throws PlannerError; what the signal was aborted with
 */
export async function postChat({ url, key, fetch }: ChatEndpoint, body: object, signal: AbortSignal): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  try {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal });
    checkStatus(response);
    return await readText(response);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof PlannerError ? error : new PlannerError('UNREACHABLE', 'the endpoint gave no answer', { cause: error });
  }
}

/** The body of an answer that is not read is cancelled, which ends its connection. */
function checkStatus(response: Response): void {
  const { status, type } = response;
  if (status === 200) return;
  response.body?.cancel().catch(() => undefined);
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) throw new PlannerError('REDIRECTED', 'the endpoint redirects');
  if (BUSY_STATUSES.includes(status)) throw new BusyEndpointError(readRetryAfter(response.headers.get('retry-after')));
  throw new PlannerError('REFUSED', `the endpoint returned status ${status}`);
}

/** Endpoints of models give seconds; a date is taken as no answer. */
const readRetryAfter = (value: string | null): number | null => (value !== null && /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : null);

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.planner.answerBytes)
      throw new PlannerError('TOO_LARGE', `the answer has more than ${LIMITS.planner.answerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
