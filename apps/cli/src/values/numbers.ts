import { UsageError } from './usage-error.js';

/** The whole number that an option gives. @throws UsageError */
export function parseInteger(option: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(number)) throw new UsageError(`--${option} must be a whole number, not "${text}"`);
  return number;
}

/** The finite number that an option gives. @throws UsageError */
export function parseNumber(option: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new UsageError(`--${option} must be a number, not "${text}"`);
  return value;
}
