import { Client as Postgres } from 'pg';

import type { RunningStack } from './start-stack.ts';

/** The system of record of a stack, past its service, in the schema `world`. */
export async function openRecord(stack: RunningStack): Promise<Postgres> {
  const url = new URL(stack.info().database_url);
  url.pathname = '/diorama';
  const database = new Postgres({ connectionString: url.href });
  await database.connect();
  await database.query('SET search_path = world');
  return database;
}
