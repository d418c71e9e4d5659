import { z } from 'zod';

import { parseDateTime } from './date-time.js';
import { INVALID_UNICODE_FAULT, SURROGATE_PATTERN } from './value-fault.js';
import type { ValueFault } from './value-fault.js';
import { INTEGER_DIGITS_MAX, parseLenientNumber } from './lenient.js';

/** Words and messages of pydantic v2 for what zod found wrong with `input`, as it was sent, where `schema` stands. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType | undefined, input: unknown): ValueFault {
  if (input === undefined) return { type: 'missing', msg: 'Field required' };
  switch (issue.code) {
    case 'invalid_type':
      // Of text in an integer's place, zod says that it expected a number.
      return wrongType(schema instanceof z.ZodNumber && schema.isInt ? 'int' : issue.expected, input);
    case 'invalid_value':
      if (isBroken(input)) return INVALID_UNICODE_FAULT;
      return { type: 'literal_error', msg: `Input should be ${listed(issue.values)}` };
    case 'invalid_format':
      if (isBroken(input)) return INVALID_UNICODE_FAULT;
      return { type: 'string_pattern_mismatch', msg: `String should match pattern '${(issue.pattern ?? '').slice(1, -1)}'` };
    case 'too_small':
      return bound(issue.origin, { low: true, inclusive: issue.inclusive ?? true, limit: Number(issue.minimum), input });
    case 'too_big':
      return bound(issue.origin, { low: false, inclusive: issue.inclusive ?? true, limit: Number(issue.maximum), input });
    case 'invalid_union':
      return wrongTag(issue, input);
    case 'custom':
      if (typeof issue.params?.['type'] === 'string') return { type: issue.params['type'], msg: issue.message };
      return { type: 'value_error', msg: `Value error, ${issue.message}` };
    default:
      return { type: 'value_error', msg: `Value error, ${issue.message}` };
  }
}

const NOT_AN_OBJECT: ValueFault = {
  type: 'model_attributes_type',
  msg: 'Input should be a valid dictionary or object to extract fields from',
};

function wrongType(expected: string, input: unknown): ValueFault {
  switch (expected) {
    case 'string':
      return { type: 'string_type', msg: 'Input should be a valid string' };
    case 'boolean':
      return wrongBoolean(input);
    case 'int':
      return wrongInteger(input);
    case 'number':
      return wrongNumber(input);
    case 'array':
      return { type: 'list_type', msg: 'Input should be a valid list' };
    case 'date':
      return wrongDateTime(input);
    case 'never':
      return { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' };
    default:
      return NOT_AN_OBJECT;
  }
}

const isBroken = (input: unknown): boolean => typeof input === 'string' && SURROGATE_PATTERN.test(input);

function wrongBoolean(input: unknown): ValueFault {
  if (isBroken(input)) return INVALID_UNICODE_FAULT;
  if (typeof input === 'string' || (Number.isInteger(input) && Math.abs(Number(input)) < 2 ** 63)) {
    return { type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' };
  }
  return { type: 'bool_type', msg: 'Input should be a valid boolean' };
}

const INFINITE: ValueFault = { type: 'finite_number', msg: 'Input should be a finite number' };

function wrongInteger(input: unknown): ValueFault {
  if (isBroken(input)) return INVALID_UNICODE_FAULT;
  if (typeof input === 'string') {
    return input.length > INTEGER_DIGITS_MAX && /^\d+$/.test(input)
      ? { type: 'int_parsing_size', msg: 'Unable to parse input string as an integer, exceeded maximum size' }
      : { type: 'int_parsing', msg: 'Input should be a valid integer, unable to parse string as an integer' };
  }
  if (typeof input !== 'number') return { type: 'int_type', msg: 'Input should be a valid integer' };
  if (!Number.isFinite(input)) return INFINITE;
  return { type: 'int_from_float', msg: 'Input should be a valid integer, got a number with a fractional part' };
}

function wrongNumber(input: unknown): ValueFault {
  if (isBroken(input)) return INVALID_UNICODE_FAULT;
  if (typeof parseLenientNumber(input) === 'number') return INFINITE;
  return typeof input === 'string'
    ? { type: 'float_parsing', msg: 'Input should be a valid number, unable to parse string as a number' }
    : { type: 'float_type', msg: 'Input should be a valid number' };
}

function wrongDateTime(input: unknown): ValueFault {
  const read = parseDateTime(input);
  return read instanceof Date ? { type: 'datetime_type', msg: 'Input should be a valid datetime' } : read;
}

interface Bound {
  readonly low: boolean;
  readonly inclusive: boolean;
  readonly limit: number;
  readonly input: unknown;
}

function bound(origin: string, { low, inclusive, limit, input }: Bound): ValueFault {
  if (origin === 'string') {
    const noun = limit === 1 ? 'character' : 'characters';
    return { type: low ? 'string_too_short' : 'string_too_long', msg: `String should have at ${low ? 'least' : 'most'} ${limit} ${noun}` };
  }
  if (origin === 'array') {
    const noun = limit === 1 ? 'item' : 'items';
    const actual = Array.isArray(input) ? input.length : 0;
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

function wrongTag(issue: z.core.$ZodIssueInvalidUnion, input: unknown): ValueFault {
  if (!('discriminator' in issue) || typeof input !== 'object' || input === null || Array.isArray(input)) return NOT_AN_OBJECT;
  const discriminator = String(issue.discriminator);
  if (!Object.hasOwn(input, discriminator)) {
    return { type: 'union_tag_not_found', msg: `Unable to extract tag using discriminator '${discriminator}'` };
  }
  const tag = (input as Readonly<Record<string, unknown>>)[discriminator];
  const options = ('options' in issue ? issue.options : undefined) ?? [];
  return {
    type: 'union_tag_invalid',
    msg: `Input tag '${shown(tag)}' found using '${discriminator}' does not match any of the expected tags: ${options.map((option) => `'${String(option)}'`).join(', ')}`,
  };
}

/** A tag is repeated only as far as a person reads it; one that is no scalar, however deep, is not written out at all. */
function shown(tag: unknown): string {
  if (typeof tag === 'string') return tag.slice(0, TAG_SHOWN).replaceAll(/\p{Surrogate}/gu, '\ufffd\ufffd\ufffd');
  if (typeof tag === 'number') return String(tag);
  if (typeof tag === 'boolean') return tag ? 'True' : 'False';
  if (tag === null) return 'None';
  if (Array.isArray(tag)) return tag.length === 0 ? '[]' : '[...]';
  return Object.keys(tag as object).length === 0 ? '{}' : '{...}';
}

/** `'a', 'b' or 'c'`; numbers stand without quotes. */
function listed(values: readonly unknown[]): string {
  const quoted = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
