import { ok, problem, skipped, warning } from './finding.js';
import type { Verdict } from './finding.js';

const SKEW_WARNING_MS = 30_000;
/** Receivers of webhooks refuse callbacks that are older than this, and signed URLs end early. */
const SKEW_PROBLEM_MS = 300_000;
const CERTIFICATE_DAYS = 14;
const DAY_MS = 86_400_000;

/** Times of one request, in milliseconds since 1970 by the clock of this machine. */
export interface RequestTimes {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** @param date value of the Date header, which has whole seconds */
export function judgeClock(date: string | null, { sentAt, receivedAt }: RequestTimes): Verdict {
  const server = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(server)) return skipped('the server sends no Date header');
  // The true time of the header lies within its second, and between the two ends of the request.
  const skew = sentAt > server + 999 ? sentAt - (server + 999) : Math.min(0, receivedAt - server);
  const seconds = Math.round(Math.abs(skew) / 1_000);
  const difference = `the clock of this machine is ${seconds} seconds ${skew > 0 ? 'ahead of' : 'behind'} the clock of the server`;
  const remedy = 'Synchronise both clocks with NTP';
  if (Math.abs(skew) >= SKEW_PROBLEM_MS) return problem(difference, remedy);
  if (Math.abs(skew) >= SKEW_WARNING_MS) return warning(difference, remedy);
  return ok(seconds === 0 ? 'the same time as the server' : difference);
}

/** @param address of the API @param validUntil end of its certificate, in milliseconds since 1970 @param now the same */
export function judgeCertificate(address: string, validUntil: number, now: number): Verdict {
  const days = Math.floor((validUntil - now) / DAY_MS);
  const end = `the certificate of ${address} is valid until ${new Date(validUntil).toISOString()}`;
  return days < CERTIFICATE_DAYS ? warning(`${end}, ${days} days from now`, 'Renew the certificate') : ok(end);
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a key may be sent to this address without TLS. */
export function judgeAddress(url: string): Verdict {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null) return problem(`"${url}" is not a URL`, 'Run: diorama login --url https://...');
  if (parsed.protocol === 'https:') return ok(url);
  if (parsed.protocol !== 'http:') return problem(`${url} is not an http or https URL`, 'Run: diorama login --url https://...');
  if (LOOPBACK.test(parsed.hostname)) return ok(url);
  return warning(
    `${url} does not use TLS, so others on the network can read the key`,
    'Serve the API over https, or use only a trusted network',
  );
}

/** Compares versions `major.minor.patch`: clients and services of the same minor version belong together. */
export function judgeVersion(service: string | null, own: string): Verdict {
  if (service === null) return warning(`the service is of an earlier version than ${own}`, 'Update the service');
  const [left, right] = [service, own].map((version) => version.split('.').slice(0, 2).join('.'));
  if (left === right) return ok(`service ${service}, this command ${own}`);
  return warning(`service ${service}, this command ${own}`, 'Use the version of the command that matches the service');
}

export function judgeCredits(remaining: number): Verdict {
  if (remaining > 0) return ok(`${remaining} credits are left`);
  return warning('no credits are left', 'Ask an operator to grant credits: diorama accounts grant ACCOUNT CREDITS');
}

const CONNECTION_REMEDIES: readonly (readonly [codes: RegExp, message: string, remedy: string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'the host name cannot be resolved', 'Check the spelling of the address, and DNS'],
  [/^ECONNREFUSED$/, 'no program listens on this port', 'Start the service (npm start), or check the port'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH|ABORT_ERR)$/, 'no response in time', 'Check firewalls, VPN and proxies'],
  [/^CERT_HAS_EXPIRED$/, 'the certificate has expired', 'Renew the certificate of the service'],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?)$/,
    'the certificate is not signed by an authority that this machine trusts',
    'Set NODE_EXTRA_CA_CERTS to the certificate file of the authority',
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'the certificate is for another host name', 'Use the host name of the certificate'],
  [/^(ERR_SSL_|EPROTO)/, 'the server does not use TLS on this port', 'Check the scheme and the port of the address'],
];

/** The verdict for a request without a response; `error` is that of fetch. */
export function judgeConnectionError(error: unknown): Verdict {
  const code = codeOf(error);
  const known = CONNECTION_REMEDIES.find(([codes]) => codes.test(code));
  if (known !== undefined) return problem(`${known[1]} (${code})`, known[2]);
  return problem(`no connection: ${error instanceof Error ? error.message : String(error)}`, 'Check the address and the network');
}

/** The code of the innermost error, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  const innerCode = inner instanceof Error ? codeOf(inner) : '';
  if (innerCode !== '') return innerCode;
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
