import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What identifies this installation at a provider. */
export interface ClientIdentity {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** One sign-in between its beginning and its callback. All values follow from its cookie and the client's secret. */
export interface SignInAttempt {
  /** The cookie's value. */
  readonly cookie: string;
  readonly expiresAt: Date;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636), 43 characters. */
  readonly codeVerifier: string;
  /** SHA-256 of the verifier, in base64url. */
  readonly codeChallenge: string;
  /** Id of the session that the attempt may begin: only one, since an id begins a session once. 22 characters. */
  readonly sessionId: string;
}

const LIFETIME_SECONDS = 600;
const ID_BYTES = 32;
const FORM = /^(?<expires>\d{1,12})\.(?<id>[\w-]{43})\.(?<signature>[\w-]{43})$/;

/** A key for one purpose, which the client's secret gives: it is another one for another provider, client or secret. */
export function deriveClientKey({ issuer, clientId, clientSecret }: ClientIdentity, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', clientSecret, JSON.stringify([issuer, clientId]), purpose, 32));
}

/**
 * Begins and recognises sign-ins without a record of them: the cookie of an attempt is a random value with a signature, from which state,
 * nonce and code verifier are derived. Every gateway with the same settings can finish what another one began.
 */
export class SignInAttempts {
  private readonly key: Buffer;

  constructor(client: ClientIdentity) {
    this.key = deriveClientKey(client, 'diorama sign-in attempt 1');
  }

  /**
   * @param nowMs milliseconds since 1970
   * @param randomBytes returns so many unpredictable bytes
   */
  begin(nowMs: number, randomBytes: (count: number) => Uint8Array): SignInAttempt {
    const expires = Math.floor(nowMs / 1_000) + LIFETIME_SECONDS;
    return this.derive(expires, Buffer.from(randomBytes(ID_BYTES)).toString('base64url'));
  }

  /** The attempt of a cookie; null for one that is not genuine. It may have expired. */
  read(cookie: string): SignInAttempt | null {
    const { expires = '', id = '', signature = '' } = FORM.exec(cookie)?.groups ?? {};
    if (id === '') return null;
    const attempt = this.derive(Number(expires), id);
    return isEqual(signature, this.sign('cookie', `${expires}.${id}`)) ? attempt : null;
  }

  private derive(expires: number, id: string): SignInAttempt {
    const text = `${expires}.${id}`;
    const codeVerifier = this.sign('code verifier', text);
    return {
      cookie: `${text}.${this.sign('cookie', text)}`,
      expiresAt: new Date(expires * 1_000),
      state: this.sign('state', text),
      nonce: this.sign('nonce', text),
      codeVerifier,
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      sessionId: this.sign('session', text).slice(0, 22),
    };
  }

  private sign(use: string, text: string): string {
    return createHmac('sha256', this.key).update(`${use}\n${text}`).digest('base64url');
  }
}

/** Whether the state of a callback is that of the attempt, in a time that does not depend on it. */
export const isStateOf = ({ state }: SignInAttempt, given: string | null): boolean => given !== null && isEqual(given, state);

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
