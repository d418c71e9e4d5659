/** The parts of a URL that are sent. */
export interface PublicUrl {
  /** A DNS name in lower case. */
  readonly host: string;
  /** Path and query; a missing path is `/`. */
  readonly path: string;
}

interface PublicUrlRules {
  /** Characters. */
  readonly longest: number;
  /** Ends of names that are refused beside those that the public DNS has not, in lower case, such as `cluster.example.org`. */
  readonly refusedEnds?: readonly string[];
}

export type PublicUrlResult =
  | ({ readonly ok: true } & PublicUrl)
  | {
      readonly ok: false;
      /** A clause that may be shown to whoever wrote the URL, such as `it has a fragment (#)`. */ readonly problem: string;
    };

const PRINTABLE = /^[\x21-\x7e]*$/;
/** A scheme is case-insensitive (RFC 3986 section 3.1). */
const URL_PARTS = /^https:\/\/([^/?]*)(.*)$/i;
const AUTHORITY = /^(\[.*\]|[^:]*)(?::(.*))?$/;
/**
 * Characters that a parser percent-encodes (WHATWG URL) and that RFC 3986 does not allow. A parser also encodes the apostrophe of a
 * query, which RFC 3986 allows: it is accepted and sent as it was written.
 */
const REWRITTEN_IN_PATH = /["<>^`{}]/;
const REWRITTEN_IN_QUERY = /["<>]/;
/** Segments that a parser removes from a path, in all their spellings. */
const DOT_SEGMENT = /^(\.|%2e){1,2}$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** No host should be called so, but some are. */
const LABEL_WITH_UNDERSCORES = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** Names of the public DNS end in letters or in an IDN in ASCII; an IPv4 address in any spelling never does. */
const LAST_LABEL = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Ends of names that the public DNS has not: RFC 6761, 6762, 7686, 8375 and 9476, ICANN's `internal`, and what routers use. */
const LOCAL_ENDS = new Set(
  'alt arpa corp example home internal intranet invalid lan local localdomain localhost onion private test'.split(' '),
);
const HOST_LENGTH_MAX = 253;
const PORT = '443';

/**
 * Reads an `https` URL of a public host as it was written: a lenient parser repairs the spellings by which a URL hides its
 * destination. Host and path come from this one reading, so the host that is checked is the host that is dialled, and the request target
 * is the client's text. A path or query that RFC 3986 does not allow is refused, and so is a path with dot segments, because a parser
 * on the way would change it. The port is 443.
 */
export function parsePublicUrl(raw: string, { longest, refusedEnds = [] }: PublicUrlRules): PublicUrlResult {
  if (raw.length > longest) return refused(`it is longer than ${longest} characters`);
  if (!PRINTABLE.test(raw)) return refused('it has spaces or other characters that must be percent-encoded');
  if (raw.includes('\\')) return refused('it has a backslash');
  if (raw.includes('#')) return refused('it has a fragment (#)');
  const [, authority, rest = ''] = URL_PARTS.exec(raw) ?? [];
  if (authority === undefined) return refused('it is not an https URL');
  const host = readHost(authority, refusedEnds);
  if (!host.ok) return host;
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  if (!isCanonical(path)) return refused('its path or query is not valid in a URL');
  return { ok: true, host: host.name, path };
}

/** @returns whether this is a DNS name that the public internet could have, in lower case */
export function isPublicHostName(host: string, { underscores = false }: { readonly underscores?: boolean } = {}): boolean {
  const labels = host.split('.');
  const form = underscores ? LABEL_WITH_UNDERSCORES : LABEL;
  const last = labels.at(-1) ?? '';
  return (
    host.length <= HOST_LENGTH_MAX &&
    labels.length >= 2 &&
    labels.every((label) => form.test(label)) &&
    LAST_LABEL.test(last) &&
    !LOCAL_ENDS.has(last)
  );
}

const refused = (problem: string): { readonly ok: false; readonly problem: string } => ({ ok: false, problem });

type ReadHost = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly problem: string };

function readHost(authority: string, refusedEnds: readonly string[]): ReadHost {
  if (authority.includes('@')) return refused('it has a user name or password');
  const [, written = '', given] = AUTHORITY.exec(authority) ?? [];
  if (given !== undefined && given !== PORT) return refused(`its port is not ${PORT}`);
  if (written.startsWith('[') || endsInNumber(written)) return refused('its host is an IP address instead of a public name');
  const name = written.toLowerCase();
  if (!isPublicHostName(name)) return refused('its host is not a public DNS name');
  if (refusedEnds.some((end) => name === end || name.endsWith(`.${end}`))) return refused('its host is not allowed here');
  return { ok: true, name };
}

/** As the URL standard tells IPv4 addresses in all their spellings: the last label is a number, decimal, octal or hexadecimal. */
const endsInNumber = (name: string): boolean => /(^|\.)(\d+|0x[0-9a-f]*)\.?$/i.test(name);

function isCanonical(pathAndQuery: string): boolean {
  const queryAt = pathAndQuery.indexOf('?');
  const path = queryAt === -1 ? pathAndQuery : pathAndQuery.slice(0, queryAt);
  const query = queryAt === -1 ? '' : pathAndQuery.slice(queryAt);
  return !REWRITTEN_IN_PATH.test(path) && !REWRITTEN_IN_QUERY.test(query) && !path.split('/').some((segment) => DOT_SEGMENT.test(segment));
}
