import { readFileSync, writeFileSync } from 'node:fs';

import type { GatewayApi, DemoAccount } from './gateway-api.js';

/** The account whose key `npm start` prints: made once, kept in a file that only its owner reads. */
export async function loadOrCreateDemoAccount(api: GatewayApi, file: string, operatorToken: string): Promise<DemoAccount> {
  const kept = readAccount(file);
  if (kept !== null) return kept;
  const account = await api.createAccount(operatorToken);
  writeFileSync(file, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  return account;
}

function readAccount(file: string): DemoAccount | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoAccount;
  } catch {
    return null; // the first start
  }
}
