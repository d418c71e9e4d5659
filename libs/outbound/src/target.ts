import { parsePublicUrl } from '@diorama/webhook';
import type { PublicUrl, PublicUrlRules } from '@diorama/webhook';

import { OutboundError } from './outbound-error.js';

/** Where a request goes: a URL that passed the gate, in the parts that are sent. */
export interface Target extends PublicUrl {
  readonly port: number;
}

export type TargetRules = PublicUrlRules;

const PRINTABLE = /^[\x21-\x7e]*$/;

/**
 * Checks a URL as it was written.
 *
 * @throws OutboundError url_refused
 */
export function parseTarget(raw: string, rules: TargetRules): Target {
  const url = parsePublicUrl(raw, rules);
  if (!url.ok) throw new OutboundError('url_refused', url.problem);
  return targetOf(url);
}

/** @returns a URL that passed the gate, with the port of its scheme */
export const targetOf = ({ secure, host, path }: PublicUrl): Target => ({ secure, host, port: secure ? 443 : 80, path });

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
