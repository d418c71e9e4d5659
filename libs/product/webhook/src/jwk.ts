import { encodeBase64Url } from './base64.js';

/** A public key as the key set publishes it (RFC 8037); it has no member for a private part. */
export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** The 32 bytes of the key, base64url. */
  readonly x: string;
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'EdDSA';
}

const PUBLIC_KEY_BYTES = 32;

/** The member of the key set for a key of 32 bytes. @throws RangeError for another length */
export const toPublicJwk = (kid: string, publicKey: Uint8Array): PublicJwk => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: xOf(publicKey),
  kid,
  use: 'sig',
  alg: 'EdDSA',
});

/** What is hashed by SHA-256 for a key's id (RFC 7638; the members and their order are those of RFC 8037 section 2). */
export const formatJwkThumbprintInput = (publicKey: Uint8Array): string => `{"crv":"Ed25519","kty":"OKP","x":"${xOf(publicKey)}"}`;

/** The id of a key, of the SHA-256 of its `formatJwkThumbprintInput`. */
export const formatKeyId = (digest: Uint8Array): string => encodeBase64Url(digest);

function xOf(publicKey: Uint8Array): string {
  if (publicKey.length !== PUBLIC_KEY_BYTES) throw new RangeError(`an Ed25519 key must have ${PUBLIC_KEY_BYTES} bytes`);
  return encodeBase64Url(publicKey);
}
