import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed URL lets its holder do; every field of it is signed. */
export type Grant = ReadGrant | WriteGrant | FillGrant;

/** To read any object of one folder, so that one that names others by URLs relative to its own can be followed. */
export interface ReadGrant {
  readonly action: 'read';
  /** All of a key before its last `/`; the folders inside it are not meant. */
  readonly folder: string;
  /** Unix seconds; null for a link that lasts. */
  readonly expiresAt: number | null;
}

/** To write one object, once its bytes are known. */
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

/** To send the bytes of one media asset, whatever they will be. */
export interface FillGrant {
  readonly action: 'fill';
  readonly mediaAssetId: string;
  readonly expiresAt: number;
}

/** Changing what is signed changes this, so that no old signature can mean something new. */
const SCHEME = 'diorama-url-2';

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
  return createHmac('sha256', secret)
    .update(JSON.stringify([SCHEME, grant.action, ...fieldsOf(grant)]))
    .digest();
}

function fieldsOf(grant: Grant): readonly (string | number | null)[] {
  if (grant.action === 'read') return [grant.folder, grant.expiresAt];
  if (grant.action === 'fill') return [grant.mediaAssetId, grant.expiresAt];
  return [grant.key, grant.contentType, grant.expiresAt, grant.bytes, grant.sha256];
}
