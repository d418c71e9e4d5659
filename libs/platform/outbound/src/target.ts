import { isPublicHostName } from '@diorama/webhook';
import type { PublicUrl } from '@diorama/webhook';

import { OutboundError } from './outbound-error.js';

/** Where a request goes: a URL that passed a gate, in the parts that are sent. */
export interface OutboundTarget extends PublicUrl {
  readonly secure: boolean;
  readonly port: number;
}

export interface OutboundTargetRules {
  /** Characters, as it is written. */
  readonly longest: number;
}

const ABSOLUTE = /^https?:\/\/[^/?#]/i;
/** What a parser takes out or reads as something else, by which one URL can look like another. */
const HIDING = /[\0-\x1f\x7f\\]/; // eslint-disable-line no-control-regex
/** A parser writes IPv4 addresses of all spellings in this one. */
const IP_ADDRESS = /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/;
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);
/** Below it lie the services of systems, such as mail, which are nobody's media. */
const FREE_PORT_MIN = 1_024;

/**
 * Reads the URL of media as browsers do (WHATWG URL): whatever alphabet it is written in, and without its fragment. It is judged
 * by what came of that, for that is what is dialled.
 *
 * @throws OutboundError url_refused
 */
export function parseOutboundTarget(raw: string, { longest }: OutboundTargetRules): OutboundTarget {
  const refuse: Refuse = (why) => {
    throw new OutboundError('url_refused', why);
  };
  if (raw.length > longest) refuse(tooLong(longest));
  if (!ABSOLUTE.test(raw)) refuse('it is not an http or https URL');
  return read(raw, undefined, refuse);
}

/** The target of a webhook, which goes to port 443 always. */
export const createWebhookTarget = ({ host, path }: PublicUrl): OutboundTarget => ({ secure: true, host, port: 443, path });

/** Host and port as the header `Host` has them, which leaves the scheme's own port out. */
export const formatHostHeader = ({ secure, host, port }: OutboundTarget): string =>
  port === (secure ? 443 : 80) ? host : `${host}:${port}`;

export const formatTargetUrl = (target: OutboundTarget): string =>
  `${target.secure ? 'https' : 'http'}://${formatHostHeader(target)}${target.path}`;

/**
 * Where a redirect leads.
 *
 * @param location the header's value, absolute or relative, a character a byte
 * @throws OutboundError redirect_refused
 */
export function resolveRedirect(from: OutboundTarget, location: string, { longest }: OutboundTargetRules): OutboundTarget {
  const refuse: Refuse = (why) => {
    throw new OutboundError('redirect_refused', `it redirects to a URL that is not allowed: ${why}`);
  };
  if (location.length > longest) refuse(tooLong(longest));
  const target = read(Buffer.from(location, 'latin1').toString('utf8'), formatTargetUrl(from), refuse);
  if (from.secure && !target.secure) refuse('it redirects from https to http');
  return target;
}

type Refuse = (why: string) => never;

const tooLong = (longest: number): string => `it is longer than ${longest} characters`;

function read(written: string, base: string | undefined, refuse: Refuse): OutboundTarget {
  if (HIDING.test(written)) refuse('it has a backslash or control characters');
  if (!URL.canParse(written, base)) refuse('it is not a valid URL');
  const url = new URL(written, base);
  const { protocol, username, password, hostname: host } = url;
  if (protocol !== 'https:' && protocol !== 'http:') refuse('it is not an http or https URL');
  if (username !== '' || password !== '') refuse('it has a user name or password');
  if (IP_ADDRESS.test(host)) refuse('its host is an IP address instead of a public name');
  if (!isPublicHostName(host, { underscores: true })) refuse('its host is not a public DNS name');
  const secure = protocol === 'https:';
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  if (!WEB_PORTS.has(port) && port < FREE_PORT_MIN) refuse(`its port is neither 80 nor 443 nor at least ${FREE_PORT_MIN}`);
  url.hash = '';
  return { secure, host, port, path: url.href.slice(url.origin.length) };
}
