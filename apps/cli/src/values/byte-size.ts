import { UsageError } from './usage-error.js';

const UNITS: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KIB: 2 ** 10,
  MIB: 2 ** 20,
  GIB: 2 ** 30,
  TIB: 2 ** 40,
};

/**
 * The bytes that a size such as `50GB` or `1.5 TiB` names. GB is 10^9 bytes and GiB is 2^30.
 *
 * @throws UsageError for another text
 */
export function parseByteSize(option: string, text: string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
  const bytes = Number(count) * (UNITS[unit.toUpperCase()] ?? NaN);
  if (count === '' || !Number.isSafeInteger(Math.round(bytes)))
    throw new UsageError(`--${option} must be a size such as 500MB, 50GB or 2TiB, not "${text}"`);
  return Math.round(bytes);
}
