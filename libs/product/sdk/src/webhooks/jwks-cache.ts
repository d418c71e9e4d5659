import { delay } from '../transport/call-timeout.js';
import { ConnectionError } from '../transport/errors.js';

/** A public key (RFC 8037: `kty` OKP, `crv` Ed25519). */
export interface Jwk {
  readonly kty: string;
  readonly crv?: string;
  readonly x?: string;
  readonly kid?: string;
}

export interface Jwks {
  readonly keys: readonly Jwk[];
}

export interface JwksCacheOptions {
  /** How long keys are believed; a day, the most that is allowed, unless told. */
  readonly maxAgeSeconds?: number;
  /** The time, in milliseconds since the epoch. */
  readonly now?: () => number;
}

const DAY_SECONDS = 86_400;
/** Minimum time between the starts of two fetches, so that forged webhooks cannot cause more of them. */
const PAUSE_MS = 1_000;

/** The keys that the service publishes, fetched when they are needed and kept for up to a day. Make one and keep it. */
export class JwksCache {
  private readonly fetchJwks: () => Promise<Jwks>;
  private readonly maxAgeMs: number;
  private readonly now: () => number;
  private kept: { readonly jwks: Jwks; readonly at: number } | null = null;
  private underWay: Promise<Jwks> | null = null;
  private askedAt = -Infinity;

  /** @param source the address of the JWKS, or what fetches it */
  constructor(source: string | URL | (() => Promise<Jwks>), { maxAgeSeconds = DAY_SECONDS, now = Date.now }: JwksCacheOptions = {}) {
    this.fetchJwks = typeof source === 'function' ? source : () => fetchFrom(String(source));
    this.maxAgeMs = Math.min(maxAgeSeconds, DAY_SECONDS) * 1000;
    this.now = now;
  }

  /** The keys as they are known. */
  current(): Promise<Jwks> {
    const { kept } = this;
    return kept !== null && this.now() - kept.at < this.maxAgeMs ? Promise.resolve(kept.jwks) : this.refetch();
  }

  /** The keys as they are now; callers at the same time share one fetch, and wait until it is a second after the one before. */
  refetch(): Promise<Jwks> {
    this.underWay ??= this.fetchAnew().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async fetchAnew(): Promise<Jwks> {
    const wait = this.askedAt + PAUSE_MS - this.now();
    if (wait > 0) await delay(Math.min(wait, PAUSE_MS)); // no longer, though the clock went back
    this.askedAt = this.now();
    const jwks = await this.fetchJwks();
    this.kept = { jwks, at: this.now() };
    return jwks;
  }
}

const FETCH_MS = 10_000;

async function fetchFrom(url: string): Promise<Jwks> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' });
    const body: unknown = await response.json();
    if (response.ok && typeof body === 'object' && body !== null && 'keys' in body && Array.isArray(body.keys)) return body as Jwks;
  } catch (cause) {
    throw new ConnectionError('The signing keys cannot be fetched', { cause });
  }
  throw new ConnectionError('The signing keys cannot be fetched: the response is not a JWKS');
}
