import { pageHeaders } from './page-headers.js';

/** Headers of a page without scripts. */
export const STATIC_PAGE_HEADERS = pageHeaders([
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]);

/** Where the style sheets that all pages for visitors use are served for pages without a bundle. */
export const STYLES_PREFIX = '/catalogue/styles/';

/** Links to the shared style sheets and to those of a page, as HTML. */
export const renderStyleLinks = (own: readonly string[]): string =>
  [...['tokens.css', 'base.css', 'site.css'].map((name) => STYLES_PREFIX + name), ...own]
    .map((href) => `    <link rel="stylesheet" href="${href}" />`)
    .join('\n');
