import type { z } from 'zod';

import { fieldLocation, valueAt } from './location.js';
import { describeIssue } from './messages.js';

/** One entry of a 422 body, as FastAPI with pydantic v2 writes it. The input itself is never repeated. */
export interface ValidationError {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
}

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly ValidationError[] };

/** Checks a decoded JSON body; errors come in the order in which the schema declares its fields. */
export function validateBody<Schema extends z.ZodType>(schema: Schema, body: unknown): Validated<z.output<Schema>> {
  if (body === undefined) return { ok: false, errors: [{ type: 'missing', loc: ['body'], msg: 'Field required' }] };
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = parsed.error.issues.flatMap((issue) => describe(issue, schema, body));
  return { ok: false, errors };
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, body: unknown): ValidationError[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  // A failed choice between tagged variants is told at the field itself, not at its tag.
  const fieldPath = issue.code === 'invalid_union' && 'discriminator' in issue ? path.slice(0, -1) : path;
  const loc = ['body', ...fieldLocation(schema, fieldPath, body)];
  const { type, msg } = describeIssue(issue, valueAt(body, fieldPath));
  return [{ type, loc, msg }];
}
