import { z } from 'zod';

/**
 * Scalars as pydantic reads them in its lax mode: a number may come as text, a boolean as a word or as 0 and 1. What cannot
 * be read passes through unchanged, for the schema inside to refuse. The forms were measured with pydantic 2.14.
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

export const lenientBoolean = z.preprocess((value) => {
  if (typeof value === 'string') return Object.hasOwn(WORDS, value.toLowerCase()) ? WORDS[value.toLowerCase()] : value;
  return value === 1 || value === 0 ? value === 1 : value;
}, z.boolean());

/** An integer within bounds. */
export const lenientInteger = (min: number, max: number) => z.preprocess(readInteger, z.int().min(min).max(max));

/** A finite number; greater than `above` where that is given. */
export const lenientNumber = (above: number | null = null) =>
  z.preprocess(parseLenientNumber, above === null ? z.number() : z.number().gt(above));

/** A finite number within bounds. */
export const lenientNumberBetween = (min: number, max: number) => z.preprocess(parseLenientNumber, z.number().min(min).max(max));

const SPACE = /\p{White_Space}/u;
const INTEGER = /^[+-]?\d+(_\d+)*(\.0+)?$/;
const NUMBER = /^[+-]?((\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?|inf|infinity|nan)$/i;

/** Digits that Python reads as one integer at most. */
export const INTEGER_DIGITS_MAX = 4_300;

/** A longer text is no number that anybody means; to take it apart would cost memory many times its size. */
const NUMBER_CHARACTERS = 100_000;

function readInteger(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') {
    const numeral = trimmed(value);
    return numeral.length <= INTEGER_DIGITS_MAX && INTEGER.test(numeral) ? clamped(Number(numeral.replaceAll('_', ''))) : value;
  }
  return typeof value === 'number' ? clamped(value) : value;
}

/** Beyond the safe integers every bound is passed all the same, and zod would tell of its own bound first. */
function clamped(value: number): number {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return value;
  return Math.sign(value) * Number.MAX_SAFE_INTEGER;
}

/** The number that a value stands for; it need not be finite. What is none comes back unchanged. */
export function parseLenientNumber(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return value;
  const numeral = trimmed(value);
  if (numeral.length > NUMBER_CHARACTERS || /^_|__|_$/.test(numeral)) return value;
  const bare = numeral.replaceAll('_', '');
  if (!NUMBER.test(bare)) return value;
  if (/nan$/i.test(bare)) return Number.NaN;
  if (/[iy]/i.test(bare)) return bare.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return Number(bare);
}

/** Without the white space at its ends, from which it is looked for: a pattern would try each stretch of it in a long text anew. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SPACE.test(text.charAt(start))) start++;
  while (end > start && SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
