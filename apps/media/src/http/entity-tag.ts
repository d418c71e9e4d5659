/** A strong entity tag: an object's name is the hash of its content, which never changes. */
export function createEntityTag(key: string): string {
  const name = key.slice(key.lastIndexOf('/') + 1);
  return `"${name.split('.')[0] ?? ''}"`;
}

/** Whether the client has this version already (`If-None-Match`, RFC 9110 section 13.1.2: weak comparison). */
export function matchesIfNoneMatch(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const offered = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || offered.some((other) => other.replace(/^W\//, '') === tag);
}

/** Whether a range may be served (`If-Range`, section 13.1.5: strong comparison; we give no dates, so a date never matches). */
export const matchesIfRange = (ifRange: string | undefined, tag: string): boolean => ifRange === undefined || ifRange.trim() === tag;
