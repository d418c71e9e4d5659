import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { DomainError } from '@diorama/domain';
import { OutboundError } from '@diorama/outbound';
import type { AddressPolicy, OutboundGuard } from '@diorama/outbound';
import { createEgressClient } from '@diorama/rpc';
import type { EgressClient, SigningClient } from '@diorama/rpc';
import { Health, Metrics } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';

import { startEgressService } from '../egress-service.js';

/** The whole service on a real port, and a foreign host whose name leads to this machine. */
export interface TestEgress {
  readonly client: EgressClient;
  readonly address: string;
  readonly health: Health;
  /** Every line that was logged, as JSON. */
  readonly logged: string[];
  /** Connections to the host that are open. */
  readonly open: () => number;
  /** As on SIGTERM. */
  readonly closeService: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface TestEgressOptions {
  readonly freePort: () => Promise<number>;
  /** What the host does. */
  readonly respond: RequestListener;
  readonly fetchesMax?: number;
  readonly drainSeconds?: number;
  /** Other names that lead to ports of this machine. */
  readonly ports?: Readonly<Record<string, number>>;
  /** Signs test events; unavailable by default. */
  readonly signing?: Pick<SigningClient, 'sign'>;
}

/** The name that leads to the host. */
export const MEDIA_HOST = 'media.example.com';
/** A name that has no address; all others lead to 10.0.0.1. */
export const UNKNOWN_HOST = 'unknown.example.com';

export async function startTestEgress({
  freePort,
  respond,
  fetchesMax = 32,
  drainSeconds = 1,
  ports = {},
  signing = { sign: () => Promise.reject(new DomainError('UNAVAILABLE')) },
}: TestEgressOptions): Promise<TestEgress> {
  const { port, open, close } = await startHost(respond);
  const policy: AddressPolicy = { allows: () => false };
  const resolver: OutboundGuard['resolver'] = {
    resolve: (host) =>
      host === UNKNOWN_HOST
        ? Promise.reject(new OutboundError('dns_failed', 'its host name cannot be resolved'))
        : Promise.resolve(['10.0.0.1']),
  };
  const routes = Object.entries({ [MEDIA_HOST]: port, ...ports }).map(([host, to]) => [host, { address: '127.0.0.1', port: to }] as const);
  const address = `127.0.0.1:${await freePort()}`;
  const logged: string[] = [];
  const health = new Health();
  const service = await startEgressService({
    grpcAddress: address,
    guard: { policy, resolver, routes: new Map(routes) },
    signing,
    refusedEnds: [],
    fetchesMax,
    drainSeconds,
    logger: recorder(logged),
    health,
    metrics: new Metrics(),
  });
  const client = createEgressClient(address);
  let closed: Promise<void> | undefined;
  const closeService = (): Promise<void> => (closed ??= service.close());
  return {
    client,
    address,
    health,
    logged,
    open,
    closeService,
    async stop() {
      client.close();
      await closeService();
      await close();
    },
  };
}

async function startHost(respond: RequestListener) {
  const server = createServer(respond);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, open: () => sockets.size, close };
}

function recorder(lines: string[]): Logger {
  const log = (fields: unknown, message: unknown): void => void lines.push(JSON.stringify([fields, message]));
  return { debug: log, info: log, warn: log, error: log, fatal: log } as unknown as Logger;
}
