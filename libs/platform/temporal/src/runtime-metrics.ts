import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import type { Metrics } from '@diorama/telemetry';

const HOST = '127.0.0.1';
const READ_MS = 2_000;

/**
 * A place where the SDK's runtime is to tell its metrics, on this machine alone: `metrics` includes them from now on.
 *
 * @returns `host:port`
 */
export async function renderRuntimeMetrics(metrics: Metrics): Promise<string> {
  const bindAddress = `${HOST}:${await freePort()}`;
  metrics.include('temporal', async () => {
    const response = await fetch(`http://${bindAddress}/metrics`, { signal: AbortSignal.timeout(READ_MS) });
    return response.text();
  });
  return bindAddress;
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
