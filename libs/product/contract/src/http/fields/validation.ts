import { z } from 'zod';

import { locateInSchema, getValueAtPath } from './location.js';
import { describeIssue } from './describe-issue.js';

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
  return validate('body', schema, body);
}

/** Checks the parameters of a query string, whose values are text. */
export function validateQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): Validated<z.output<Schema>> {
  return validate('query', schema, query);
}

/** Checks request headers, whose names are in lower case. */
export function validateHeaders<Schema extends z.ZodType>(schema: Schema, headers: unknown): Validated<z.output<Schema>> {
  return validate('header', schema, headers);
}

/** What a 422 says of an idempotency key that was used before with another request. */
export const IDEMPOTENCY_KEY_REUSED_ERROR: ValidationError = {
  type: 'value_error',
  loc: ['header', 'idempotency-key'],
  msg: 'Value error, the idempotency key was already used with a different request',
};

type Source = 'body' | 'query' | 'header';

function validate<Schema extends z.ZodType>(source: Source, schema: Schema, input: unknown): Validated<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = firstOfEach(parsed.error.issues).flatMap((issue) => describe(issue, schema, input));
  return { ok: false, errors: errors.map((error) => ({ ...error, loc: [source, ...error.loc] })) };
}

/** Of each value only the first fault is told, as in pydantic; zod goes on to the next check. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const seen = new Set<string>();
  return issues.filter(({ path }) => {
    const place = JSON.stringify(path);
    return !seen.has(place) && seen.add(place);
  });
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, input: unknown): ValidationError[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const tagged = issue.code === 'invalid_union' && 'discriminator' in issue;
  // A failed choice between tagged variants is told at the field itself, not at its tag.
  const fieldPath = tagged ? path.slice(0, -1) : path;
  const { location, schema: at, union } = locateInSchema(schema, fieldPath, input);
  const value = getValueAtPath(input, fieldPath);
  if (issue.code === 'invalid_union' && !tagged && union !== undefined && at !== undefined) {
    const faults = firstOfEach(issue.errors[union.options.indexOf(at)] ?? []);
    return faults.flatMap((fault) => describe(fault, at, value)).map((error) => ({ ...error, loc: [...location, ...error.loc] }));
  }
  if (issue.code !== 'invalid_union' || tagged || !(at instanceof z.ZodUnion))
    return [{ ...describeIssue(issue, at, value), loc: location }];
  return at.options.flatMap((option, index) => {
    const branch = option as z.ZodType;
    return (issue.errors[index] ?? []).map((fault) => ({ ...describeIssue(fault, branch, value), loc: [...location, branchName(branch)] }));
  });
}

/** How pydantic calls a branch of a choice that has no tag. */
function branchName(branch: z.ZodType): string {
  if (branch instanceof z.ZodLiteral) return `literal['${String(branch.value)}']`;
  if (branch instanceof z.ZodPipe) return branchName(branch.out as z.ZodType);
  return branch instanceof z.ZodBoolean ? 'bool' : branch.type;
}
