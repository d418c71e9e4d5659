import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export const ISSUER = 'https://id.example.com';
export const CLIENT = { issuer: ISSUER, clientId: 'diorama', clientSecret: 'a-client-secret-for-tests' } as const;

type Json = Readonly<Record<string, unknown>>;

/** What a scripted provider returns in place of its proper answers. */
export interface ProviderScript {
  readonly metadata?: Json;
  readonly header?: Json;
  readonly claims?: Json;
  readonly userInfo?: Json;
  /** The whole token response. */
  readonly tokens?: Json;
  /** How ID tokens are signed: properly, with a key that is not published, with the client's secret, or not at all. */
  readonly signature?: 'good' | 'other key' | 'secret' | 'none';
  /** The answer of one path, in place of all that is above. */
  readonly answers?: Readonly<Record<string, () => Response | Promise<Response>>>;
}

/** A provider whose answers a test scripts; `fetch` stands in for the network. */
export class ScriptedProvider {
  /** Paths of all requests, in their order. */
  readonly requests: string[] = [];
  script: ProviderScript = {};
  private keys = newKeys('one');
  private readonly otherKeys = newKeys('one');

  /** @param nonce of the sign-in */
  constructor(private readonly nonce: string) {}

  readonly fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    this.requests.push(pathname);
    const answer = this.script.answers?.[pathname];
    return answer === undefined ? this.answer(pathname) : answer();
  };

  /** Replaces the published key by another one. */
  rotateKeys(kid: string): void {
    this.keys = newKeys(kid);
  }

  private answer(path: string): Response {
    const { metadata = {}, tokens = {}, userInfo = {} } = this.script;
    if (path === '/.well-known/openid-configuration') return Response.json({ ...METADATA, ...metadata });
    if (path === '/keys')
      return Response.json({ keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: this.keys.kid, use: 'sig' }] });
    if (path === '/userinfo') return Response.json({ sub: 'ada', ...userInfo });
    if (path === '/token') return Response.json({ access_token: 'access', token_type: 'bearer', id_token: this.idToken(), ...tokens });
    return new Response('nothing', { status: 404 });
  }

  private idToken(): string {
    const { header = {}, claims = {}, signature = 'good' } = this.script;
    const now = Math.floor(Date.now() / 1_000);
    const usual = {
      iss: ISSUER,
      sub: 'ada',
      aud: CLIENT.clientId,
      iat: now,
      exp: now + 300,
      nonce: this.nonce,
      email: 'ada@example.com',
      groups: [],
    };
    const text = [
      { alg: ALGORITHMS[signature], kid: this.keys.kid, ...header },
      { ...usual, ...claims },
    ]
      .map(encode)
      .join('.');
    return `${text}.${this.sign(text, signature)}`;
  }

  private sign(text: string, signature: NonNullable<ProviderScript['signature']>): string {
    if (signature === 'none') return '';
    if (signature === 'secret') return createHmac('sha256', CLIENT.clientSecret).update(text).digest('base64url');
    const { privateKey } = signature === 'good' ? this.keys : this.otherKeys;
    return createSign('sha256').update(text).sign(privateKey, 'base64url');
  }
}

const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/keys`,
  userinfo_endpoint: `${ISSUER}/userinfo`,
  id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  code_challenge_methods_supported: ['S256'],
};
const ALGORITHMS = { good: 'RS256', 'other key': 'RS256', secret: 'HS256', none: 'none' } as const;

const newKeys = (kid: string): { readonly kid: string; readonly publicKey: KeyObject; readonly privateKey: KeyObject } => ({
  kid,
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }),
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
