import type { ComponentChildren } from 'preact';

import { getErrorMessage } from '../api/error-message.js';
import type { PagedList } from '../hooks/use-pages.js';
import { LoadMoreButton } from './load-more-button.js';
import { ErrorNotice } from './error-notice.js';

interface ListStateProps<Item> {
  readonly pages: PagedList<Item>;
  /** Shown in the place of a list without items. */
  readonly empty: ComponentChildren;
  readonly children: (items: readonly Item[]) => ComponentChildren;
}

/** A list as it is: on its way, failed, empty, or there, with a button for more. */
export function ListState<Item>({ pages, empty, children }: ListStateProps<Item>) {
  const { items, error, more, reload } = pages;
  return (
    <>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {items === null && error === null && <ListSkeleton />}
      {items !== null && items.length === 0 && empty}
      {items !== null && items.length > 0 && children(items)}
      <LoadMoreButton onMore={more} />
    </>
  );
}

/** Stands for lines that are on their way. */
export function ListSkeleton() {
  return (
    <div class="skeleton" role="status" aria-busy="true" aria-label="Loading">
      <span />
      <span />
      <span />
    </div>
  );
}
