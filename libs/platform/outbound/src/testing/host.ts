import { createServer as createHttpServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { ServerOptions } from 'node:https';
import { createServer as createRawServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { TlsOptions } from 'node:tls';

/** A foreign host, as far as the code under test can tell. */
export interface TestHost {
  readonly port: number;
  /** How many connections came. */
  readonly connections: () => number;
  /** How many of them are still open. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

export const startHttpHost = (listener: RequestListener, address?: string): Promise<TestHost> => start(createHttpServer(listener), address);

export const startHttpsHost = (options: ServerOptions, listener: RequestListener, address?: string): Promise<TestHost> =>
  start(createHttpsServer(options, listener), address);

/** One that may say anything. */
export const startRawHost = (onConnection: (socket: Socket) => void): Promise<TestHost> => start(createRawServer(onConnection));

/** One that may say anything once TLS stands. */
export function startTlsHost(options: TlsOptions, onConnection: (socket: Socket) => void, address?: string): Promise<TestHost> {
  const server = createTlsServer(options, (socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  return start(server, address);
}

async function start(server: Server, address = '127.0.0.1'): Promise<TestHost> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, address, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    open: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
