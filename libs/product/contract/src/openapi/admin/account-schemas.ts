import { ACCOUNT_TIERS } from '@diorama/domain';
import { z } from 'zod';

import { apiKeySchema } from '../own-account-schemas.js';
import { dateTimeStringSchema } from '../world-schemas.js';

/** Null on the last page. */
export const nextPageTokenSchema = z.string().nullable().describe('Null on the last page.');

export const limitsSchema = z.object({
  per_minute: z.int().describe('Generations per minute.'),
  per_hour: z.int().describe('Generations per hour.'),
  draft_per_minute: z.int().nullable().describe('Drafts per minute; null when drafts count toward the other limits.'),
  exports_per_minute: z.int(),
  exports_per_hour: z.int(),
});

const storageQuotaSchema = z.object({ bytes: z.int(), assets: z.int() });

export const autoRefillSchema = z.object({
  threshold: z.int().describe('A refill is made when fewer credits than this are available.'),
  amount: z.int().describe('Credits added by one refill.'),
  monthly_cap: z.int().describe('Maximum number of credits added per calendar month, UTC.'),
});

export const projectSchema = z.object({ project_id: z.string(), name: z.string(), created_at: dateTimeStringSchema });

export const createdApiKeySchema = apiKeySchema.extend({ api_key: z.string().describe('The secret. Only this response contains it.') });

const balances = z.object({ balance: z.int(), held: z.int().describe('Reserved for running operations.'), available: z.int() });

export const accountSchema = z.object({
  account_id: z.string(),
  name: z.string(),
  tier: z.enum(ACCOUNT_TIERS),
  limits: limitsSchema,
  own_limits: z.boolean().describe('False if the limits of the tier apply.'),
  max_running: z.int().describe('Maximum number of concurrent generations.'),
  auto_refill: autoRefillSchema.nullable(),
  storage: storageQuotaSchema.describe('The quota for media assets.'),
  own_storage: z.boolean().describe('False if the default quota of the installation applies.'),
  credits: balances,
  running_operations: z.int(),
  created_at: dateTimeStringSchema,
  created_by: z.string(),
});

export const accountDetailsSchema = accountSchema.extend({ projects: z.array(projectSchema), api_keys: z.array(apiKeySchema) });

export const accountPageSchema = z.object({ accounts: z.array(accountSchema), next_page_token: nextPageTokenSchema });

export const createdAccountSchema = z.object({
  account_id: z.string(),
  project_id: z.string(),
  api_key: z.string().describe('The secret of the first key. Only this response contains it.'),
});

export const deletedAccountSchema = z.object({ account_id: z.string(), deleted: z.literal(true) });

export const creditGrantSchema = balances.extend({ applied: z.boolean().describe('False when the reference was used before.') });

export const ledgerLineSchema = z.object({
  transfer_id: z.string(),
  kind: z.string().describe('Such as `grant`, `usage` or `refill`; kinds may be added.'),
  reference: z.string(),
  credits: z.int(),
  note: z.string(),
  created_at: dateTimeStringSchema,
  created_by: z.string(),
});

export const ledgerPageSchema = z.object({ lines: z.array(ledgerLineSchema), next_page_token: nextPageTokenSchema });
