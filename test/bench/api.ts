import type { RunningStack } from '../stack/start-stack.ts';

/** An account of its own at a gateway, with credits and limits that do not end. */
export interface Api {
  readonly url: string;
  readonly accountId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** @throws Error when the answer is not 200 */
  call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, more?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** An Operation, as far as it is looked at here. */
export interface Operation {
  readonly operation_id: string;
  readonly done: boolean;
  readonly error: { readonly message: string } | null;
}

const MANY = 1_000_000_000;
const WORLD_WITHIN_MS = 600_000;

export async function openAccount(url: string, operatorToken: string): Promise<Api> {
  const limits = {
    per_minute: MANY,
    per_hour: MANY,
    draft_per_minute: MANY,
    exports_per_minute: MANY,
    exports_per_hour: MANY,
  };
  const { api_key, account_id: accountId } = await call<{ api_key: string; account_id: string }>(`${url}/admin/v1/accounts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'bench', credits: MANY, limits, max_running: MANY }),
  });
  const headers = { 'svc-api-key': api_key };
  return {
    url,
    accountId,
    headers,
    call: (method, path, body, more = {}) =>
      call(url + path, {
        method,
        headers: { ...headers, ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

export function accountOf(stack: RunningStack): Promise<Api> {
  const { api_url, operator_token } = stack.info();
  return openAccount(api_url, operator_token);
}

/** The body of a start. */
export const startBody = (model: string, prompt: string, more: object = {}): object => ({
  model,
  world_prompt: { type: 'text', text_prompt: prompt },
  ...more,
});

/**
 * Waits for the operation on its stream of events: polling often enough would take a part of what is measured.
 *
 * @throws Error when it has failed, or is not done within ten minutes
 */
export async function untilDone(api: Api, operationId: string): Promise<void> {
  const path = `/svc/v1/operations/${operationId}`;
  const { body } = await fetch(`${api.url}${path}/events`, { headers: api.headers, signal: AbortSignal.timeout(WORLD_WITHIN_MS) });
  if (body !== null) await endOf(body);
  const { done, error } = await api.call<Operation>('GET', path);
  if (error !== null) throw new Error(`operation ${operationId} failed: ${error.message}`);
  if (!done) throw new Error(`the events of operation ${operationId} ended before it was done`);
}

/** Reads until the event `done`, or to the end of the stream. */
async function endOf(events: ReadableStream<Uint8Array>): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of events) {
    text += decoder.decode(bytes, { stream: true });
    if (/^event: ?done$/m.test(text)) return;
  }
}

async function call<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${init.method} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
