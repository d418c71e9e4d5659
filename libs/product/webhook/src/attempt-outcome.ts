import type { AttemptError, AttemptOutcome } from './delivery.js';

/** Why an attempt had no response, in a few words. */
const ERROR_NAMES: Readonly<Record<AttemptError, string>> = {
  dns_unresolvable: 'Host name not found',
  dns_blocked: 'Address not allowed',
  connect_refused: 'Connection refused',
  connect_reset: 'Connection closed',
  connect_timeout: 'Connection timed out',
  tls: 'TLS failed',
  timeout: 'No response in time',
  protocol: 'Invalid response',
  internal: 'Internal error',
};

/** What each failure means to the owner of a receiver, and what helps. */
const ERROR_HINTS: Readonly<Record<AttemptError, string>> = {
  dns_unresolvable: 'The host name has no address. Check its spelling and its DNS records.',
  dns_blocked: 'The host name leads to an address that is not public, or to a host that this installation refuses.',
  connect_refused: 'The host refuses connections on port 443. Check that the receiver runs and that a firewall lets it through.',
  connect_reset: 'The host closed the connection. Check what is in front of the receiver, such as a proxy.',
  connect_timeout: 'The host did not accept a connection in time. Check its firewall.',
  tls: 'TLS failed. Check that the certificate is valid for the host name and that its chain is complete.',
  timeout: 'The receiver did not respond in time. Return 2xx first and do the work afterwards.',
  protocol: 'The response is not valid HTTP.',
  internal: 'The event could not be signed or sent. The cause is in the installation, not in the receiver.',
};

/** Which statuses have their own hint, most specific first. */
const STATUS_HINTS: readonly (readonly [from: number, until: number, hint: string])[] = [
  [200, 300, 'The receiver accepted the event.'],
  [300, 400, 'The receiver redirects. Redirects are not followed: use the URL to which it leads.'],
  [401, 404, 'The receiver refuses the request. Verify the signature of webhooks in place of another login.'],
  [404, 405, 'The path does not exist on the receiver.'],
  [405, 406, 'The receiver does not accept POST at this path.'],
  [410, 411, 'The receiver returns 410, which ends a delivery without further attempts.'],
  [400, 500, 'The receiver rejects the event. Check that it verifies the raw body and accepts events of unknown types.'],
  [500, 600, 'The receiver failed. Its log has the reason.'],
];

/** The outcome of an attempt in a few words: `HTTP 503`, or `Connection refused`. */
export const formatAttemptOutcome = (outcome: AttemptOutcome): string =>
  'errorCategory' in outcome ? ERROR_NAMES[outcome.errorCategory] : `HTTP ${outcome.httpStatus}`;

/** What the outcome of an attempt means to the owner of the receiver, and what helps. */
export function describeAttemptOutcome(outcome: AttemptOutcome): string {
  if ('errorCategory' in outcome) return ERROR_HINTS[outcome.errorCategory];
  const { httpStatus: status } = outcome;
  const found = STATUS_HINTS.find(([from, until]) => status >= from && status < until);
  return found?.[2] ?? 'The receiver returned a status that does not confirm the event.';
}
