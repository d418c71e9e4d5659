import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { findFreePort } from '@diorama/testkit';
import { findTemporal, getToolFolder } from '@diorama/toolbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestTemporalServer } from './testing/temporal-server.js';
import type { TemporalServer } from './testing/temporal-server.js';

const findBinary = () => findTemporal({ environment: process.env, folder: getToolFolder(process.env), onStep: () => undefined });
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SOON = { timeout: 60_000, interval: 100 };

describe('a worker whose Temporal is away', () => {
  let temporal: TemporalServer;
  const workers: ChildProcess[] = [];
  beforeAll(async () => {
    temporal = await startTestTemporalServer({ findBinary, freePort: findFreePort });
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await temporal.stop();
  });

  const begin = async () => {
    const port = await findFreePort();
    const environment = {
      WORKER_ROLE: 'orchestration',
      WORKER_HEALTH_PORT: String(port),
      WORLD_ADDRESS: '127.0.0.1:1',
      MEDIA_ADDRESS: '127.0.0.1:1',
      SIGNING_ADDRESS: '127.0.0.1:1',
      TEMPORAL_ADDRESS: temporal.address,
    };
    const worker = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    workers.push(worker);
    let output = '';
    worker.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    const status = (path: string): Promise<number> =>
      fetch(`http://127.0.0.1:${port}/${path}`).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(() => output, SOON).toContain('Temporal does not respond');
    expect([await status('livez'), await status('readyz')]).toEqual([200, 503]);
    return { worker, status };
  };

  const stopped = async (worker: ChildProcess): Promise<number | null> => {
    const over = once(worker, 'exit') as Promise<[number | null]>;
    worker.kill('SIGTERM');
    return (await over)[0];
  };

  it('is alive and not ready, and polls once it is there', async () => {
    const { worker, status } = await begin();
    temporal.start();
    await expect.poll(() => status('readyz'), SOON).toBe(200);
    expect(await stopped(worker)).toBe(0);
    await temporal.stop();
  });

  it('stops in order while it waits', async () => {
    const { worker } = await begin();
    expect(await stopped(worker)).toBe(0);
  });
});
