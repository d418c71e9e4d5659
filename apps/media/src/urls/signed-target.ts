import { isMediaAssetId } from '@diorama/domain';
import { isContentType, isObjectKey } from '@diorama/objects';

import type { UploadAssetGrant, UrlGrant, WriteObjectGrant } from './url-signature.js';

/** The paths under which the signed endpoint answers. */
const ASSET_PATH = '/assets/';
const UPLOAD_PATH = '/upload/';
const MEDIA_UPLOAD_PATH = '/media-uploads/';

/** In the place of the expiry: it never comes. */
const LASTING = 'link';
/** One segment of the path: an expiry, a dot and a signature. */
const PASS = new RegExp(`^(${LASTING}|\\d+)\\.([A-Za-z0-9_-]{43})$`);

/** A right, and the signature that is offered for it; whether that is the right one is not known yet. */
export interface SignedTarget<Kind extends UrlGrant> {
  readonly grant: Kind;
  readonly signature: string;
}

/** A download: the signature determines its grant. */
interface ReadTarget {
  readonly key: string;
  /** Unix seconds; null for a link that does not expire. */
  readonly expiresAt: number | null;
  readonly signature: string;
}

/** Path of a download, `/assets/<expiry>.<signature>/<key>`. */
export function formatReadTarget({ key, expiresAt, signature }: ReadTarget): string {
  return `${ASSET_PATH}${expiresAt ?? LASTING}.${signature}/${key}`;
}

/** Path and query of an upload. */
export function formatWriteTarget({ grant, signature }: SignedTarget<WriteObjectGrant>): string {
  const query = new URLSearchParams({
    exp: String(grant.expiresAt),
    bytes: String(grant.bytes),
    sha256: grant.sha256,
    type: grant.contentType,
    sig: signature,
  });
  return `${UPLOAD_PATH}${grant.key}?${query.toString()}`;
}

/** Path and query of the upload of a media asset. */
export function formatUploadTarget({ grant, signature }: SignedTarget<UploadAssetGrant>): string {
  return `${MEDIA_UPLOAD_PATH}${grant.mediaAssetId}?exp=${grant.expiresAt}&sig=${signature}`;
}

/** Reads `/assets/<expiry>.<signature>/<key>`, with any query; null for anything else. The signature is not checked here. */
export function parseReadTarget(target: string): ReadTarget | null {
  const rest = pathAfter(ASSET_PATH, target);
  const slash = rest.indexOf('/');
  const [, expiry, signature] = PASS.exec(rest.slice(0, Math.max(slash, 0))) ?? [];
  const key = rest.slice(slash + 1);
  if (expiry === undefined || signature === undefined || !isObjectKey(key)) return null;
  const expiresAt = expiry === LASTING ? null : wholeNumber(expiry);
  return Number.isNaN(expiresAt) ? null : { key, expiresAt, signature };
}

/** Reads `/upload/<key>?exp=&bytes=&sha256=&type=&sig=`; null for anything else. The signature is not checked here. */
export function parseWriteTarget(target: string): SignedTarget<WriteObjectGrant> | null {
  const key = pathAfter(UPLOAD_PATH, target);
  const one = parametersOf(target);
  const [contentType, sha256, signature] = [one('type'), one('sha256'), one('sig')];
  const [expiresAt, bytes] = [wholeNumber(one('exp')), wholeNumber(one('bytes'))];
  if (!isObjectKey(key) || signature === null || Number.isNaN(expiresAt) || Number.isNaN(bytes)) return null;
  if (contentType === null || !isContentType(contentType) || sha256 === null || !/^[0-9a-f]{64}$/.test(sha256)) return null;
  return { grant: { action: 'write', key, contentType, expiresAt, bytes, sha256 }, signature };
}

/** Reads `/media-uploads/<media asset id>?exp=&sig=`; null for anything else. The signature is not checked here. */
export function parseUploadTarget(target: string): SignedTarget<UploadAssetGrant> | null {
  const mediaAssetId = pathAfter(MEDIA_UPLOAD_PATH, target);
  const one = parametersOf(target);
  const [expiresAt, signature] = [wholeNumber(one('exp')), one('sig')];
  if (!isMediaAssetId(mediaAssetId) || Number.isNaN(expiresAt) || signature === null) return null;
  return { grant: { action: 'fill', mediaAssetId, expiresAt }, signature };
}

/** All of a key before its last `/`; '' for one that has none. */
export function getObjectKeyFolder(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('/'), 0));
}

/** A target as a log may hold it: without its signature, its query and the escaped parts of its path. */
export function redactSignedTarget(target: string): string {
  const [path = ''] = target.split(/[?%]/, 1);
  return path.replaceAll(/\.[\w-]{43,}/g, '.-');
}

/** Reads the value of a parameter that the query gives exactly once; null for others. */
function parametersOf(target: string): (name: string) => string | null {
  const query = new URLSearchParams(target.slice(target.indexOf('?') + 1));
  return (name) => (query.getAll(name).length === 1 ? query.get(name) : null);
}

/** What follows the prefix, as it stands, or ''. Keys need no escapes, so an escape in a path is never part of a key. */
function pathAfter(prefix: string, target: string): string {
  const [path = ''] = target.split('?', 1);
  return path.startsWith(prefix) ? path.slice(prefix.length) : '';
}

/** NaN for what is no whole number in its usual spelling. */
function wholeNumber(text: string | null): number {
  return text !== null && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : Number.NaN;
}
