import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { WORKFLOW_SCHEDULES, SEARCH_ATTRIBUTE_TYPES, createTemporalClient, readTemporalSettings } from '@diorama/temporal';
import { findFreePort } from '@diorama/testkit';
import { findTemporal, getToolFolder } from '@diorama/toolbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestTemporalServer } from './testing/temporal-server.js';
import type { TemporalServer } from './testing/temporal-server.js';

const findBinary = () => findTemporal({ environment: process.env, folder: getToolFolder(process.env), onStep: () => undefined });
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('a worker that only sets Temporal up', () => {
  let server: TemporalServer;

  beforeAll(async () => {
    server = await startTestTemporalServer({ findBinary, freePort: findFreePort });
    server.start(); // it is there a while after the first run of the worker, which waits for it
  });
  afterAll(() => server.stop());

  const run = async (more: Readonly<Record<string, string>> = {}): Promise<{ code: number; output: string }> => {
    const environment = {
      WORKER_ROLE: 'orchestration',
      WORKER_HEALTH_PORT: '1',
      WORLD_ADDRESS: '127.0.0.1:1',
      MEDIA_ADDRESS: '127.0.0.1:1',
      TEMPORAL_ADDRESS: server.address,
      TEMPORAL_NAMESPACE: 'worlds',
      SET_UP_TEMPORAL: 'only',
      NAMESPACE_RETENTION_DAYS: '3',
    };
    const child = spawn(process.execPath, [MAIN], { env: { ...environment, ...more }, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    return { code, output };
  };

  const found = async () => {
    const client = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: server.address, TEMPORAL_NAMESPACE: 'worlds' }));
    const { workflowService, operatorService } = client.connection;
    const { config } = await workflowService.describeNamespace({ namespace: 'worlds' });
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace: 'worlds' });
    const schedules: string[] = [];
    for await (const { scheduleId } of client.schedule.list()) schedules.push(scheduleId);
    await client.connection.close();
    const days = Number(config?.workflowExecutionRetentionTtl?.seconds) / 86_400;
    return { days, attributes: Object.keys(customAttributes).toSorted(), schedules: schedules.toSorted() };
  };

  it('waits for the server, makes namespace, search attributes and schedules, and ends', async () => {
    const { code, output } = await run();
    expect(output).toContain('Temporal namespace created');
    expect(code).toBe(0);
    await expect.poll(found, { timeout: 60_000 }).toEqual({
      days: 3,
      attributes: expect.arrayContaining(Object.values(SEARCH_ATTRIBUTE_TYPES).map(({ name }) => name)),
      schedules: WORKFLOW_SCHEDULES.map(({ workflow }) => workflow).toSorted(),
    });
  });

  it('changes nothing when it runs again, not even the retention', async () => {
    const before = await found();
    const { code, output } = await run({ NAMESPACE_RETENTION_DAYS: '5' });
    expect(code).toBe(0);
    expect(output).not.toContain('Temporal namespace created');
    expect(await found()).toEqual(before);
  });
});
