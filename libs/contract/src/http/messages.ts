import type { z } from 'zod';

/** Words and messages of pydantic v2 for what zod found wrong. `input` is the value at the issue's place. */
export function describeIssue(issue: z.core.$ZodIssue, input: unknown): { type: string; msg: string } {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, input);
    case 'invalid_value':
      return { type: 'literal_error', msg: `Input should be ${listed(issue.values.map(String))}` };
    case 'too_small':
      return bound(issue.origin, { low: true, inclusive: issue.inclusive ?? true, limit: Number(issue.minimum), actual: lengthOf(input) });
    case 'too_big':
      return bound(issue.origin, { low: false, inclusive: issue.inclusive ?? true, limit: Number(issue.maximum), actual: lengthOf(input) });
    case 'invalid_union':
      return 'discriminator' in issue ? wrongTag(issue, input) : { type: 'value_error', msg: `Value error, ${issue.message}` };
    default:
      return { type: 'value_error', msg: `Value error, ${issue.message}` };
  }
}

const TYPES: Readonly<Record<string, { type: string; msg: string }>> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  boolean: { type: 'bool_type', msg: 'Input should be a valid boolean' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  number: { type: 'float_type', msg: 'Input should be a valid number' },
  int: { type: 'int_type', msg: 'Input should be a valid integer' },
  object: { type: 'model_attributes_type', msg: 'Input should be a valid dictionary or object to extract fields from' },
};

function wrongType(expected: string, input: unknown): { type: string; msg: string } {
  if (input === undefined) return { type: 'missing', msg: 'Field required' };
  if (expected === 'boolean' && typeof input === 'string') {
    return { type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' };
  }
  if (expected === 'boolean' && typeof input === 'number') {
    return { type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' };
  }
  if (expected === 'int' || expected === 'number') return wrongNumber(expected, input);
  return TYPES[expected] ?? { type: 'value_error', msg: 'Value error, the value has the wrong type' };
}

function wrongNumber(expected: string, input: unknown): { type: string; msg: string } {
  if (typeof input === 'string') {
    return { type: 'int_parsing', msg: 'Input should be a valid integer, unable to parse string as an integer' };
  }
  if (expected === 'int' && typeof input === 'number') {
    return { type: 'int_from_float', msg: 'Input should be a valid integer, got a number with a fractional part' };
  }
  return { type: 'int_type', msg: 'Input should be a valid integer' };
}

interface Bound {
  readonly low: boolean;
  readonly inclusive: boolean;
  readonly limit: number;
  readonly actual: number;
}

function bound(origin: string, { low, inclusive, limit, actual }: Bound): { type: string; msg: string } {
  if (origin === 'string') {
    const noun = limit === 1 ? 'character' : 'characters';
    return { type: low ? 'string_too_short' : 'string_too_long', msg: `String should have at ${low ? 'least' : 'most'} ${limit} ${noun}` };
  }
  if (origin === 'array') {
    const noun = limit === 1 ? 'item' : 'items';
    return {
      type: low ? 'too_short' : 'too_long',
      msg: `List should have at ${low ? 'least' : 'most'} ${limit} ${noun} after validation, not ${actual}`,
    };
  }
  const relation = low ? 'greater than' : 'less than';
  return {
    type: `${low ? 'greater_than' : 'less_than'}${inclusive ? '_equal' : ''}`,
    msg: `Input should be ${relation}${inclusive ? ' or equal to' : ''} ${limit}`,
  };
}

const TAG_SHOWN = 64;

function wrongTag(issue: z.core.$ZodIssueInvalidUnion, input: unknown): { type: string; msg: string } {
  const discriminator = String((issue as { discriminator?: string }).discriminator);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return input === undefined
      ? { type: 'missing', msg: 'Field required' }
      : { type: 'model_attributes_type', msg: 'Input should be a valid dictionary or object to extract fields from' };
  }
  const tag = (input as Record<string, unknown>)[discriminator];
  if (tag === undefined || tag === null) {
    return { type: 'union_tag_not_found', msg: `Unable to extract tag using discriminator '${discriminator}'` };
  }
  const options = (issue as { options?: readonly unknown[] }).options ?? [];
  return {
    type: 'union_tag_invalid',
    msg: `Input tag '${shown(tag)}' found using '${discriminator}' does not match any of the expected tags: ${options.map((option) => `'${String(option)}'`).join(', ')}`,
  };
}

/** A tag is repeated only as far as a person reads it; one that is no scalar, however deep, is not written out at all. */
function shown(tag: unknown): string {
  if (typeof tag === 'string') return tag.slice(0, TAG_SHOWN);
  if (typeof tag === 'number' || typeof tag === 'boolean') return String(tag);
  return Array.isArray(tag) ? '[...]' : '{...}';
}

/** `'a', 'b' or 'c'` */
function listed(values: readonly string[]): string {
  const quoted = values.map((value) => `'${value}'`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function lengthOf(input: unknown): number {
  return Array.isArray(input) ? input.length : 0;
}
