import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { buildDatabaseUrl } from '@diorama/postgres';
import { SEARCH_ATTRIBUTE_TYPES, createTemporalClient, readTemporalSettings } from '@diorama/temporal';
import { Client } from 'pg';

import { createStackLayout } from '../../deploy/local/dist/layout.js';
import { Supervisor } from '../../deploy/local/dist/processes/supervisor.js';
import { loadSecrets } from '../../deploy/local/dist/secrets.js';
import { planServices } from '../../deploy/local/dist/services.js';
import { localConfigSchema } from '../../deploy/local/dist/settings.js';
import { freePortBase } from '../stack/start-stack.ts';
import type { StackInfo } from '../stack/start-stack.ts';
import type { Workbench } from './workbench.ts';

/** A gateway and a system of record without workers. */
export interface Front {
  readonly url: string;
  readonly operatorToken: string;
  /** The Temporal namespace in which its workflows start and wait for ever. */
  readonly namespace: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAME = 'bench';
const KEYWORD = 2; // temporal.api.enums.v1.IndexedValueType
const NAMESPACE_WITHIN_MS = 60_000;
const A_DAY_S = 86_400;

/** Runs a second pair of both on the stack's own Postgres and Temporal, in a database and a namespace that no worker looks at. */
export async function startFront(bench: Workbench): Promise<Front> {
  const stack = await bench.stack();
  const info = stack.info();
  const layout = createStackLayout(join(stack.home, NAME), await freePortBase());
  mkdirSync(layout.logs, { recursive: true });
  const secrets = loadSecrets(layout.secretsFile);
  const [database] = await Promise.all([makeDatabase(info.database_url), makeNamespace(info)]);
  const plans = planServices({
    root: ROOT,
    layout,
    config: localConfigSchema.parse({ LOG_LEVEL: 'info' }),
    secrets,
    databases: { world: database },
    temporal: { TEMPORAL_ADDRESS: info.temporal_address, TEMPORAL_NAMESPACE: NAME },
  }).filter(({ name }) => name === 'world' || name === 'gateway');
  const supervisor = new Supervisor({ logFolder: layout.logs, onPids: () => undefined, onRestart: () => undefined });
  bench.onClose(async () => {
    await supervisor.stop(plans.map(({ name }) => name));
    supervisor.dismiss();
  });
  await supervisor.start(plans);
  return { url: `http://127.0.0.1:${layout.ports.gateway}`, operatorToken: secrets.operatorToken, namespace: NAME };
}

async function makeDatabase(adminUrl: string): Promise<string> {
  const url = buildDatabaseUrl(adminUrl, NAME);
  await run(adminUrl, `CREATE DATABASE ${NAME}`);
  await run(url, 'CREATE SCHEMA world');
  return url;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function makeNamespace({ temporal_address }: StackInfo): Promise<void> {
  const client = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: temporal_address, TEMPORAL_NAMESPACE: NAME }));
  const { workflowService, operatorService } = client.connection;
  await workflowService.registerNamespace({ namespace: NAME, workflowExecutionRetentionPeriod: { seconds: A_DAY_S } as never });
  const searchAttributes = Object.fromEntries(Object.values(SEARCH_ATTRIBUTE_TYPES).map(({ name }) => [name, KEYWORD]));
  await untilItWorks(() => operatorService.addSearchAttributes({ namespace: NAME, searchAttributes }));
  const options = { taskQueue: NAME, args: [], typedSearchAttributes: [{ key: SEARCH_ATTRIBUTE_TYPES.model, value: NAME }] };
  await untilItWorks(() => client.workflow.start(NAME, { ...options, workflowId: randomUUID() }));
  await client.connection.close();
}

/** The server looks for new namespaces and attributes every few seconds. */
async function untilItWorks(call: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + NAMESPACE_WITHIN_MS;
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(500);
    }
  }
}
