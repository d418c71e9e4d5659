import { escapeHtml } from '@diorama/web';

import { groupInOrder } from './group-in-order.js';
import { REFERENCES } from './navigation.js';
import type { Page } from './pages.js';

/** The parts of a template by the names of their slots, such as `{{title}}`. */
export type Parts = Readonly<Record<string, string>>;

/** Fills the slots of a template. @throws Error for a slot without a part */
export function fillTemplate(template: string, parts: Parts): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`The template has the unknown slot ${name}`);
    return part;
  });
}

/** The pages that the header links to. */
const TABS = [
  { title: 'Tutorial', address: '/docs/tutorial' },
  { title: 'Guides', address: '/docs/reference/prompts' },
  REFERENCES.api,
  { title: 'Operators', address: '/docs/operating' },
] as const;

export type TabTitle = (typeof TABS)[number]['title'];

/** The header of all pages. `hasPages` says whether the page has a list of pages that a phone can open. */
export function renderHeader(current: TabTitle | null, hasPages: boolean): string {
  const tabs = TABS.map(({ title, address }) => `<a href="${address}"${title === current ? ' aria-current="true"' : ''}>${title}</a>`).join(
    '',
  );
  const menu = hasPages ? '<button type="button" class="menu" aria-expanded="false" aria-controls="pages"><span>Pages</span></button>' : '';
  return `${menu}<a class="brand" href="/docs"><img src="/docs/diorama.svg" alt="" width="26" height="26" /><span>Diorama</span></a>
<nav class="tabs" aria-label="Documentation">${tabs}</nav>
<a class="start" href="/">Generate a world</a>
<button type="button" class="find" aria-haspopup="dialog"><span>Search</span><kbd>/</kbd></button>
<button type="button" class="theme" aria-label="Colours: same as the system"></button>`;
}

/** The dialog of the search; `index` is the address of what it searches. */
export const renderSearch = (index: string): string => `<dialog class="search" aria-label="Search" data-index="${index}">
<form method="dialog"><input type="search" aria-label="Search the documentation" placeholder="Search the documentation" autocomplete="off" spellcheck="false" maxlength="100" />
<button type="submit">Close</button></form>
<p class="status" role="status"></p><ol></ol></dialog>`;

/** The list of all pages, by areas and groups. Groups without the current page are folded when they are long. */
export function renderPageList(pages: readonly Page[], current: string): string {
  const isOperators = pages.find(({ address }) => address === current)?.area === 'Operators';
  const areas = groupInOrder(pages, ({ area }) => area).map(([area, members]) => {
    const groups = groupInOrder(members, ({ group }) => group).map(([group, list]) => {
      const isOpen =
        list.some(({ address }) => address === current) || (list.length <= SHORT_GROUP && (area === 'Operators') === isOperators);
      return `<details${isOpen ? ' open' : ''}><summary>${group}</summary><ul>${list.map((page) => renderPageLink(page, current)).join('')}</ul></details>`;
    });
    const { address, title } = area === 'Operators' ? REFERENCES.operators : REFERENCES.api;
    return `<h2>${area}</h2>${groups.join('')}<p><a href="${address}">${title}</a></p>`;
  });
  return areas.join('');
}

const SHORT_GROUP = 9;

const renderPageLink = ({ address, title }: Page, current: string): string =>
  `<li><a href="${address}"${address === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`;

/** The body of a page with its place, and the pages before and after it. */
export function renderContent(page: Page, pages: readonly Page[]): string {
  const index = pages.findIndex(({ address }) => address === page.address);
  const link = (other: Page | undefined, name: string): string =>
    other === undefined
      ? ''
      : `<a class="${name.toLowerCase()}" href="${other.address}"><small>${name}</small>${escapeHtml(other.title)}</a>`;
  const around = link(pages[index - 1], 'Previous') + link(pages[index + 1], 'Next');
  return `<article><p class="place">${page.area} · ${page.group}</p>${page.html}</article><nav class="around" aria-label="Previous and next page">${around}</nav>`;
}

/** Links to the headings of a page; empty where it has fewer than two. */
export function renderOutline({ sections }: Page): string {
  const headings = sections.filter(({ level }) => level === 2 || level === 3);
  if (headings.length < 2) return '';
  const rows = headings.map(
    ({ id, heading, level }) => `<li class="level-${level}"><a href="#${encodeURI(id)}">${escapeHtml(heading)}</a></li>`,
  );
  return `<nav aria-label="On this page"><h2>On this page</h2><ul>${rows.join('')}</ul></nav>`;
}
