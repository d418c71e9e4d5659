import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inject } from 'vitest';

import { Client, newAccount, stackInfo } from './client.js';
import type { Account, Answer } from './client.js';

/** A world that nobody changes, and whose it is. */
export interface SharedWorld {
  readonly client: Client;
  readonly account: Account;
  /** The succeeded operation that made it, as it was polled. */
  readonly operation: Answer['body'];
  /** What its start answered. */
  readonly started: Answer['body'];
  readonly worldId: string;
}

/** Limits that no test reaches. */
export const AMPLE = {
  limits: { per_minute: 10_000, per_hour: 10_000, exports_per_minute: 10_000, exports_per_hour: 10_000 },
  max_running: 1_000,
};

/** A slow machine with other work takes its time. */
const MADE_WITHIN_MS = 170_000;

const ORDER = {
  seed: 11,
  display_name: 'A shared world',
  tags: ['shared', 'draft'],
  permission: { public: false, allow_id_access: false },
};

/** One draft for all files of a project: the first that asks has it made. Tests only read it. */
export async function sharedWorld(): Promise<SharedWorld> {
  const info = stackInfo();
  const file = join(inject('stackHome'), 'shared-world.json');
  if (!existsSync(file)) {
    const { account, client } = await newAccount(info, 'shared', AMPLE);
    const { body: started } = await client.generate('a stone hut on a green hill at noon', ORDER);
    const operation = await client.finish(started.operation_id, MADE_WITHIN_MS);
    writeFileSync(file, JSON.stringify({ account, started, operation }));
  }
  const { account, started, operation } = JSON.parse(readFileSync(file, 'utf8')) as Pick<SharedWorld, 'account' | 'started' | 'operation'>;
  return { account, started, operation, client: new Client(info.api_url, account.api_key), worldId: operation.metadata.world_id as string };
}
