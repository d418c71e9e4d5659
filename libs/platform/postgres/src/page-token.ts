import { createHash, timingSafeEqual } from 'node:crypto';

import { DomainError } from '@diorama/domain';

/** The last row of a page: its time in microseconds since 1970, which a Date cannot hold, and its id. */
export interface PageCursor {
  readonly micros: string;
  readonly id: string;
}

/** What a token is bound to: the list, the account and all that chooses and orders its rows. */
export type PageTokenBinding = readonly unknown[];

const DIGEST_BYTES = 16;
const CURSOR = /^(\d{1,17}):([A-Za-z0-9_-]{1,64})$/;
const LENGTH_MAX = 256;

/**
 * The token of the page after a row. It holds no secret and needs none: a token that somebody made up only names another place
 * in the same account's list. The hash keeps one list's tokens from another's.
 */
export function encodePageToken(binding: PageTokenBinding, cursor: PageCursor): string {
  const text = `${cursor.micros}:${cursor.id}`;
  return Buffer.concat([digestOf(binding, text), Buffer.from(text)]).toString('base64url');
}

/**
 * Null for the first page.
 *
 * @param isId whether the list could hold a row of that id; for ids that are no text to the database, which must be able to read them
 * @throws DomainError PAGE_TOKEN_INVALID for a token that is altered or of another list
 */
export function decodePageToken(binding: PageTokenBinding, token: string, isId: (id: string) => boolean = isText): PageCursor | null {
  if (token === '') return null;
  if (token.length > LENGTH_MAX) throw new DomainError('PAGE_TOKEN_INVALID');
  const bytes = Buffer.from(token, 'base64url');
  const text = bytes.subarray(DIGEST_BYTES).toString();
  const [, micros, id] = CURSOR.exec(text) ?? [];
  const isWhole = bytes.toString('base64url') === token; // decoding skips what is no base64url
  if (!isWhole || micros === undefined || id === undefined || !isId(id)) throw new DomainError('PAGE_TOKEN_INVALID');
  if (!timingSafeEqual(bytes.subarray(0, DIGEST_BYTES), digestOf(binding, text))) throw new DomainError('PAGE_TOKEN_INVALID');
  return { micros, id };
}

function digestOf(binding: PageTokenBinding, text: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['page-token-1', binding, text]))
    .digest()
    .subarray(0, DIGEST_BYTES);
}

const isText = (): boolean => true;

/** Whether rows of a table that counts its rows could have that id. */
export const isSerialId = (id: string): boolean => /^\d{1,18}$/.test(id);
