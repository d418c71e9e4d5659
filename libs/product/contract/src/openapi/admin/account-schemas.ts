import { SCOPES, TIERS } from '@diorama/domain';
import { z } from 'zod';

import { dateTimeString } from '../world-schemas.js';

/** Null on the last page. */
export const nextPageToken = z.string().nullable().describe('Null on the last page.');

export const limits = z.object({
  per_minute: z.int().describe('Generations per minute.'),
  per_hour: z.int().describe('Generations per hour.'),
  draft_per_minute: z.int().nullable().describe('Drafts per minute; null when drafts count toward the other limits.'),
  exports_per_minute: z.int(),
  exports_per_hour: z.int(),
});

export const storageQuota = z.object({ bytes: z.int(), assets: z.int() });

export const autoRefill = z.object({
  threshold: z.int().describe('Refills when fewer credits than this are available.'),
  amount: z.int().describe('Credits added by one refill.'),
  monthly_cap: z.int().describe('Maximum number of credits added per calendar month, UTC.'),
});

export const project = z.object({ project_id: z.string(), name: z.string(), created_at: dateTimeString });

export const apiKey = z.object({
  api_key_id: z.string(),
  project_id: z.string(),
  name: z.string(),
  created_at: dateTimeString,
  expires_at: dateTimeString.nullable(),
  revoked_at: dateTimeString.nullable(),
  last_used_at: dateTimeString.nullable(),
  replaced_by: z.string().nullable().describe('Id of the key that a rotation created.'),
  scopes: z.array(z.enum(SCOPES)).describe('What the key may do.'),
});

export const createdApiKey = apiKey.extend({ api_key: z.string().describe('The secret. Only this response contains it.') });

const balances = z.object({ balance: z.int(), held: z.int().describe('Reserved for running operations.'), available: z.int() });

export const account = z.object({
  account_id: z.string(),
  name: z.string(),
  tier: z.enum(TIERS),
  limits,
  own_limits: z.boolean().describe('False when the limits are those of the tier.'),
  max_running: z.int().describe('Maximum number of concurrent generations.'),
  auto_refill: autoRefill.nullable(),
  storage: storageQuota.describe('The quota for media assets.'),
  own_storage: z.boolean().describe('False when the quota is that of the installation.'),
  credits: balances,
  running_operations: z.int(),
  created_at: dateTimeString,
  created_by: z.string(),
});

export const accountDetails = account.extend({ projects: z.array(project), api_keys: z.array(apiKey) });

export const accountPage = z.object({ accounts: z.array(account), next_page_token: nextPageToken });

export const createdAccount = z.object({
  account_id: z.string(),
  project_id: z.string(),
  api_key: z.string().describe('The secret of the first key. Only this response contains it.'),
});

export const deletedAccount = z.object({ account_id: z.string(), deleted: z.literal(true) });

export const creditGrant = balances.extend({ applied: z.boolean().describe('False when the reference was used before.') });

export const ledgerLine = z.object({
  transfer_id: z.string(),
  kind: z.string().describe('Such as `grant`, `charge` or `refill`; kinds may be added.'),
  reference: z.string(),
  credits: z.int(),
  note: z.string(),
  created_at: dateTimeString,
  created_by: z.string(),
});

export const ledgerPage = z.object({ lines: z.array(ledgerLine), next_page_token: nextPageToken });
