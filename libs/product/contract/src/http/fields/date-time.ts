import { z } from 'zod';

import { INVALID_UNICODE_FAULT, SURROGATE_PATTERN } from './value-fault.js';
import type { ValueFault } from './value-fault.js';

/**
 * A moment as pydantic reads it in its lax mode: an ISO 8601 date with or without a time (UTC where no offset is named), or
 * seconds or milliseconds since 1970, as a number or as text. Digits below a millisecond are dropped.
 */
export const dateTime = z.preprocess((value) => {
  const read = parseDateTime(value);
  return read instanceof Date ? read : value;
}, z.date());

/** The moment that a value names, or what is wrong with it. */
export function parseDateTime(value: unknown): Date | ValueFault {
  if (typeof value === 'number') return momentOf(value);
  if (typeof value !== 'string') return { type: 'datetime_type', msg: 'Input should be a valid datetime' };
  if (SURROGATE_PATTERN.test(value)) return INVALID_UNICODE_FAULT;
  if (NUMERAL.test(value) && /\d/.test(value) && Math.abs(Number(value)) < 2 ** 63) return momentOf(Number(value));
  return readIso(value);
}

const NUMERAL = /^[+-]?\d*(\.\d*)?$/;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt _]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d+))?)?(?:[Zz]|([+\-\u2212])([01]\d|2[0-3]):?([0-5]\d))?)?$/;

function readIso(text: string): Date | ValueFault {
  const fault = dateFault(text);
  if (fault !== null) return unreadable(fault);
  const fields = ISO.exec(text);
  if (fields === null) return unreadable('unexpected extra characters at the end of the input');
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = '', sign, offsetHours = 0, offsetMinutes = 0] = fields;
  if (Number(year) === 0) return outOfRange('year 0 is out of range');
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second), Number(fraction.padEnd(3, '0').slice(0, 3)));
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return new Date(date.getTime() + (sign === undefined || sign === '+' ? -offsetMs : offsetMs));
}

/** What is wrong with the `YYYY-MM-DD` that a text must begin with; null when nothing is. */
function dateFault(text: string): string | null {
  if (text.length < 10) return 'input is too short';
  if (!/^\d{4}/.test(text)) return 'invalid character in year';
  if (text[4] !== '-') return 'invalid date separator, expected `-`';
  if (!/^\d{2}/.test(text.slice(5))) return 'invalid character in month';
  if (text[7] !== '-') return 'invalid date separator, expected `-`';
  if (!/^\d{2}/.test(text.slice(8))) return 'invalid character in day';
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  if (month < 1 || month > 12) return 'month value is outside expected range of 1-12';
  if (day < 1 || day > daysIn(year, month)) return 'day value is outside expected range';
  return null;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Above this, up to the year 2603, a number counts milliseconds. */
const SECONDS_MAX = 20_000_000_000;
const LAST_MS = 253_402_300_799_999;
const FIRST_MS = -62_135_596_800_000;

function momentOf(value: number): Date | ValueFault {
  if (Number.isNaN(value)) return outOfRange('NaN values not permitted');
  const ms = Math.abs(value) > SECONDS_MAX ? value : value * 1_000;
  if (ms > LAST_MS) return outOfRange('dates after 9999 are not supported as unix timestamps');
  if (ms < FIRST_MS)
    return outOfRange(ms < BEFORE_YEAR_0_MS ? 'dates before 0000 are not supported as unix timestamps' : 'year 0 is out of range');
  return new Date(Math.floor(ms));
}

const BEFORE_YEAR_0_MS = -62_167_219_200_000;

const unreadable = (why: string): ValueFault => ({
  type: 'datetime_from_date_parsing',
  msg: `Input should be a valid datetime or date, ${why}`,
});

const outOfRange = (why: string): ValueFault => ({ type: 'datetime_parsing', msg: `Input should be a valid datetime, ${why}` });
