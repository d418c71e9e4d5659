import type { PageQuery } from '@diorama/contract';
import { LIMITS } from '@diorama/domain';

/** The page that a query asks for, as the services take it. */
export function parsePageQuery({ page_size: pageSize, page_token: pageToken }: PageQuery): {
  readonly pageSize: number;
  readonly pageToken: string;
} {
  return { pageSize: pageSize ?? LIMITS.pageSizeDefault, pageToken: pageToken ?? '' };
}
