import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import {
  createAccountRequestSchema,
  createKeyRequestSchema,
  createProjectRequestSchema,
  grantCreditsRequestSchema,
  rotateKeyRequestSchema,
  updateAccountRequestSchema,
} from './admin/accounts.js';
import { catalogueQuerySchema } from './catalogue.js';
import { composeSceneRequestSchema } from './compose-scene.js';
import { depthToRgbRequestSchema } from './depth-to-rgb.js';
import { exportWorldRequestSchema } from './export-world.js';
import { generateWorldRequestSchema } from './generate-world.js';
import { listWorldsRequestSchema } from './list-worlds.js';
import { prepareUploadRequestSchema } from './prepare-upload.js';
import { idempotencyHeaderSchema, listOperationsQuery, usageQuerySchema } from './queries.js';
import { validateBody, validateHeaders, validateQuery } from './fields/validation.js';
import type { Validated, ValidationError } from './fields/validation.js';

/** What a FastAPI application answers: written by `test/fastapi/make-corpus.py`. */
interface Row {
  readonly endpoint: string;
  /** A body as it was sent, or the query or the headers. */
  readonly request: string;
  readonly status: 200 | 422;
  readonly errors: readonly ValidationError[];
}

const corpus = JSON.parse(readFileSync(new URL('../../../../../test/fastapi/corpus.json', import.meta.url), 'utf8')) as Row[];

type Check = (request: string) => Validated<unknown>;

const body =
  (schema: z.ZodType): Check =>
  (request) =>
    validateBody(schema, request === '' ? undefined : JSON.parse(request));

const CHECKS: Readonly<Record<string, Check>> = {
  'POST /svc/v1/worlds:generate': body(generateWorldRequestSchema),
  'POST /svc/v1/worlds:list': body(listWorldsRequestSchema),
  'POST /svc/v1/worlds/w:export': body(exportWorldRequestSchema),
  'POST /svc/v1/media-assets:prepare_upload': body(prepareUploadRequestSchema),
  'POST /svc/v1/pano:depth_to_rgb': body(depthToRgbRequestSchema),
  'POST /svc/v1/scenes:compose': body(composeSceneRequestSchema),
  'POST /admin/v1/accounts': body(createAccountRequestSchema),
  'PATCH /admin/v1/accounts/a': body(updateAccountRequestSchema),
  'POST /admin/v1/accounts/a/grants': body(grantCreditsRequestSchema),
  'POST /admin/v1/accounts/a/projects': body(createProjectRequestSchema),
  'POST /admin/v1/accounts/a/keys': body(createKeyRequestSchema),
  'POST /admin/v1/accounts/a/keys/k:rotate': body(rotateKeyRequestSchema),
  'GET /svc/v1/operations': (request) => validateQuery(listOperationsQuery, JSON.parse(request).query),
  'GET /svc/v1/catalogue': (request) => validateQuery(catalogueQuerySchema, JSON.parse(request).query),
  'GET /svc/v1/usage': (request) => validateQuery(usageQuerySchema, JSON.parse(request).query),
  'GET /svc/v1/start': (request) => validateHeaders(idempotencyHeaderSchema, JSON.parse(request).headers),
};

describe('the corpus of FastAPI', () => {
  it('has enough rows of every endpoint', () => {
    expect(corpus.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(120);
    expect(new Set(corpus.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.keys(CHECKS)));
  });

  it.each(corpus.map((row) => [row.endpoint, row.request.slice(0, 160), row] as const))(
    'answers %s %s alike',
    (endpoint, _request, row) => {
      const checked = CHECKS[endpoint]?.(row.request);
      expect(checked === undefined || checked.ok ? [] : checked.errors.map(({ type, loc, msg }) => ({ type, loc, msg }))).toEqual(
        row.errors,
      );
    },
  );
});
