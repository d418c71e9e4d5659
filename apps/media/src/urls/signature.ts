import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed URL lets its holder do; every field of it is signed. */
export type Grant = ReadGrant | WriteGrant;

export interface ReadGrant {
  readonly action: 'read';
  readonly key: string;
  /** The media type to serve it as. */
  readonly contentType: string;
  /** Unix seconds; null for a link that lasts. */
  readonly expiresAt: number | null;
}

export interface WriteGrant {
  readonly action: 'write';
  readonly key: string;
  readonly contentType: string;
  readonly expiresAt: number;
  /** The size that the object must have. */
  readonly bytes: number;
  /** The hash that the object must have, in lower-case hex. */
  readonly sha256: string;
}

/** Changing what is signed changes this, so that no old signature can mean something new. */
const SCHEME = 'diorama-url-1';

/** HMAC-SHA256 over all fields of the grant, in base64url. */
export function sign(secret: string, grant: Grant): string {
  return digest(secret, grant).toString('base64url');
}

/** Whether the signature is the one of this grant; takes equally long wherever it differs. */
export function isSignature(secret: string, grant: Grant, offered: string): boolean {
  const signature = Buffer.from(offered, 'base64url');
  const expected = digest(secret, grant);
  // Base64 has several spellings of the same bytes; only the usual one counts.
  return signature.length === expected.length && timingSafeEqual(signature, expected) && signature.toString('base64url') === offered;
}

/** JSON, so that no two grants are written alike whatever their fields hold. */
function digest(secret: string, grant: Grant): Buffer {
  const fields = [SCHEME, grant.action, grant.key, grant.contentType, grant.expiresAt];
  const bounds = grant.action === 'write' ? [grant.bytes, grant.sha256] : [];
  return createHmac('sha256', secret)
    .update(JSON.stringify([...fields, ...bounds]))
    .digest();
}
