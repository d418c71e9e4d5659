import { isContentType, isObjectKey } from '@diorama/objects';

import type { Grant, ReadGrant, WriteGrant } from './signature.js';

/** The paths under which the signed endpoint answers; the rest of the path is the key, as it is. */
export const ASSET_PATH = '/assets/';
export const UPLOAD_PATH = '/upload/';

export interface SignedTarget<Kind extends Grant> {
  readonly grant: Kind;
  readonly signature: string;
}

/** Path and query of a signed URL. */
export function formatTarget({ grant, signature }: SignedTarget<Grant>): string {
  const query = new URLSearchParams();
  if (grant.expiresAt !== null) query.set('exp', String(grant.expiresAt));
  if (grant.action === 'write') {
    query.set('bytes', String(grant.bytes));
    query.set('sha256', grant.sha256);
  }
  query.set('type', grant.contentType);
  query.set('sig', signature);
  return `${grant.action === 'write' ? UPLOAD_PATH : ASSET_PATH}${grant.key}?${query.toString()}`;
}

/** Reads `/assets/<key>?[exp=]&type=&sig=`; null for anything else. The signature is not checked here. */
export function parseReadTarget(target: string): SignedTarget<ReadGrant> | null {
  const parts = split(target, ASSET_PATH);
  if (parts === null) return null;
  const { key, one, signature } = parts;
  const contentType = one('type');
  const expiresAt = parts.has('exp') ? wholeNumber(one('exp')) : null;
  if (contentType === null || !isContentType(contentType) || Number.isNaN(expiresAt)) return null;
  return { grant: { action: 'read', key, contentType, expiresAt }, signature };
}

/** Reads `/upload/<key>?exp=&bytes=&sha256=&type=&sig=`; null for anything else. The signature is not checked here. */
export function parseWriteTarget(target: string): SignedTarget<WriteGrant> | null {
  const parts = split(target, UPLOAD_PATH);
  if (parts === null) return null;
  const { key, one, signature } = parts;
  const [contentType, sha256] = [one('type'), one('sha256')];
  const [expiresAt, bytes] = [wholeNumber(one('exp')), wholeNumber(one('bytes'))];
  if (contentType === null || !isContentType(contentType) || sha256 === null || !/^[0-9a-f]{64}$/.test(sha256)) return null;
  if (Number.isNaN(expiresAt) || Number.isNaN(bytes)) return null;
  return { grant: { action: 'write', key, contentType, expiresAt, bytes, sha256 }, signature };
}

/** The path is taken as it stands: keys need no escapes, so an escape in a path is never a key. */
function split(target: string, path: string) {
  const mark = target.indexOf('?');
  if (mark === -1 || !target.startsWith(path)) return null;
  const key = target.slice(path.length, mark);
  const query = new URLSearchParams(target.slice(mark + 1));
  /** The value of a parameter that is given exactly once. */
  const one = (name: string): string | null => (query.getAll(name).length === 1 ? query.get(name) : null);
  const signature = one('sig');
  return isObjectKey(key) && signature !== null ? { key, one, has: (name: string) => query.has(name), signature } : null;
}

/** NaN for what is no whole number in its usual spelling. */
function wholeNumber(text: string | null): number {
  return text !== null && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : Number.NaN;
}
