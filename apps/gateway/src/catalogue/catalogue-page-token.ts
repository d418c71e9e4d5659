import { createHash } from 'node:crypto';

import { DomainError } from '@diorama/domain';

const DIGEST_BYTES = 16;
const LENGTH_MAX = 256;

/** What a page token is bound to: everything that chooses and orders the objects. */
export type CataloguePageBinding = readonly (string | null)[];

/** The token of the page after an object. It holds no secret: a token that a client makes up only names another place in the same list. */
export const encodeCataloguePageToken = (binding: CataloguePageBinding, lastId: string): string =>
  Buffer.concat([digestOf(binding, lastId), Buffer.from(lastId)]).toString('base64url');

/** The id of the last object of the previous page; null for the first page. @throws DomainError PAGE_TOKEN_INVALID for any other token */
export function decodeCataloguePageToken(binding: CataloguePageBinding, token: string): string | null {
  if (token === '') return null;
  if (token.length > LENGTH_MAX) throw new DomainError('PAGE_TOKEN_INVALID');
  const bytes = Buffer.from(token, 'base64url');
  const lastId = bytes.subarray(DIGEST_BYTES).toString();
  // Decoding ignores characters that are not base64url, so the token is encoded again and compared.
  if (encodeCataloguePageToken(binding, lastId) !== token) throw new DomainError('PAGE_TOKEN_INVALID');
  return lastId;
}

function digestOf(binding: CataloguePageBinding, lastId: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['catalogue-page-token-1', binding, lastId]))
    .digest()
    .subarray(0, DIGEST_BYTES);
}
