import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import 'reflect-metadata';
import { DomainError, SCOPES } from '@diorama/domain';
import type { WorldEngineName } from '@diorama/domain';
import { allowAllModerator } from '@diorama/policy';
import type { Moderator } from '@diorama/policy';
import { Health, Metrics } from '@diorama/telemetry';
import { createTemporalUi } from '@diorama/temporal';
import type { TemporalUi } from '@diorama/temporal';

import { AppModule } from '../app.module.js';
import type { GatewayDependencies } from '../gateway-dependencies.js';
import type { ConsoleSignIn } from '../operators/openid-sign-in.js';
import { hashOperatorTokens } from '../operators/operators.js';
import type { Operator } from '../operators/operators.js';
import { createServer } from '../server.js';
import type { SystemSources } from '../system/system-sources.js';
import { listModuleRoutes } from './module-routes.js';
import type { ServedRoute } from './module-routes.js';

/** The services behind a gateway, as far as a test needs them. */
export interface FakeServices {
  readonly world?: object;
  readonly media?: object;
  /** The text moderators; none by default. */
  readonly texts?: Moderator;
  readonly admin?: object;
  readonly deliveries?: object;
  /** Sends test events; none by default. */
  readonly egress?: object | null;
  /** What the system page reads; nothing answers by default. */
  readonly system?: SystemSources;
  /** Addresses in the Temporal UI; none by default. */
  readonly temporalUi?: TemporalUi;
  /** Engines that a request may choose; `procedural` by default. */
  readonly clientEngines?: readonly WorldEngineName[];
  /** Networks of proxies that are trusted; none by default. */
  readonly trustedProxies?: readonly string[];
  /** How operators sign in to the console; by default with tokens only. */
  readonly signIn?: ConsoleSignIn;
}

/** The whole gateway on a real port, with services that respond as the test scripts them. */
export interface TestGateway {
  readonly url: string;
  /** Every route of its controllers. */
  readonly routes: readonly ServedRoute[];
  /** Every line that was logged, with its level and message. */
  readonly logged: Readonly<Record<string, unknown>>[];
  /** Connects and sends the head of a request, and a first piece of its body. */
  send(head: readonly string[], body?: string): Socket;
  /** Requests that are open, as the metrics tell. */
  open(): Promise<number>;
  /** All metrics, as text. */
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

/** A key that the fake record knows, of the account `acc_1`. */
export const TEST_API_KEY = 'wk_test';
/** The bearer tokens of the operators `grace`, `heidi` and `ivan`, with the roles operator, support and viewer. */
export const OPERATOR_TOKEN = 'a-token-for-tests';
export const SUPPORT_TOKEN = 'a-support-token-for-tests';
export const VIEWER_TOKEN = 'a-viewer-token-for-tests';
const OPERATORS = new Map<string, Operator>([
  [OPERATOR_TOKEN, { name: 'grace', role: 'operator' }],
  [SUPPORT_TOKEN, { name: 'heidi', role: 'support' }],
  [VIEWER_TOKEN, { name: 'ivan', role: 'viewer' }],
]);
const OWNER = { accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key_1', scopes: [...SCOPES] };

const WORKFLOWS = { start: async () => undefined, deliver: async () => undefined };
const silent = (): Promise<never> => Promise.reject(new DomainError('UNAVAILABLE'));
const SILENT_SYSTEM: SystemSources = {
  services: ['world', 'media'].map((name) => ({ name, client: { getSystemInfo: silent } })),
  temporal: { version: silent, queue: silent },
};

export async function startGateway(
  {
    world = {},
    media = {},
    admin = {},
    deliveries = {},
    egress = null,
    system = SILENT_SYSTEM,
    temporalUi = createTemporalUi({ uiUrl: undefined, namespace: 'default' }),
    texts = allowAllModerator,
    clientEngines = ['procedural'],
    trustedProxies = [],
    signIn = { openid: null, acceptsTokens: true },
  }: FakeServices,
  bodyMemoryBytes = 10_000_000,
): Promise<TestGateway> {
  const folder = await pagesFolder();
  const metrics = new Metrics();
  const logged: Record<string, unknown>[] = [];
  const parts = {
    world: { authenticateKey: async () => OWNER, ...world },
    media,
    admin: { recordAudit: async () => ({}), ...admin },
    deliveries,
    signing: {},
    egress,
    system,
    workflows: WORKFLOWS,
    operators: hashOperatorTokens(OPERATORS),
    signIn,
    moderators: { texts, media: null },
    viewerUrl: 'http://viewer.test',
    trustedProxies,
    refusedEnds: [],
    objectPacks: [],
    clientEngines,
    temporalUi,
    bodyMemoryBytes,
    health: new Health(),
    logger: recordingLogger(logged),
    metrics,
    clock: Date.now,
  };
  const routes = listModuleRoutes(AppModule.of(parts as unknown as GatewayDependencies));
  const app = await createServer(parts as unknown as GatewayDependencies, {
    viewer: folder,
    console: folder,
    docs: folder,
    assetOrigin: 'http://assets.test',
    localAccount: null,
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    routes,
    logged,
    send(head, body = '') {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write([...head, 'Host: gateway', '', body].join('\r\n'));
      return socket;
    },
    open: async () => readOpenRequests(await metrics.toText()),
    metrics: () => metrics.toText(),
    async stop() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A logger that keeps its lines. */
function recordingLogger(logged: object[]) {
  const log =
    (level: string) =>
    (fields: object, message: string): void =>
      void logged.push({ ...fields, level, message });
  return { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') };
}

const readOpenRequests = (text: string): number => Number(/^diorama_http_requests_open (\d+)$/m.exec(text)?.[1] ?? NaN);

/** A folder with a page of each name, with the texts only that the gateway replaces. */
async function pagesFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diorama-gateway-'));
  for (const assets of ['viewer-assets', 'console-assets', 'docs-assets']) await mkdir(join(folder, assets));
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ documents: ['/docs', '/docs/api', '/docs/not-found'], files: [] }));
  for (const page of [
    'start.html',
    'gallery.html',
    'world.html',
    'console.html',
    'account.html',
    'docs.html',
    'docs/api.html',
    'docs/not-found.html',
  ])
    await writeFile(join(folder, page), '<!doctype html><title>Diorama</title><form data-key="own"></form>');
  return folder;
}
