import { isIP } from 'node:net';

import { OutboundError } from './outbound-error.js';

/** Where a request goes: a URL that passed the gate, in the parts that are sent. */
export interface Target {
  readonly secure: boolean;
  /** A DNS name in lower case. */
  readonly host: string;
  readonly port: number;
  /** Path and query, exactly as they were written. */
  readonly path: string;
}

export interface TargetRules {
  /** Whether `http` is let through beside `https`. */
  readonly plain: boolean;
  /** Characters. */
  readonly longest: number;
}

const PRINTABLE = /^[\x21-\x7e]*$/;
const URL_PARTS = /^(https?):\/\/([^/?]*)(.*)$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names of the public DNS end in letters or in an IDN in ASCII; an IPv4 address in any spelling never does. */
const LAST_LABEL = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Ends of names that the public DNS has not: RFC 6761, 6762, 7686, 8375 and 9476, ICANN's `internal`, and what routers use. */
const LOCAL_ENDS = new Set(
  'alt arpa corp example home internal intranet invalid lan local localdomain localhost onion private test'.split(' '),
);
const HOST_LENGTH_MAX = 253;

/**
 * Checks a URL as it was written, for a parser would repair the very spellings by which a URL hides where it leads.
 *
 * @throws OutboundError url_refused
 */
export function parseTarget(raw: string, { plain, longest }: TargetRules): Target {
  if (raw.length > longest) refuse(`it is longer than ${longest} characters`);
  if (!PRINTABLE.test(raw)) refuse('it has spaces or other characters that must be percent-encoded');
  if (raw.includes('\\')) refuse('it has a backslash');
  if (raw.includes('#')) refuse('it has a fragment (#)');
  const [, scheme, authority = '', rest = ''] = URL_PARTS.exec(raw) ?? [];
  if (scheme === undefined || (scheme === 'http' && !plain)) refuse(plain ? 'it is no http or https URL' : 'it is no https URL');
  const secure = scheme === 'https';
  const port = secure ? 443 : 80;
  const host = checkedHost(authority, port);
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  const target = { secure, host, port, path };
  // Whatever a parser would still change is not what a server would be asked for.
  if (!URL.canParse(raw) || new URL(raw).href !== hrefOf(target)) refuse('its path or query is not written as a URL must be');
  return target;
}

/** The URL of a target with its port left out, for it is always the scheme's own. */
export const hrefOf = ({ secure, host, path }: Target): string => `${secure ? 'https' : 'http'}://${host}${path}`;

/**
 * Where a redirect leads.
 *
 * @param location the header's value, absolute or relative
 * @throws OutboundError redirect_refused
 */
export function redirectTarget(from: Target, location: string, rules: TargetRules): Target {
  const refuseRedirect = (why: string): never => {
    throw new OutboundError('redirect_refused', `it redirects to a URL that is not allowed: ${why}`);
  };
  if (location.length > rules.longest) refuseRedirect(`it is longer than ${rules.longest} characters`);
  if (!PRINTABLE.test(location) || location.includes('\\') || !URL.canParse(location, hrefOf(from)))
    refuseRedirect('it is not written as a URL must be');
  const url = new URL(location, hrefOf(from));
  url.hash = '';
  const target = gated(url.href, rules, refuseRedirect);
  if (from.secure && !target.secure) refuseRedirect('it leads from https back to http');
  return target;
}

function gated(href: string, rules: TargetRules, onRefused: (why: string) => never): Target {
  try {
    return parseTarget(href, rules);
  } catch (error) {
    if (error instanceof OutboundError) return onRefused(error.message);
    throw error;
  }
}

/** @returns whether this is a DNS name that the public internet could have, in lower case */
export function isPublicName(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    host.length <= HOST_LENGTH_MAX &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(last) &&
    !LOCAL_ENDS.has(last)
  );
}

function checkedHost(authority: string, port: number): string {
  if (authority.includes('@')) refuse('it has a user name or password');
  const [, name = '', , given] = /^(\[.*\]|[^:]*)(:(.*))?$/.exec(authority) ?? [];
  if (given !== undefined && given !== String(port)) refuse(`its port is not ${port}`);
  if (name.startsWith('[') || isIP(name) !== 0 || endsInNumber(name)) refuse('its host is an IP address instead of a public name');
  const host = name.toLowerCase();
  if (!isPublicName(host)) refuse('its host is no public DNS name');
  return host;
}

/** As the URL standard tells IPv4 addresses in all their spellings: the last label is a number, decimal, octal or hexadecimal. */
const endsInNumber = (name: string): boolean => /(^|\.)(\d+|0x[0-9a-f]*)\.?$/i.test(name);

function refuse(why: string): never {
  throw new OutboundError('url_refused', why);
}
