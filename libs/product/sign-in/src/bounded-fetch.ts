import type { CustomFetch } from 'openid-client';

import { SignInError } from './sign-in-error.js';

/** Bytes of an answer of the provider: documents, key sets and tokens have a few thousand. */
export const PROVIDER_ANSWER_BYTES = 262_144;

/**
 * The fetch function for requests to a provider. It reads the whole answer, up to `PROVIDER_ANSWER_BYTES`, and follows no redirect, which the
 * caller's options say.
 *
 * @throws SignInError `unreachable` without an answer or with a status of 429 or 500 and above, `invalid` for one that is too large
 */
export function createBoundedFetch(fetch: typeof globalThis.fetch): CustomFetch {
  return async (url, options) => {
    const { status, headers, body } = await send(() => fetch(url, options as RequestInit));
    if (status === 429 || status >= 500) {
      void body?.cancel().catch(() => undefined);
      throw new SignInError('unreachable', `the provider returned ${status}`);
    }
    const bytes = await send(() => readBounded(body));
    return new Response(HAS_NO_BODY.has(status) ? null : bytes, { status, headers });
  };
}

const HAS_NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

async function send<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError('unreachable', 'the provider gave no answer', null, { cause: error });
  }
}

async function readBounded(body: Response['body']): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > PROVIDER_ANSWER_BYTES)
      throw new SignInError('invalid', `the answer of the provider has more than ${PROVIDER_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
