import { UsageError } from '../program/usage-error.js';

/** The arguments of every list. */
export const PAGING = {
  limit: { type: 'string', description: 'At most so many, from 1 to 100; 20 where it is absent' },
  'page-token': { type: 'string', description: 'Go on where the page before ended' },
} as const;

/** Those arguments as the API takes them. */
export function pageOf(args: { readonly limit?: string | undefined; readonly 'page-token'?: string | undefined }) {
  return {
    ...(args.limit === undefined ? {} : { page_size: wholeNumber('limit', args.limit) }),
    ...(args['page-token'] === undefined ? {} : { page_token: args['page-token'] }),
  };
}

/** How to see more of a list; empty on its last page. */
export const more = (token: string | null): string => (token === null ? '' : `\nMore: --page-token ${token}`);

/** @throws UsageError */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(number)) throw new UsageError(`--${option} must be a whole number, not "${text}"`);
  return number;
}
