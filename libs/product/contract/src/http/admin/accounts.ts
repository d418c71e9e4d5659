import { LIMITS, SCOPES, ACCOUNT_TIERS } from '@diorama/domain';
import { z } from 'zod';

import { withCrossFieldRule } from '../fields/cross-field.js';
import { dateTime } from '../fields/date-time.js';
import { lenientInteger } from '../fields/lenient.js';
import { boundedList } from '../fields/bounded-list.js';
import { boundedPlainText } from '../fields/plain-text.js';

const MANY = 1_000_000_000;
const DAY_SECONDS = 86_400;

const name = boundedPlainText(1, LIMITS.accountNameLength);
const tier = z.enum(ACCOUNT_TIERS);

const limits = z.object({
  per_minute: lenientInteger(0, MANY),
  per_hour: lenientInteger(0, MANY),
  draft_per_minute: lenientInteger(0, MANY)
    .nullish()
    .describe('Separate window for drafts. If omitted, drafts count against the other windows.'),
  exports_per_minute: lenientInteger(0, MANY).nullish().describe('Exports in any minute. Defaults to the limit of the tier.'),
  exports_per_hour: lenientInteger(0, MANY).nullish().describe('Exports in any hour. Defaults to the limit of the tier.'),
});

const storage = z
  .object({
    bytes: lenientInteger(0, LIMITS.storageBytesMax),
    assets: lenientInteger(0, LIMITS.storageAssetsMax),
  })
  .describe('Storage quota for all media assets of the account.');

const autoRefill = z.object({
  threshold: lenientInteger(0, MANY).describe('A refill is made when fewer credits than this are available.'),
  amount: lenientInteger(1, MANY),
  monthly_cap: lenientInteger(0, MANY).describe('Maximum credits added in one calendar month (UTC).'),
});

/** Body of `POST /admin/v1/accounts`. */
export const createAccountRequestSchema = z.object({
  name,
  credits: lenientInteger(0, MANY).nullish(),
  tier: tier.nullish(),
  limits: limits.nullish(),
  max_running: lenientInteger(0, MANY)
    .nullish()
    .describe('Maximum number of concurrent generations. Defaults to the number that the rate limits allow in a day.'),
  storage: storage.nullish(),
});
export type CreateAccountRequest = z.output<typeof createAccountRequestSchema>;

/** Body of `PATCH /admin/v1/accounts/{account_id}`: what is absent stays; a null gives back the default, or turns off. */
export const updateAccountRequestSchema = z.object({
  name: name.optional(),
  tier: tier.optional(),
  limits: limits.nullish(),
  max_running: lenientInteger(0, MANY).nullish(),
  auto_refill: autoRefill.nullish(),
  storage: storage.nullish(),
});
export type UpdateAccountRequest = z.output<typeof updateAccountRequestSchema>;

/** Body of `POST /admin/v1/accounts/{account_id}/grants`. The same reference again changes nothing. */
export const grantCreditsRequestSchema = withCrossFieldRule(
  z.object({
    credits: lenientInteger(-MANY, MANY).describe('A negative number removes available credits.'),
    reference: boundedPlainText(1, LIMITS.idLength),
    note: boundedPlainText(0, LIMITS.noteLength).nullish(),
  }),
  ({ credits }) => (credits === 0 ? 'credits must not be 0' : null),
);
export type GrantCreditsRequest = z.output<typeof grantCreditsRequestSchema>;

/** Body of `POST /admin/v1/accounts/{account_id}/projects`. */
export const createProjectRequestSchema = z.object({ name });
export type CreateProjectRequest = z.output<typeof createProjectRequestSchema>;

/** Body of `POST /admin/v1/accounts/{account_id}/keys`. */
export const createKeyRequestSchema = z.object({
  project_id: boundedPlainText(1, LIMITS.idLength),
  name: name.nullish(),
  expires_at: dateTime.nullish(),
  scopes: boundedList(z.enum(SCOPES), 1, SCOPES.length).nullish().describe('Scopes of the key. If omitted, the key has every scope.'),
});
export type CreateKeyRequest = z.output<typeof createKeyRequestSchema>;

/** Body of `POST /admin/v1/accounts/{account_id}/keys/{api_key_id}:rotate`. */
export const rotateKeyRequestSchema = z.object({
  overlap_seconds: lenientInteger(0, 90 * DAY_SECONDS)
    .nullish()
    .describe('Seconds for which the old key remains valid. Defaults to one day.'),
});
export type RotateKeyRequest = z.output<typeof rotateKeyRequestSchema>;
