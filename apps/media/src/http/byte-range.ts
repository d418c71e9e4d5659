/** What of an object to send: all of it, the bytes of one range (ends inclusive), or nothing because no byte lies in it. */
export type RangeSelection =
  | { readonly kind: 'whole' }
  | { readonly kind: 'range'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: RangeSelection = { kind: 'whole' };

/**
 * Reads a `Range` header for an object of that size (RFC 9110 section 14.2). Several ranges and whatever is not understood mean
 * the whole object, as the RFC allows.
 */
export function selectByteRange(header: string | undefined, bytes: number): RangeSelection {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return WHOLE;
  if (first === '') return between(Math.max(bytes - Number(last), 0), bytes - 1);
  if (last !== '' && Number(last) < Number(first)) return WHOLE; // no valid range at all
  return between(Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1));
}

function between(start: number, end: number): RangeSelection {
  return start <= end ? { kind: 'range', start, end } : { kind: 'unsatisfiable' };
}
