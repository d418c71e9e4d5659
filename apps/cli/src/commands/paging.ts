import { UsageError } from '../program/usage-error.js';

/** The arguments of every list. */
export const PAGING = {
  limit: { type: 'string', description: 'Maximum number of results, 1-100 (default: 20)' },
  'page-token': { type: 'string', description: 'Token of the next page, from the previous response' },
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
