import { createTemporalClient, readTemporalSettings } from '@diorama/temporal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Answer } from '../stack/client.js';
import { AMPLE } from '../stack/shared-world.js';

const info = stackInfo();
const temporal = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: info.temporal_address }));
const outsider = new Client(info.api_url, null);
let operationId: string;
let accountId: string;

async function admin(path: string): Promise<Answer['body']> {
  const { status, body } = await outsider.get(`/admin/v1${path}`, { authorization: `Bearer ${info.operator_token}` });
  expect(status).toBe(200);
  return body;
}

/** Ids of the newest workflows of a list whose address is given. */
async function listWorkflows(url: string): Promise<string[]> {
  const ids: string[] = [];
  const query = new URL(url).searchParams.get('query') ?? '';
  for await (const { workflowId } of temporal.workflow.list({ query, pageSize: 100 })) ids.push(workflowId);
  return ids;
}

/** The host of the receiver has no address, so that the delivery waits for its next attempt. */
beforeAll(async () => {
  const { account, client } = await newAccount(info, 'temporal-ui', AMPLE);
  accountId = account.account_id;
  const { body } = await client.post('/api/v2/tasks:generateWorld', {
    model: 'svc-1.0-draft',
    worldPrompt: { type: 'text', textPrompt: 'a pebble' },
    webhookUrl: 'https://unreachable.example.com/hooks',
  });
  operationId = body.operationId;
  await client.finish(operationId);
  await temporal.workflow.getHandle(operationId).result(); // only then has it started the delivery
});

afterAll(() => temporal.connection.close());

describe('in the Temporal UI', () => {
  it('the workflow of an operation has a summary and links to the console', async () => {
    const { staticSummary, staticDetails } = await temporal.workflow.getHandle(operationId).describe();
    expect(await staticSummary()).toBe('Generate a world with svc-1.0-draft');
    expect(await staticDetails()).toBe(
      `- Operation: [${operationId}](<${info.console_url}#/operations/${operationId}>)\n` +
        `- Account: [${accountId}](<${info.console_url}#/accounts/${accountId}>)`,
    );
  });

  it('the workflow of a delivery that an operation started links to the console too, and the console links to it', async () => {
    const { deliveries } = await admin(`/deliveries?operation_id=${operationId}`);
    const [{ delivery_id: deliveryId, temporal_url: url }] = deliveries;
    const workflowId = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
    expect(url.startsWith(`${info.temporal_ui_url}/namespaces/default/workflows/`)).toBe(true);
    const { staticDetails } = await temporal.workflow.getHandle(workflowId).describe();
    expect(await staticDetails()).toBe(`- Delivery: [${deliveryId}](<${info.console_url}#/deliveries/${deliveryId}>)`);
  });

  it('prepared lists contain operations and deliveries without upkeep', async () => {
    const { temporal_views: views } = await admin('/system');
    const listed = new Map<string, string[]>();
    for (const { name, url } of views) listed.set(name, await listWorkflows(url));
    expect(listed.get('operations')).toContain(operationId);
    const kinds = (name: string): Set<string> => new Set(listed.get(name)?.map((id) => id.replace(/[_/].*$/, '')));
    expect(kinds('operations')).toEqual(new Set(['op']));
    expect([...kinds('pending_deliveries')].filter((kind) => kind !== 'webhook-delivery')).toEqual([]);
    expect(listed.get('failed_upkeep')?.filter((id) => /^(op_|webhook-delivery)/.test(id))).toEqual([]);
  });

  it('upkeep has a summary', async () => {
    const { staticSummary } = await temporal.workflow.getHandle(await findUpkeep()).describe();
    expect(await staticSummary()).toMatch(/^Upkeep: /);
  });
});

async function findUpkeep(): Promise<string> {
  for await (const { workflowId } of temporal.workflow.list({ query: 'TemporalScheduledById IS NOT NULL', pageSize: 1 })) return workflowId;
  throw new Error('no workflow of a schedule has run');
}
