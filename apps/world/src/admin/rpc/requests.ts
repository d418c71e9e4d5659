import {
  DomainError,
  FAILURE_CODES,
  LIMITS,
  OPERATION_KINDS,
  OPERATION_STATES,
  OPERATOR_ROLES,
  SCOPES,
  STATISTICS_BUCKETS,
  ACCOUNT_TIERS,
} from '@diorama/domain';
import { z } from 'zod';

import { creationFields, emptyAsNullOr, pageFields } from '../../rpc/list-requests.js';
import { ownLimitsSchema, boundedText, requiredDateSchema } from '../../rpc/requests.js';

const DETAILS_LENGTH = 10_000;
const OVERLAP_SECONDS_MAX = 90 * 86_400;

const ACCOUNT_ID = /^acc_[0-9A-Za-z]{22}$/;
const PROJECT_ID = /^prj_[0-9A-Za-z]{22}$/;
const API_KEY_ID = /^[0-9A-Za-z]{12}$/;

/** Ids from an operator: an id of another form does not exist, and is reported as not found. */
export const parseAccountId = ({ accountId }: { readonly accountId: string }): string => named(ACCOUNT_ID, accountId, 'ACCOUNT_NOT_FOUND');
export const parseProjectId = ({ projectId }: { readonly projectId: string }): string => named(PROJECT_ID, projectId, 'PROJECT_NOT_FOUND');
export const parseApiKeyId = ({ apiKeyId }: { readonly apiKeyId: string }): string => named(API_KEY_ID, apiKeyId, 'API_KEY_NOT_FOUND');

function named(form: RegExp, id: string, code: 'ACCOUNT_NOT_FOUND' | 'PROJECT_NOT_FOUND' | 'API_KEY_NOT_FOUND'): string {
  if (!form.test(id)) throw new DomainError(code);
  return id;
}

const operator = boundedText(1, LIMITS.operatorNameLength);
const name = boundedText(1, LIMITS.accountNameLength);
const count = z.int().min(0, 'must not be negative').max(2_147_483_647, 'is too large');
const credits = z.int('must be a whole number');

export const listAccountsRequest = z.object({
  ...pageFields,
  ...creationFields,
  query: boundedText(0, LIMITS.idLength),
  tier: emptyAsNullOr(z.enum(ACCOUNT_TIERS, 'must be a known tier')),
});

const storage = z.object({
  bytes: z.int().min(0, 'must not be negative').max(LIMITS.storageBytesMax, 'is too large'),
  assets: z.int().min(0, 'must not be negative').max(LIMITS.storageAssetsMax, 'is too large'),
});

const autoRefill = z.object({
  threshold: credits.min(0, 'must not be negative'),
  amount: credits.min(1, 'must be at least 1'),
  monthlyCap: credits.min(0, 'must not be negative'),
});

export const updateAccountRequestSchema = z
  .object({
    name: name.optional(),
    tier: z.enum(ACCOUNT_TIERS, 'must be a known tier').optional(),
    limits: ownLimitsSchema.optional(),
    clearLimits: z.boolean(),
    maxRunning: count.optional(),
    clearMaxRunning: z.boolean(),
    autoRefill: autoRefill.optional(),
    clearAutoRefill: z.boolean(),
    storage: storage.optional(),
    clearStorage: z.boolean(),
    operator,
  })
  .transform(({ operator: by, clearLimits, clearMaxRunning, clearAutoRefill, clearStorage, ...change }) => ({
    operator: by,
    change: {
      ...change,
      limits: clearLimits ? null : change.limits,
      maxRunning: clearMaxRunning ? null : change.maxRunning,
      autoRefill: clearAutoRefill ? null : change.autoRefill,
      storage: clearStorage ? null : change.storage,
    },
  }));

export const operatorRequestSchema = z.object({ operator });

export const cancelOperationRequestSchema = z.object({ operationId: boundedText(1, LIMITS.idLength), operator });

export const grantCreditsRequestSchema = z.object({
  operator,
  credits: credits.refine((amount) => amount !== 0, 'must not be 0'),
  reference: boundedText(1, LIMITS.idLength),
  note: boundedText(0, LIMITS.noteLength),
});

export const pageRequest = z.object(pageFields);

export const createProjectRequestSchema = z.object({ operator, name });

const newKeyFields = {
  name: boundedText(0, LIMITS.accountNameLength),
  scopes: z
    .array(z.enum(SCOPES, 'must be a known scope'))
    .max(SCOPES.length, 'has too many items')
    .transform((scopes) => (scopes.length === 0 ? null : SCOPES.filter((scope) => scopes.includes(scope)))),
  expiresAt: z
    .date()
    .optional()
    .transform((at) => at ?? null),
};

export const createKeyRequestSchema = z.object({ operator, ...newKeyFields });

const actingApiKeyId = z.string().regex(API_KEY_ID, 'must be the id of an API key');

export const createOwnKeyRequestSchema = z.object({
  ...newKeyFields,
  actingApiKeyId,
  idempotencyKey: z
    .string()
    .regex(/^[!-~]*$/, 'must be visible ASCII')
    .max(LIMITS.idempotencyKeyLength, 'is too long')
    .optional()
    .transform((key) => key || null),
});

export const revokeOwnKeyRequestSchema = z.object({
  actingApiKeyId,
  force: z
    .boolean()
    .optional()
    .transform((force) => force ?? false),
});

export const rotateKeyRequestSchema = z.object({
  operator,
  overlapSeconds: z.int().min(0, 'must not be negative').max(OVERLAP_SECONDS_MAX, 'must be at most 90 days'),
});

const sessionId = z.string().regex(/^[\w-]{22}$/, 'must be the id of a session');
const requestId = boundedText(1, LIMITS.idLength);

export const sessionRequestSchema = z.object({ sessionId });
export const endSessionRequestSchema = z.object({ sessionId, operator, requestId });

const GRANTS_MAX = 2_000;
const person = z.object({
  subject: boundedText(1, LIMITS.idLength),
  email: emptyAsNullOr(boundedText(1, LIMITS.idLength)),
  name: emptyAsNullOr(boundedText(1, LIMITS.accountNameLength)),
  role: z.enum(OPERATOR_ROLES, 'must be a known role'),
  grants: z.array(boundedText(1, LIMITS.idLength)).min(1, 'must not be empty').max(GRANTS_MAX, 'has too many items'),
});

export const beginSessionRequestSchema = z.object({
  sessionId,
  operator,
  requestId,
  expiresAt: z.date('is missing'),
  person: person.optional().transform((value) => value ?? null),
});

const optionalAccountId = emptyAsNullOr(boundedText(1, LIMITS.idLength));

export const listOperationsRequestSchema = z.object({
  ...pageFields,
  ...creationFields,
  accountId: optionalAccountId,
  state: emptyAsNullOr(z.enum(OPERATION_STATES, 'must be a known state')),
  kind: emptyAsNullOr(z.enum(OPERATION_KINDS, 'must be a known kind')),
  model: emptyAsNullOr(boundedText(1, LIMITS.idLength)),
  failureCode: emptyAsNullOr(z.enum(FAILURE_CODES, 'must be a known failure code')),
  query: boundedText(0, LIMITS.idLength),
});

export const statisticsRequestSchema = z.object({
  from: requiredDateSchema,
  until: requiredDateSchema,
  bucket: z.enum(STATISTICS_BUCKETS, 'must be a known bucket'),
  timeZone: boundedText(1, LIMITS.timeZoneLength),
  accountId: optionalAccountId,
});

export const recordAuditRequestSchema = z.object({
  operator: boundedText(0, LIMITS.operatorNameLength),
  action: z.string().regex(/^[a-z][a-z-]*\.[a-z][a-z-]*$/, 'must be a known action'),
  accountId: optionalAccountId,
  target: boundedText(0, LIMITS.idLength),
  detailsJson: z
    .string()
    .max(DETAILS_LENGTH, 'is too long')
    .transform((json, context): object => {
      const details = parsed(json === '' ? '{}' : json);
      if (typeof details === 'object' && details !== null && !Array.isArray(details)) return details;
      context.addIssue({ code: 'custom', message: 'must be a JSON object' });
      return z.NEVER;
    }),
});

export const listAuditRequest = z.object({
  ...pageFields,
  ...creationFields,
  accountId: optionalAccountId,
  operator: emptyAsNullOr(boundedText(1, LIMITS.operatorNameLength)),
  action: emptyAsNullOr(z.string().regex(/^[a-z][a-z-]*(\.[a-z-]*)?$/, 'must be an action or the beginning of one')),
});

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // reported as "no JSON object"
  }
}
