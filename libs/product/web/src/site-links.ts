/** A link of the frame around the pages for visitors. */
export interface SiteLink {
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
export const SITE_FOOTER: readonly SiteLink[] = [
  { href: '/docs/api', text: 'API reference' },
  { href: '/openapi.json', text: 'OpenAPI document' },
  { href: '/docs/operators', text: 'Operators’ API' },
  { href: '/console', text: 'Console for operators' },
];
