/**
 * What the pages of the console and of accounts share, in Preact: fields, forms, dialogs, lists and notices, hooks that load data and run
 * actions, and pages of lists. Styles belong to the pages.
 * In: promises of data, and callbacks. Out: elements. Effect: the document, timers and the storage of the browser.
 */
export { getErrorMessage } from './api/error-message.js';
export { FILE_PAGE_SIZE, omitEmptyFilters, toPage, toPageQuery } from './api/paging.js';
export type { LoadListPage, Page } from './api/paging.js';
export { FILE_ROWS_MAX, readAllPages } from './api/read-all-pages.js';
export { useTimeZone } from './hooks/time-zone.js';
export { useAction } from './hooks/use-action.js';
export { useHash } from './hooks/use-hash.js';
export { useLoad } from './hooks/use-load.js';
export { useNotices } from './hooks/use-notices.js';
export { useNow } from './hooks/use-now.js';
export { usePages } from './hooks/use-pages.js';
export { ActionForm, FormFooter } from './parts/action-form.js';
export { CopyButton, CopyableId } from './parts/copy-button.js';
export { DescriptionItem } from './parts/description-item.js';
export { ConfirmDialog } from './parts/dialogs/confirm-dialog.js';
export { Dialog } from './parts/dialogs/dialog.js';
export { SecretDialog } from './parts/dialogs/secret-dialog.js';
export { DownloadButton } from './parts/download-button.js';
export { EmptyState } from './parts/empty-state.js';
export { ErrorNotice } from './parts/error-notice.js';
export { Field } from './parts/field.js';
export { FigureCard } from './parts/figure-card.js';
export { DateFilter } from './parts/filters/date-filter.js';
export { FilterChips } from './parts/filters/filter-chips.js';
export { FilterSelect } from './parts/filters/filter-select.js';
export { SearchField } from './parts/filters/search-field.js';
export { TimeZoneSelect } from './parts/filters/time-zone-select.js';
export { Icon } from './parts/icon.js';
export type { IconName } from './parts/icon.js';
export { KeyLifeField } from './parts/keys/key-life-field.js';
export { toKeyExpiry } from './parts/keys/key-lives.js';
export { ScopeChoices } from './parts/keys/scope-choices.js';
export { ListSkeleton, ListState } from './parts/list-state.js';
export { NoticeList } from './parts/notice-list.js';
export { PageHeader } from './parts/page-header.js';
export { ProblemText } from './parts/problem-text.js';
export { RelativeTime } from './parts/relative-time.js';
export { SecretSignIn } from './parts/secret-sign-in.js';
export { SourceBlock } from './parts/source-block.js';
export { TimeZoneProvider } from './parts/time-zone-provider.js';
export { VisibilityField } from './parts/visibility-field.js';
