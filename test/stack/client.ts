import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { inject } from 'vitest';

import type { StackInfo } from './start-stack.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of many shapes.
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
}

export interface Account {
  readonly account_id: string;
  readonly project_id: string;
  readonly api_key: string;
}

/** The stack that the project's set-up started. */
export const stackInfo = (): StackInfo => JSON.parse(readFileSync(join(inject('stackHome'), 'stack.json'), 'utf8')) as StackInfo;

/** The name of a file, which is its hash; URLs of one file may differ in their expiry. */
export const fileOf = (url: string | undefined): string => new URL(url ?? '').pathname.split('/').at(-1) ?? '';

/** A client of the API, as an outsider would write it. */
export class Client {
  constructor(
    readonly url: string,
    readonly apiKey: string | null,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  async send(method: string, path: string, body: string | undefined, headers: Record<string, string>): Promise<Answer> {
    const key = this.apiKey === null ? {} : { 'svc-api-key': this.apiKey };
    const response = await fetch(this.url + path, { method, headers: { ...key, ...headers }, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : parse(text) };
  }

  generate(prompt: string, more: object = {}): Promise<Answer> {
    return this.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', world_prompt: { type: 'text', text_prompt: prompt }, ...more });
  }

  /** Polls until the operation is done. */
  async finish(operationId: string, withinMs = 240_000): Promise<Answer['body']> {
    const until = Date.now() + withinMs;
    for (;;) {
      const { status, body } = await this.get(`/svc/v1/operations/${operationId}`);
      if (status === 200 && body.done === true) return body;
      if (status === 404) throw new Error(`there is no operation ${operationId}: was it started?`);
      if (Date.now() > until) throw new Error(`operation ${operationId} is not done: ${JSON.stringify(body)}`);
      await sleep(150);
    }
  }
}

/** A client with a new account. */
export async function newAccount(info: StackInfo, name = 'test', more: object = {}): Promise<{ account: Account; client: Client }> {
  const operator = new Client(info.api_url, null);
  const { status, body } = await operator.post(
    '/admin/v1/accounts',
    { name, credits: 1_000_000, ...more },
    { authorization: `Bearer ${info.operator_token}` },
  );
  if (status !== 200) throw new Error(`no account: ${status} ${JSON.stringify(body)}`);
  return { account: body as Account, client: new Client(info.api_url, (body as Account).api_key) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
