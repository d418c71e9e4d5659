import type { PageQuery } from '@diorama/contract';
import { LIMITS } from '@diorama/domain';

/** The bounds of the time of creation, as the services take them. */
export function parseCreationQuery({ created_from: from, created_until: until }: CreationQuery): {
  readonly createdFrom: Date | undefined;
  readonly createdUntil: Date | undefined;
} {
  return { createdFrom: from ?? undefined, createdUntil: until ?? undefined };
}

interface CreationQuery {
  readonly created_from?: Date | null | undefined;
  readonly created_until?: Date | null | undefined;
}

/** The page that a query asks for, as the services take it. */
export function parsePageQuery({ page_size: pageSize, page_token: pageToken }: PageQuery): {
  readonly pageSize: number;
  readonly pageToken: string;
} {
  return { pageSize: pageSize ?? LIMITS.pageSizeDefault, pageToken: pageToken ?? '' };
}
