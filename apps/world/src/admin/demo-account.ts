import { queryRows } from '@diorama/postgres';
import type { DataSource } from 'typeorm';
import { parseApiKey } from '@diorama/access';

import { createAccount } from './create-account.js';

const DEMO = {
  name: 'demo',
  credits: 1_000_000,
  tier: 'higher',
  limits: { perMinute: 600, perHour: 10_000, draftPerMinute: 600, exportsPerMinute: 600, exportsPerHour: 10_000 },
  maxRunning: null,
  operator: 'demo',
} as const;

/**
 * Sees to it that an account with this key is there, for installations whose key is made before they run. Several processes may do
 * this at once.
 *
 * @throws TypeError for a text that is not a key of this environment
 */
export async function ensureDemoAccount(dataSource: DataSource, text: string, environment: string): Promise<void> {
  const key = parseApiKey(text, environment);
  if (key === null) throw new TypeError('DEMO_API_KEY is not an API key of this environment');
  const exists = async (): Promise<boolean> => (await queryRows(dataSource, 'SELECT FROM api_key WHERE id = $1', [key.id])).length > 0;
  if (await exists()) return;
  try {
    await createAccount(dataSource, { ...DEMO, key }, environment);
  } catch (error) {
    if (!(await exists())) throw error; // otherwise another process was faster
  }
}
