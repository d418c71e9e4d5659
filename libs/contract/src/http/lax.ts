import { z } from 'zod';

/**
 * Scalars as pydantic reads them in its lax mode: a number may come as text, a boolean as a word or as 0 and 1. What cannot
 * be read passes through unchanged, for the schema inside to refuse.
 */

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  t: true,
  yes: true,
  y: true,
  on: true,
  '1': true,
  false: false,
  f: false,
  no: false,
  n: false,
  off: false,
  '0': false,
};

export const laxBoolean = z.preprocess((value) => {
  if (typeof value === 'string') return WORDS[value.toLowerCase()] ?? value;
  return value === 1 || value === 0 ? value === 1 : value;
}, z.boolean());

const NUMERAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

const readNumber = (value: unknown): unknown => (typeof value === 'string' && NUMERAL.test(value) ? Number(value) : value);

export const laxInteger = (min: number, max: number) => z.preprocess(readNumber, z.int().min(min).max(max));
