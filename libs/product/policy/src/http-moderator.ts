import { DomainError } from '@diorama/domain';

import type { ModeratedInput, Moderator } from './moderator.js';

export interface HttpModeratorOptions {
  /** Gets `POST` with `{texts, media: [{kind, url}]}` and answers `{"allowed": true}` or `{"allowed": false, "category": "..."}`. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token?: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 65_536;
const CATEGORY = /^[A-Za-z][A-Za-z0-9_-]{0,31}$/;

/** Asks a service of the operator. Nothing is let through that it has not judged. */
export function createHttpModerator({ url, token, fetch }: HttpModeratorOptions): Moderator {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  return {
    isRemote: true,
    async refusal(input: ModeratedInput) {
      const answer = await ask(() =>
        fetch(url, { method: 'POST', headers, body: JSON.stringify(input), redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }),
      );
      if (answer.allowed === true) return null;
      if (answer.allowed !== false) throw new DomainError('UNAVAILABLE', {}, { cause: new Error('the moderator gave no verdict') });
      return typeof answer.category === 'string' && CATEGORY.test(answer.category) ? answer.category : 'other';
    },
  };
}

async function ask(send: () => Promise<Response>): Promise<{ allowed?: unknown; category?: unknown }> {
  try {
    const response = await send();
    const text = await response.text();
    if (!response.ok || text.length > ANSWER_BYTES) throw new Error(`the moderator returned ${response.status}`);
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch (error) {
    throw new DomainError('UNAVAILABLE', {}, { cause: error });
  }
}
