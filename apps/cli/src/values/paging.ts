import { parseInteger } from './numbers.js';

/** The arguments of every list. */
export const PAGING_ARGUMENTS = {
  limit: { type: 'string', valueHint: 'N', description: 'Maximum number of results, 1 to 100 (default: 20)' },
  'page-token': { type: 'string', valueHint: 'TOKEN', description: 'Token of the next page, from the previous response' },
} as const;

/** The option of a list that shows only items in one state. */
export const createStateOption = <State extends string>(items: string, states: readonly State[]) => ({
  type: 'enum' as const,
  options: [...states],
  description: `Show only ${items} in this state: ${states.join(', ')}`,
});

/** Those arguments as the API takes them. */
export function toPageQuery(args: { readonly limit?: string | undefined; readonly 'page-token'?: string | undefined }) {
  return {
    ...(args.limit === undefined ? {} : { page_size: parseInteger('limit', args.limit) }),
    ...(args['page-token'] === undefined ? {} : { page_token: args['page-token'] }),
  };
}

/** The hint for the next page; empty on the last page. A token can begin with a hyphen, so it follows an equals sign. */
export const formatNextPageHint = (token: string | null): string => (token === null ? '' : `\nMore: --page-token=${token}`);
