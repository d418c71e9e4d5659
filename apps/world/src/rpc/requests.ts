import {
  DomainError,
  LIMITS,
  SCENE_LIMITS,
  ACCOUNT_TIERS,
  isDeliveryId,
  isFailureCode,
  isModelName,
  isOperationId,
  isPanoramaSource,
  isWorldId,
  WORLD_ENGINES,
} from '@diorama/domain';
import type { FailureCode, ModelName, PanoramaSource } from '@diorama/domain';
import { WEBHOOK_URL_LENGTH_MAX } from '@diorama/webhook';
import { z } from 'zod';

import type { StartCheckRequest } from '../operations/check-start.js';
import type { StartedOperationWork } from '../operations/estimate-run.js';

/** Bounds of what only this service's callers send; the API's own are in the domain's `LIMITS`. */
const CAPTION_LENGTH = 10_000;
const DESCRIPTION_LENGTH = 256;
const PAGE_SIZE_MAX = 1_000;
const ASSETS_MAX = 256;
const SPAWN_POINTS_MAX = 256;
const STAGES_MAX = 64;
const USAGE_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

const plain = (text: string): boolean => !text.includes('\0'); // Postgres takes no NUL in text
const codePoints = (text: string): number => Array.from(text).length;

/** Length in characters, as Postgres counts them. */
export const boundedText = (min: number, max: number) =>
  z
    .string()
    .refine(plain, 'must not contain a NUL character')
    .refine((value) => codePoints(value) >= min && codePoints(value) <= max, `must have ${min} to ${max} characters`);

export const accountIdSchema = z.string().regex(/^acc_[0-9A-Za-z]{22}$/, 'must be an account id');
export const operationIdSchema = z.string().refine((id): boolean => isOperationId(id), 'must be an operation id');
export const worldIdSchema = z.string().refine((id): boolean => isWorldId(id), 'must be a world id');
export const requiredDateSchema = z.date('is missing');

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 hash in lower-case hexadecimal');
const contentType = z.string().regex(/^[\w.+-]+\/[\w.+-]+$/, 'must be a content type');

const prompt = z
  .string()
  .max(LIMITS.bodyBytes, 'is too long')
  .transform((json, context): object => {
    const value = parseJson(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    context.addIssue({ code: 'custom', message: 'must be a JSON object' });
    return z.NEVER;
  });

const permission = z
  .object({
    public: z.boolean(),
    allowIdAccess: z.boolean(),
    allowedReaders: z.array(boundedText(1, LIMITS.allowedReaderLength)).max(LIMITS.allowedReaderCount, 'has too many items'),
  })
  .default({ public: false, allowIdAccess: false, allowedReaders: [] });

const count = z.int().min(0, 'must not be negative').max(2_147_483_647, 'is too large');
const countOrNull = count.optional().transform((sent) => sent ?? null);

/** The limits that an operator sets for an account; absent export limits default to those of the tier. */
export const ownLimitsSchema = z.object({
  perMinute: count,
  perHour: count,
  draftPerMinute: countOrNull,
  exportsPerMinute: countOrNull,
  exportsPerHour: countOrNull,
});

export const createAccountRequestSchema = z.object({
  name: boundedText(1, LIMITS.accountNameLength),
  credits: z.int('must be a whole number').min(0, 'must not be negative'),
  tier: z.enum(ACCOUNT_TIERS, 'must be default or higher'),
  limits: ownLimitsSchema.optional().transform((limits) => limits ?? null),
  maxRunning: countOrNull,
  storage: z
    .object({ bytes: z.int().min(0).max(LIMITS.storageBytesMax), assets: z.int().min(0).max(LIMITS.storageAssetsMax) })
    .optional()
    .transform((quota) => quota ?? null),
  operator: boundedText(1, 128),
});

const model = z.custom<ModelName>((name) => typeof name === 'string' && isModelName(name), 'must be a supported model');
const promptKind = z.custom<PanoramaSource>(
  (kind) => typeof kind === 'string' && isPanoramaSource(kind),
  'must be a supported prompt type',
);

/** Null where the request chose none. */
const engine = z.union([z.literal(''), z.enum(WORLD_ENGINES)], 'must be a world engine').transform((name) => (name === '' ? null : name));

const seed = z.int().min(0).max(LIMITS.seedMax);

const promptInput = z.object({
  field: boundedText(1, 128),
  mediaAssetId: boundedText(0, 64),
  key: z.string().regex(/^[\w./-]{1,256}$/, 'must be an object key'),
  kind: z.enum(['image', 'video'], 'must be image or video'),
  contentType,
  bytes: z.int().min(0),
  sha256,
});

/** Null where the client sent none. */
const idempotency = z
  .object({
    key: boundedText(1, LIMITS.idempotencyKeyLength),
    route: boundedText(1, 64),
    bodySha256: z.instanceof(Uint8Array).refine(({ length }) => length === 32, 'must be a SHA-256 hash'),
  })
  .optional()
  .transform((sent) => (sent === undefined ? null : { ...sent, bodySha256: Buffer.from(sent.bodySha256) }));

export const deliveryIdSchema = z.string().refine((id): boolean => isDeliveryId(id), 'must be a delivery id');

/** Null without a webhook. The gateway has validated the URL. */
const webhook = z
  .object({ deliveryId: deliveryIdSchema, url: boundedText(1, WEBHOOK_URL_LENGTH_MAX) })
  .optional()
  .transform((target) => target ?? null);

/** The caller, deadline and webhook of an operation. */
const beginning = {
  operationId: operationIdSchema,
  accountId: accountIdSchema,
  projectId: z.string().regex(/^prj_[0-9A-Za-z]{22}$/, 'must be a project id'),
  apiKeyId: z.string().regex(/^[0-9A-Za-z]{12}$/, 'must be the id of an API key'),
  requestId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be a request id'),
  idempotency,
  expiresAt: requiredDateSchema,
  webhook,
};

/** The world and the export pair are parsed separately. */
export const beginExportRequestSchema = z.object(beginning);
export const quoteExportRequestSchema = z.object({ accountId: accountIdSchema });

export const beginOperationRequestSchema = z
  .object({
    ...beginning,
    kind: z.literal('generate-world', 'must be an operation kind that this method starts'),
    worldId: worldIdSchema,
    model,
    engine,
    seed,
    displayName: boundedText(0, LIMITS.displayNameLength),
    tags: z.array(boundedText(1, LIMITS.tagLength)).max(LIMITS.tagCount, 'has too many items'),
    permission,
    worldPromptJson: prompt,
    promptKind,
    inputs: z.array(promptInput).max(LIMITS.reconstructedImageCount, 'has too many items'),
  })
  .transform(({ displayName, tags, permission: granted, worldPromptJson, ...rest }) => ({
    ...rest,
    world: { displayName, tags, permission: granted, prompt: worldPromptJson },
  }));

const checking = { accountId: accountIdSchema, idempotency, quoteOnly: z.boolean() };

/** A generation, unless it says otherwise. */
export const checkStartRequestSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...checking, kind: z.literal(['', 'generate-world']), model, promptKind }),
    z.object({ ...checking, kind: z.literal('depth-to-rgb') }),
  ])
  .transform((asked): StartCheckRequest => {
    const { accountId: id, idempotency: key, quoteOnly } = asked;
    const work: StartedOperationWork =
      asked.kind === 'depth-to-rgb' ? { kind: asked.kind } : { kind: 'generate-world', model: asked.model, source: asked.promptKind };
    return { accountId: id, idempotency: key, quoteOnly, work };
  });

export const beginDepthToRgbRequestSchema = z
  .object({ ...beginning, seed, promptJson: prompt, input: promptInput })
  .transform(({ promptJson, ...rest }) => ({ ...rest, prompt: promptJson }));

export const recordProgressRequestSchema = z.object({
  operationId: operationIdSchema,
  progress: z.object(
    {
      stage: boundedText(1, 64),
      percent: z.int().min(0, 'must be at least 0').max(100, 'must be at most 100'),
      description: boundedText(0, DESCRIPTION_LENGTH),
    },
    'is missing',
  ),
});

const asset = z.object({
  name: boundedText(1, 128),
  key: z.string().regex(/^[0-9a-f-]{36}\/[A-Za-z0-9_.-]{1,128}$/, 'must be an object key'),
  contentType,
  bytes: z.int().min(0),
  sha256,
});
const spawnPoint = z.object({ x: z.number(), y: z.number(), z: z.number(), azimuth: z.number() });

const stages = z.array(z.object({ name: boundedText(1, 64), seconds: z.number().min(0) })).max(STAGES_MAX, 'has too many items');

const listOf = (one: typeof asset) =>
  z
    .array(one)
    .max(ASSETS_MAX, 'has too many items')
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'has two items with the same name');

const assets = listOf(asset);

/** Milliseconds since 1970. */
const pass = z.int().min(0, 'must not be negative');

export const recordPreviewRequestSchema = z.object({ operationId: operationIdSchema, pass, assets });

const worldResult = z.object({
  caption: boundedText(0, CAPTION_LENGTH),
  metricScaleFactor: z.number().positive('must be positive'),
  groundPlaneOffset: z.number(),
  spawnPoints: z.array(spawnPoint).max(SPAWN_POINTS_MAX, 'has too many items'),
  assets,
  stages,
  styles: z.array(boundedText(1, SCENE_LIMITS.kind)).max(SCENE_LIMITS.styles, 'has too many items'),
});

const failure = z.object({
  code: z.custom<FailureCode>((code) => typeof code === 'string' && isFailureCode(code), 'must be a known failure code'),
  message: boundedText(1, 1_000),
});

const exportResult = z.object({ assets, stages });

/** It belongs to no world, so its files lie under the id of its operation. */
const paintedAsset = asset.extend({ key: z.string().regex(/^op_[0-9A-Za-z]{22}\/[A-Za-z0-9_.-]{1,128}$/, 'must be an object key') });

const paintingResult = z
  .object({
    painting: z.object({
      assets: listOf(paintedAsset),
      engine: boundedText(1, 64),
      engineVersion: boundedText(1, 64),
      notRepresented: z.array(boundedText(1, LIMITS.promptLength)).max(LIMITS.promptLength, 'has too many items'),
    }),
    stages,
  })
  .transform(({ painting: { assets: files, engine, engineVersion, notRepresented }, stages: times }) => ({
    assets: files,
    engine,
    engine_version: engineVersion,
    not_represented: notRepresented,
    stages: times,
  }));

export const finishOperationRequestSchema = z
  .object({
    operationId: operationIdSchema,
    world: worldResult.optional(),
    export: exportResult.optional(),
    painting: paintingResult.optional(),
    failure: failure.optional(),
  })
  .transform(({ operationId: id, world, export: exported, painting, failure: fault }, context) => {
    const outcomes = [
      ...(world === undefined ? [] : [{ kind: 'world' as const, world }]),
      ...(exported === undefined ? [] : [{ kind: 'export' as const, export: exported }]),
      ...(painting === undefined ? [] : [{ kind: 'painting' as const, painting }]),
      ...(fault === undefined ? [] : [{ kind: 'failure' as const, ...fault }]),
    ];
    const [outcome] = outcomes;
    if (outcome !== undefined && outcomes.length === 1) return { operationId: id, outcome };
    context.addIssue({ code: 'custom', path: ['outcome'], message: 'must be one of world, export, painting and failure' });
    return z.NEVER;
  });

export const rowLimitSchema = z.int().min(1, 'must be at least 1').max(PAGE_SIZE_MAX, `must be at most ${PAGE_SIZE_MAX}`);

export const listOpenOperationsRequestSchema = z.object({
  createdBefore: requiredDateSchema,
  afterOperationId: z.union([z.literal('').transform(() => null), operationIdSchema]),
  limit: rowLimitSchema,
});

export const expireOperationsRequestSchema = z.object({ limit: rowLimitSchema });

export const sweepRowsRequestSchema = z.object({ limit: rowLimitSchema });

export const getUsageRequestSchema = z
  .object({ accountId: accountIdSchema, from: requiredDateSchema, until: requiredDateSchema })
  .refine(({ from, until }) => until.getTime() - from.getTime() <= USAGE_DAYS_MAX * DAY_MS, {
    path: ['until'],
    message: `must be at most ${USAGE_DAYS_MAX} days after from`,
  });

/** Ids from an API user: an id of another form does not exist, and is reported as not found. */
export function parseOperationId(request: { readonly operationId: string }): string {
  if (!isOperationId(request.operationId)) throw new DomainError('OPERATION_NOT_FOUND');
  return request.operationId;
}

export function parseWorldId(request: { readonly worldId: string }): string {
  if (!isWorldId(request.worldId)) throw new DomainError('WORLD_NOT_FOUND');
  return request.worldId;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // reported as "no JSON object"
  }
}
