import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import {
  createAccountRequest,
  createKeyRequest,
  createProjectRequest,
  grantCreditsRequest,
  rotateKeyRequest,
  updateAccountRequest,
} from './admin/accounts.js';
import { depthToRgbRequest } from './depth-to-rgb.js';
import { exportWorldRequest } from './export-world.js';
import { generateWorldRequest } from './generate-world.js';
import { listWorldsRequest } from './list-worlds.js';
import { prepareUploadRequest } from './prepare-upload.js';
import { idempotencyHeader, listOperationsQuery, usageQuery } from './queries.js';
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
  'POST /svc/v1/worlds:generate': body(generateWorldRequest),
  'POST /svc/v1/worlds:list': body(listWorldsRequest),
  'POST /svc/v1/worlds/w:export': body(exportWorldRequest),
  'POST /svc/v1/media-assets:prepare_upload': body(prepareUploadRequest),
  'POST /svc/v1/pano:depth_to_rgb': body(depthToRgbRequest),
  'POST /admin/v1/accounts': body(createAccountRequest),
  'PATCH /admin/v1/accounts/a': body(updateAccountRequest),
  'POST /admin/v1/accounts/a/grants': body(grantCreditsRequest),
  'POST /admin/v1/accounts/a/projects': body(createProjectRequest),
  'POST /admin/v1/accounts/a/keys': body(createKeyRequest),
  'POST /admin/v1/accounts/a/keys/k:rotate': body(rotateKeyRequest),
  'GET /svc/v1/operations': (request) => validateQuery(listOperationsQuery, JSON.parse(request).query),
  'GET /svc/v1/usage': (request) => validateQuery(usageQuery, JSON.parse(request).query),
  'GET /svc/v1/start': (request) => validateHeaders(idempotencyHeader, JSON.parse(request).headers),
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
