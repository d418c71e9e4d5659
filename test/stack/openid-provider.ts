import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

/** A person that the provider knows. Its login page takes any password. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

/** A real provider of OpenID Connect on a port of this machine. */
export interface RunningProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  stop(): Promise<void>;
}

interface ProviderStart {
  readonly people: readonly ProviderPerson[];
  /** Where browsers may be sent back to. */
  readonly redirectUri: string;
  /** Whether the ID token has all claims; else the UserInfo endpoint alone has those of a person. */
  readonly hasFullIdTokens?: boolean;
}

const CLIENT_ID = 'diorama';

export async function startOpenIdProvider({ people, redirectUri, hasFullIdTokens = false }: ProviderStart): Promise<RunningProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Another host than that of the gateway, so that browsers take it for another site.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(24).toString('base64url');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    conformIdTokenClaims: !hasFullIdTokens,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    findAccount: async (_context, id) => {
      const person = people.find(({ subject }) => subject === id);
      return person === undefined ? undefined : { accountId: id, claims: async () => claimsOf(person) };
    },
    loadExistingGrant: async ({ oidc: { client, session, provider: own } }) => {
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const claimsOf = ({ subject, email, emailVerified = true, name, groups }: ProviderPerson) => ({
  sub: subject,
  ...(email === undefined ? {} : { email, email_verified: emailVerified }),
  ...(name === undefined ? {} : { name }),
  ...(groups === undefined ? {} : { groups }),
});
