import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { findFreePort } from '@diorama/testkit';

import { createStackLayout } from '../../deploy/local/dist/layout.js';
import { isAnswered } from './is-answered.js';
import { startOpenIdProvider } from './openid-provider.js';
import type { ProviderPerson, RunningProvider } from './openid-provider.js';
import type { StackInfo } from './start-stack.js';

const STARTED_WITHIN_MS = 60_000;
const MAIN = fileURLToPath(new URL('../../apps/gateway/dist/main.js', import.meta.url));

/** A further gateway of a stack, at which people of an identity provider sign in. */
export interface OpenIdGateway {
  readonly url: string;
  /** The operator token that it accepts, of the operator `machine`. */
  readonly token: string;
  readonly provider: RunningProvider;
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

interface GatewayStart {
  readonly people: readonly ProviderPerson[];
  /** Settings besides those that name the provider. */
  readonly env: Readonly<Record<string, string>>;
}

export async function startOpenIdGateway(info: StackInfo, { people, env }: GatewayStart): Promise<OpenIdGateway> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await startOpenIdProvider({ people, redirectUri: `${url}/console/sign-in/callback` });
  const { reached } = createStackLayout('', Number(new URL(info.api_url).port));
  const token = 'b6d1e2f3a49586773f9c1b7ad25e48c0';
  const gateway = spawn(process.execPath, [MAIN], {
    env: {
      GATEWAY_PORT: String(port),
      VIEWER_URL: url,
      MEDIA_PUBLIC_URL: `http://127.0.0.1:${reached.mediaHttp}`,
      WORLD_ADDRESS: `127.0.0.1:${reached.worldGrpc}`,
      MEDIA_ADDRESS: `127.0.0.1:${reached.mediaGrpc}`,
      SIGNING_ADDRESS: `127.0.0.1:${reached.signingGrpc}`,
      TEMPORAL_ADDRESS: info.temporal_address,
      OPERATOR_TOKENS: `machine=${token}`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      LOG_LEVEL: 'debug',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [gateway.stdout, gateway.stderr]) stream.on('data', (bytes: Buffer) => (log += bytes.toString()));
  for (const until = Date.now() + STARTED_WITHIN_MS; !(await isAnswered(port)); await sleep(50))
    if (gateway.exitCode !== null || Date.now() > until) throw new Error(`the gateway did not start:\n${log}`);
  return {
    url,
    token,
    provider,
    log: () => log,
    stop: async () => {
      if (gateway.exitCode === null) {
        gateway.kill('SIGTERM');
        await once(gateway, 'exit');
      }
      await provider.stop();
    },
  };
}
