import { ConnectionError } from './errors.js';

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

/** The keys that the service publishes, fetched when they are needed and kept for up to a day. Make one and keep it. */
export class JwksCache {
  private readonly fetchJwks: () => Promise<Jwks>;
  private readonly maxAgeMs: number;
  private readonly now: () => number;
  private kept: { readonly jwks: Jwks; readonly at: number } | null = null;
  private underWay: Promise<Jwks> | null = null;

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

  /** The keys as they are now; callers at the same time share one fetch. */
  refetch(): Promise<Jwks> {
    this.underWay ??= this.fetchJwks()
      .then((jwks) => {
        this.kept = { jwks, at: this.now() };
        return jwks;
      })
      .finally(() => (this.underWay = null));
    return this.underWay;
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
  throw new ConnectionError('The signing keys cannot be fetched: the answer is no JWKS');
}
