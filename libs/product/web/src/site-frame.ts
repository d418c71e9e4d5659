import { escapeHtml } from './text/escape-html.js';

interface SiteLink {
  readonly href: string;
  readonly text: string;
}

/** The pages in the header of every page for visitors, in order. */
export const SITE_PAGES: readonly SiteLink[] = [
  { href: '/gallery', text: 'Gallery' },
  { href: '/catalogue', text: 'Catalogue' },
  { href: '/docs', text: 'Documentation' },
  { href: '/account', text: 'Account' },
];

/** The links below the content of every page for visitors. */
const SITE_FOOTER: readonly SiteLink[] = [
  { href: '/docs/api', text: 'API reference' },
  { href: '/openapi.json', text: 'OpenAPI document' },
  { href: '/docs/operators', text: 'Operators’ API' },
  { href: '/console', text: 'Console for operators' },
];

/**
 * The header of every page for visitors, as HTML.
 *
 * @param current path of the page, such as `/gallery`; empty for a page without a link in the header
 * @param logo URL of the picture of the brand
 */
export function renderSiteHeader(current: string, logo: string): string {
  return `<header class="site-head">
  <a class="site-brand" href="/"${markCurrent('/', current)}><img src="${escapeHtml(logo)}" alt="" width="34" height="34" />Diorama</a>
  <nav aria-label="Pages">${renderLinks(SITE_PAGES, current)}</nav>
</header>`;
}

/** The footer of every page for visitors, as HTML. */
export const renderSiteFooter = (): string =>
  `<footer class="site-foot"><nav aria-label="More">${renderLinks(SITE_FOOTER, '')}</nav></footer>`;

const renderLinks = (links: readonly SiteLink[], current: string): string =>
  links.map(({ href, text }) => `<a href="${href}"${markCurrent(href, current)}>${escapeHtml(text)}</a>`).join('');

const markCurrent = (href: string, current: string): string => (href === current ? ' aria-current="page"' : '');
