import { fileURLToPath } from 'node:url';

import 'reflect-metadata';
import { readGrpcTlsFiles, loadConfig, parseBlockedHostSuffixes, parseObjectPackFolders, readOpenIdConfig } from '@diorama/config';
import { buildConsoleUrl } from '@diorama/domain';
import { loadObjectPacks } from '@diorama/object-packs';
import {
  createAdminClient,
  createDeliveryClient,
  createEgressClient,
  createMediaClient,
  createSigningClient,
  createSystemClient,
  createWorldClient,
  loadGrpcTlsCredentials,
} from '@diorama/rpc';
import type { GrpcTlsCredentials } from '@diorama/rpc';
import {
  Health,
  ShutdownSequence,
  waitForClientsToDisconnect,
  createLogger,
  createMetrics,
  runMainProcess,
  serveHealth,
  startTracing,
} from '@diorama/telemetry';
import {
  cancelOperation,
  createTemporalClient,
  createTemporalUi,
  signalPurgeDelivery,
  signalSendDeliveryNow,
  startDelivery,
  startOperation,
  readTaskQueue,
  readTemporalSettings,
  readTemporalVersion,
} from '@diorama/temporal';
import type { z } from 'zod';
import type { PageSettings } from '@diorama/site';

import type { WorkflowStarter } from './clients/workflow-starter.js';
import { createOpenIdSignIn } from './operators/openid-sign-in.js';
import type { ConsoleSignIn } from './operators/openid-sign-in.js';
import { hashOperatorTokens } from './operators/operators.js';
import { createServer } from './server.js';
import type { SystemSources } from './system/system-sources.js';
import { EventStreams } from './operations/event-streams.js';
import { loadModerators } from './policy/moderators.js';
import { gatewayConfigSchema, readLocalAccount, readOperators } from './settings.js';

const RULES_FILE = fileURLToPath(new URL('../../../libs/product/policy/rules/default.yaml', import.meta.url));
const VIEWER_FOLDER = fileURLToPath(new URL('../../viewer/dist/site', import.meta.url));
const CONSOLE_FOLDER = fileURLToPath(new URL('../../console/dist/site', import.meta.url));
const DOCS_FOLDER = fileURLToPath(new URL('../../docs/dist/site', import.meta.url));

runMainProcess(async () => {
  const config = loadConfig(gatewayConfigSchema, process.env);
  const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
  const health = new Health();
  const lifecycle = new ShutdownSequence({ logger, health, shutdownSeconds: config.SHUTDOWN_SECONDS });
  lifecycle.onStop('tracing', await startTracing('gateway', config));
  const metrics = createMetrics('gateway');
  if (config.GATEWAY_HEALTH_PORT !== undefined) {
    const server = await serveHealth(health, { host: config.GATEWAY_HEALTH_HOST, port: config.GATEWAY_HEALTH_PORT }, metrics);
    lifecycle.onStop('health', () => server.close());
  }
  const settings = readTemporalSettings(process.env);
  const temporal = createTemporalClient(settings);
  const tls = loadGrpcTlsCredentials(readGrpcTlsFiles(config), logger);
  const clients = createClients(config, tls);
  lifecycle.onStop('clients', async () => {
    for (const client of Object.values(clients)) client?.close();
    await temporal.connection.close();
  });

  const moderators = await loadModerators({
    text: config.POLICY_TEXT,
    media: config.POLICY_MEDIA,
    rulesFile: config.POLICY_RULES_FILE ?? RULES_FILE,
    http: { url: config.POLICY_HTTP_URL, token: config.POLICY_HTTP_TOKEN },
    logger,
    clock: Date.now,
  });

  const objectPacks = await loadObjectPacks(parseObjectPackFolders(config), logger);

  const app = await createServer(
    {
      ...clients,
      moderators,
      bodyMemoryBytes: config.BODY_MEMORY_BYTES,
      workflows: workflowsOf(temporal, buildConsoleUrl(config.VIEWER_URL)),
      system: systemOf(config, { tls, temporal, lifecycle }),
      operators: hashOperatorTokens(readOperators(config)),
      signIn: signInOf(config),
      viewerUrl: config.VIEWER_URL,
      trustedProxies: config.TRUSTED_PROXIES,
      refusedEnds: parseBlockedHostSuffixes(config),
      temporalUi: createTemporalUi({ uiUrl: config.TEMPORAL_UI_URL, namespace: settings.namespace }),
      objectPacks,
      clientEngines: config.CLIENT_ENGINES,
      health,
      logger,
      metrics,
      clock: Date.now,
    },
    pagesOf(config),
  );
  lifecycle.onStop('http', () => app.close());
  lifecycle.onStop('draining client connections', () => waitForClientsToDisconnect(app.getHttpServer()));
  lifecycle.onStop('streams', () => app.get(EventStreams).close());
  await app.listen(config.GATEWAY_PORT, config.GATEWAY_HOST);
  health.needs('http', () => app.getHttpServer().listening);
  logger.info({ port: config.GATEWAY_PORT }, 'listening');
});

/** Clients of the other services. */
function createClients(config: z.output<typeof gatewayConfigSchema>, tls: GrpcTlsCredentials | undefined) {
  return {
    world: createWorldClient(config.WORLD_ADDRESS, tls),
    admin: createAdminClient(config.WORLD_ADDRESS, tls),
    deliveries: createDeliveryClient(config.WORLD_ADDRESS, tls),
    media: createMediaClient(config.MEDIA_ADDRESS, tls),
    signing: createSigningClient(config.SIGNING_ADDRESS, tls),
    egress: config.EGRESS_ADDRESS === undefined ? null : createEgressClient(config.EGRESS_ADDRESS, tls),
  };
}

interface SystemConnections {
  readonly tls: GrpcTlsCredentials | undefined;
  readonly temporal: ReturnType<typeof createTemporalClient>;
  readonly lifecycle: ShutdownSequence;
}

/** The gRPC services that report about themselves, and Temporal. */
function systemOf(config: z.output<typeof gatewayConfigSchema>, { tls, temporal, lifecycle }: SystemConnections): SystemSources {
  const { WORLD_ADDRESS: world, MEDIA_ADDRESS: media, SIGNING_ADDRESS: signing, EGRESS_ADDRESS: egress } = config;
  const addresses = { world, media, signing, ...(egress === undefined ? {} : { egress }) };
  const services = Object.entries(addresses).map(([name, address]) => ({ name, client: createSystemClient(address, tls) }));
  lifecycle.onStop('system clients', () => services.forEach(({ client }) => client.close()));
  return {
    services,
    temporal: {
      version: () => readTemporalVersion(temporal),
      queue: (name, kind) => readTaskQueue(temporal, name, kind),
    },
  };
}

function pagesOf(config: z.output<typeof gatewayConfigSchema>): PageSettings {
  return {
    viewer: config.VIEWER_FOLDER ?? VIEWER_FOLDER,
    console: config.CONSOLE_FOLDER ?? CONSOLE_FOLDER,
    docs: config.DOCS_FOLDER ?? DOCS_FOLDER,
    assetOrigin: new URL(config.MEDIA_PUBLIC_URL).origin,
    localAccount: readLocalAccount(config),
  };
}

function signInOf(config: z.output<typeof gatewayConfigSchema>): ConsoleSignIn {
  const settings = readOpenIdConfig(config, config.DIORAMA_ENV);
  const openid = settings === null ? null : createOpenIdSignIn(settings, { siteUrl: config.VIEWER_URL, fetch, clock: Date.now });
  return { openid, acceptsTokens: config.CONSOLE_TOKEN_SIGN_IN };
}

function workflowsOf(temporal: ReturnType<typeof createTemporalClient>, consoleUrl: string): WorkflowStarter {
  return {
    start: (operation) => startOperation(temporal, operation, consoleUrl),
    cancel: (operationId) => cancelOperation(temporal, operationId),
    deliver: (deliveryId, round) => startDelivery(temporal, deliveryId, round, consoleUrl),
    sendNow: (deliveryId, round) => signalSendDeliveryNow(temporal, deliveryId, round),
    purge: (deliveryId, round) => signalPurgeDelivery(temporal, deliveryId, round),
  };
}
