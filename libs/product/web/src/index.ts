/**
 * What the pages of the gateway share: icons and style sheets as files of the package, their header and footer, the states of an
 * operation's stages, numbers, times, captions and the visibility of worlds as text for people, tables as CSV, requests as source code, text as
 * HTML, and values that the browser keeps.
 * In: fields of the API, or text. Out: text, HTML, source code, or fields of the API. Effect: the storage of the browser.
 */
export { readStored, writeStored } from './browser-storage.js';
export { CODE_LANGUAGES, buildRequestCode } from './code/request-code.js';
export type { CodeLanguage } from './code/request-code.js';
export type { CodedRequest } from './code/coded-request.js';
export { SITE_PAGES, renderSiteFooter, renderSiteHeader } from './site-frame.js';
export { computeStageStates } from './stage-states.js';
export type { StageDisplayState } from './stage-states.js';
export { describeCaption, removeNotShown } from './text/caption.js';
export { toCsv, toTable } from './text/csv.js';
export type { Cell, Columns, Table } from './text/csv.js';
export { escapeHtml } from './text/escape-html.js';
export { parseTime, readFieldTime, toFieldTime } from './text/field-time.js';
export {
  countSecondsBetween,
  createTickFormat,
  formatBucket,
  formatBytes,
  formatCompactNumber,
  formatDateTime,
  formatPercent,
  formatRelativeTime,
  formatShortDuration,
  formatSignedNumber,
  formatUptime,
} from './text/format.js';
export { formatDuration, formatEstimate, formatInteger } from './text/format-numbers.js';
export { VISIBILITIES, parseVisibility, readVisibility, toPermission } from './text/visibility.js';
export type { Visibility } from './text/visibility.js';
