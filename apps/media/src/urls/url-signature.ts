import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed URL lets its holder do; every field of it is signed. */
export type UrlGrant = ReadObjectGrant | ReadFolderGrant | WriteObjectGrant | UploadAssetGrant;

/**
 * To read one object by GET or HEAD: `get` gives its bytes, `get-manifest` gives the manifest that it holds with a signed URL for
 * each file that the manifest names.
 */
export interface ReadObjectGrant {
  readonly action: 'get' | 'get-manifest';
  readonly key: string;
  /** Unix seconds; null for a link that does not expire. */
  readonly expiresAt: number | null;
}

/** To read any object of one folder. Earlier versions issued such URLs; they are accepted, and none is issued. */
export interface ReadFolderGrant {
  readonly action: 'read';
  /** All of a key before its last `/`. */
  readonly folder: string;
  /** Unix seconds; null for a link that does not expire. */
  readonly expiresAt: number | null;
}

/** To write one object, once its bytes are known. */
export interface WriteObjectGrant {
  readonly action: 'write';
  readonly key: string;
  readonly contentType: string;
  readonly expiresAt: number;
  /** The size that the object must have. */
  readonly bytes: number;
  /** The hash that the object must have, in lower-case hex. */
  readonly sha256: string;
}

/** Permits one upload of the bytes of a media asset. */
export interface UploadAssetGrant {
  readonly action: 'fill';
  readonly mediaAssetId: string;
  readonly expiresAt: number;
}

/** A change of the fields of an action changes the scheme or the action's name, so that no old signature gets a new meaning. */
const SCHEME = 'diorama-url-2';

/** HMAC-SHA256 over all fields of the grant, in base64url. */
export function signGrant(secret: string, grant: UrlGrant): string {
  return digest(secret, grant).toString('base64url');
}

/** Whether the signature is the one of this grant; takes equally long for any difference. */
export function verifyGrantSignature(secret: string, grant: UrlGrant, offered: string): boolean {
  const signature = Buffer.from(offered, 'base64url');
  const expected = digest(secret, grant);
  // Base64 has several spellings of the same bytes; only the usual one counts.
  return signature.length === expected.length && timingSafeEqual(signature, expected) && signature.toString('base64url') === offered;
}

/** JSON, so that two different grants never have the same text. */
function digest(secret: string, grant: UrlGrant): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([SCHEME, grant.action, ...fieldsOf(grant)]))
    .digest();
}

function fieldsOf(grant: UrlGrant): readonly (string | number | null)[] {
  if (grant.action === 'write') return [grant.key, grant.contentType, grant.expiresAt, grant.bytes, grant.sha256];
  if (grant.action === 'fill') return [grant.mediaAssetId, grant.expiresAt];
  if (grant.action === 'read') return [grant.folder, grant.expiresAt];
  return [grant.key, grant.expiresAt];
}
