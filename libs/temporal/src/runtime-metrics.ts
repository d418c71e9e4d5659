import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import type { Metrics } from '@diorama/telemetry';

/** Where the SDK's runtime tells its metrics: on this machine alone, for our own endpoint to tell them on. */
export interface RuntimeMetrics {
  /** `host:port`. */
  readonly bindAddress: string;
  read(): Promise<string>;
}

const HOST = '127.0.0.1';
const READ_MS = 2_000;

/** A place for the runtime's metrics, which `metrics` includes from now on. */
export async function runtimeMetrics(metrics: Metrics): Promise<RuntimeMetrics> {
  const bindAddress = `${HOST}:${await freePort()}`;
  const read = async (): Promise<string> => {
    const response = await fetch(`http://${bindAddress}/metrics`, { signal: AbortSignal.timeout(READ_MS) });
    return response.text();
  };
  metrics.include('temporal', read);
  return { bindAddress, read };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, HOST, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
