/**
 * What the pages of the gateway share: icons and style sheets as files of the package, the links of their frame, the states of an
 * operation's stages, numbers, captions and the visibility of worlds as text for people, text as HTML, and values that the browser keeps.
 * In: fields of the API, or text. Out: text, HTML, or fields of the API. Effect: the storage of the browser.
 */
export { readStored, writeStored } from './browser-storage.js';
export { describeCaption, removeNotShown } from './caption.js';
export { escapeHtml } from './escape-html.js';
export { formatDuration, formatEstimate, formatInteger } from './format.js';
export { SITE_FOOTER, SITE_PAGES } from './site-links.js';
export type { SiteLink } from './site-links.js';
export { computeStageStates } from './stage-states.js';
export type { StageDisplayState } from './stage-states.js';
export { VISIBILITIES, parseVisibility, readVisibility, toPermission } from './visibility.js';
export type { Visibility } from './visibility.js';
