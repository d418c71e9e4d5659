import { checkTimeout } from './call-timeout.js';
import { DioramaError } from './errors.js';
import { Transport } from './transport.js';
import type { Retry, TransportSettings } from './transport.js';

/** How a client reaches the service. */
export interface ClientOptions {
  /** Address of the service; `http://127.0.0.1:8800`, where `npm start` serves it, by default. */
  readonly baseUrl?: string | URL | undefined;
  /** Another implementation of fetch. */
  readonly fetch?: typeof fetch | undefined;
  /** How often a call is sent again after a failure that may pass: 4 times by default; `Infinity` for no limit. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds for one call with all its retries: 120,000 by default. A call can have its own. */
  readonly timeoutMs?: number | undefined;
  /** Source of the jitter of retries: numbers from 0 up to 1. */
  readonly random?: (() => number) | undefined;
  /** Called before the wait for each retry. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
}

const LOCAL_URL = 'http://127.0.0.1:8800';
const MAX_RETRIES = 4;
const TIMEOUT_MS = 120_000;

/** A transport with the given options and credentials. @throws DioramaError when an option is not valid */
export function createTransport(options: ClientOptions, identity: Pick<TransportSettings, 'headers' | 'credentials'>): Transport {
  const { baseUrl = LOCAL_URL, maxRetries = MAX_RETRIES, timeoutMs = TIMEOUT_MS, random = Math.random, onRetry } = options;
  const isCount = maxRetries === Infinity || (Number.isInteger(maxRetries) && maxRetries >= 0);
  if (!isCount) throw new DioramaError('maxRetries must be a whole number from 0');
  checkTimeout(timeoutMs);
  return new Transport({
    ...identity,
    baseUrl: checkedUrl(baseUrl),
    // Called as a method, the browser's fetch refuses to work.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    maxRetries,
    timeoutMs,
    random,
    onRetry,
  });
}

/** A secret as a header can carry it. @throws DioramaError when it cannot */
export function requireHeaderSafeSecret(name: string, secret: string): string {
  if (!/^[!-~]+$/.test(secret)) throw new DioramaError(`${name} must not be empty, and must not contain spaces or non-ASCII characters`);
  return secret;
}

function checkedUrl(baseUrl: string | URL): string {
  if (!URL.canParse(String(baseUrl))) throw new DioramaError(`'${String(baseUrl)}' is not a URL`);
  const url = new URL(String(baseUrl));
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new DioramaError('baseUrl must be an http or https URL');
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
