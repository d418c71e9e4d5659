import { setTimeout as sleep } from 'node:timers/promises';

import type { Client as Postgres } from 'pg';

import { openAccount, startBody, untilDone } from '../bench/api.ts';
import type { Operation } from '../bench/api.ts';
import { depthExr } from '../stack/depth-files.ts';
import type { RunningStack } from '../stack/start-stack.ts';

/** Rows of every kind that goes some day, made to look as if their day had come. */
export interface AgedRows {
  readonly accountId: string;
  /** What the sweeps have left of them. */
  left(): Promise<string[]>;
}

export interface AgedRowsOptions {
  readonly stack: RunningStack;
  readonly database: Postgres;
}

/** Each is of the account `$1`. A world that is deleted or cancelled keeps its row and its operation for 90 days; so do paintings. */
const AGE = [
  `UPDATE world.world SET purged_at = purged_at - interval '91 days', created_at = created_at - interval '91 days' WHERE account_id = $1`,
  `UPDATE world.delivery SET ended_at = ended_at - interval '91 days' WHERE account_id = $1`,
  `UPDATE world.operation SET ended_at = ended_at - interval '91 days' WHERE account_id = $1`,
  `UPDATE world.idempotency_key SET created_at = created_at - interval '2 days' WHERE account_id = $1`,
  `UPDATE world.start_log SET started_at = started_at - interval '2 hours' WHERE account_id = $1`,
  `UPDATE media.media_asset SET created_at = created_at - interval '31 days', last_used_at = last_used_at - interval '31 days' WHERE account_id = $1`,
];

const LEFT = `
  SELECT 'world' AS kind, count(*)::int AS rows FROM world.world WHERE account_id = $1
  UNION ALL SELECT 'operation', count(*) FROM world.operation WHERE account_id = $1
  UNION ALL SELECT 'credit_hold', count(*) FROM world.credit_hold WHERE account_id = $1
  UNION ALL SELECT 'delivery', count(*) FROM world.delivery WHERE account_id = $1
  UNION ALL SELECT 'idempotency_key', count(*) FROM world.idempotency_key WHERE account_id = $1
  UNION ALL SELECT 'start_log', count(*) FROM world.start_log WHERE account_id = $1
  UNION ALL SELECT 'media_asset', count(*) FROM media.media_asset WHERE account_id = $1
  UNION ALL SELECT 'media_object', count(*) FROM media.media_object WHERE key LIKE 'inputs-' || $1 || '/%'`;

/** No part of the audit: the deletion of the world gives this callback up, or it arrives just before. */
const AGED_URL = 'https://other.example.org/aged';

export async function agedRows({ stack, database }: AgedRowsOptions): Promise<AgedRows> {
  const { api_url: url, operator_token: token } = stack.info();
  const api = await openAccount(url, token);
  const { accountId } = api;
  const order = startBody('svc-1.0-draft', 'a pond');
  const { operation_id: made } = await api.call<Operation>('POST', '/svc/v1/worlds:generate', order, { 'idempotency-key': 'aged' });
  await untilDone(api, made);
  const { operation_id: cancelled } = await api.call<Operation>('POST', '/svc/v1/worlds:generate', order);
  await api.call('POST', `/svc/v1/operations/${cancelled}:cancel`, {});
  const { metadata } = await api.call<{ metadata: { world_id: string } }>('GET', `/svc/v1/operations/${made}`);
  const depth = { source: 'data_base64', data_base64: depthExr().toString('base64'), extension: 'exr' };
  const painting = await api.call<Operation>('POST', '/svc/v1/pano:depth_to_rgb', { depth_pano_image: depth, text_prompt: 'a yard' });
  await untilDone(api, painting.operation_id);
  const upload = { file_name: 'never.png', kind: 'image', extension: 'png' };
  await api.call('POST', '/svc/v1/media-assets:prepare_upload', upload); // and nothing is sent
  const told = await api.call<{ operationId: string }>('POST', '/tasks:exportWorld', {
    worldId: metadata.world_id,
    assetType: 'splats',
    format: 'ply',
    webhookUrl: AGED_URL,
  });
  await untilDone(api, told.operationId);
  await api.call('DELETE', `/svc/v1/worlds/${metadata.world_id}`);
  await untilTold(database, told.operationId);
  for (const statement of AGE) await database.query(statement, [accountId]);
  return {
    accountId,
    async left() {
      const { rows } = await database.query<{ kind: string; rows: number }>(LEFT, [accountId]);
      return rows.filter((row) => row.rows > 0).map((row) => `retention: ${row.rows} rows of ${row.kind} have outlived their time`);
    },
  };
}

const TOLD_WITHIN_MS = 120_000;

/** Waits until the callback has arrived or the deletion of the world gave it up. */
async function untilTold(database: Postgres, operationId: string): Promise<void> {
  const isOver = async (): Promise<boolean> =>
    (await database.query('SELECT FROM world.delivery WHERE operation_id = $1 AND ended_at IS NULL', [operationId])).rowCount === 0;
  for (const until = Date.now() + TOLD_WITHIN_MS; !(await isOver()); await sleep(200)) {
    if (Date.now() > until) throw new Error(`the delivery for ${operationId} does not end`);
  }
}
