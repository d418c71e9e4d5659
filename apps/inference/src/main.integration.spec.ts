import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { findFreePort } from '@diorama/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SOON = { timeout: 60_000, interval: 50 };
const running: ChildProcess[] = [];

/** The worker as it is deployed, without a Temporal that it could reach. */
async function start(environment: Readonly<Record<string, string>>) {
  const port = await findFreePort();
  const own = { INFERENCE_HEALTH_PORT: String(port), MEDIA_ADDRESS: '127.0.0.1:1', TEMPORAL_ADDRESS: '127.0.0.1:1' };
  const child = spawn(process.execPath, [MAIN], { env: { ...own, MODELS_FOLDER: '/nowhere', ...environment }, stdio: 'pipe' });
  running.push(child);
  const log: string[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (bytes: Buffer) => log.push(bytes.toString()));
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  return { child, log: () => log.join(''), get };
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe('an inference worker that shall use a GPU where none computes', () => {
  it('is alive, not ready, says why, and ends in order', async () => {
    const { child, log, get } = await start({ INFERENCE_PROVIDER: 'cuda' });
    await vi.waitFor(() => expect(log()).toContain('execution provider unavailable'), SOON);
    expect((await get('/livez'))?.status).toBe(200);
    const ready = await get('/readyz');
    expect(ready?.status).toBe(503);
    expect(await ready?.json()).toMatchObject({ ready: false, checks: { provider: false, temporal: false } });
    const metrics = await get('/metrics');
    expect(metrics?.headers.get('content-type')).toContain('text/plain');
    const text = await metrics?.text();
    expect(text).toContain('\ndiorama_model_provider_active 0\n');
    expect(text).toContain('\ndiorama_ready 0\n');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(log()).not.toContain('polling');
  });
});

describe('an inference worker', () => {
  it('names a bundle that it shall have and has not', async () => {
    const { child, log } = await start({ INFERENCE_PRELOAD: 'my-depth@1.0.0' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(log()).toContain('the bundle my-depth@1.0.0 is not in /nowhere');
  });

  it('reports all errors of its configuration', async () => {
    const { child, log } = await start({ INFERENCE_PROVIDER: 'tpu', INFERENCE_BUNDLES: 'tea=cup' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(log()).toContain('2 faults');
  });
});
