import type { Gallery, World } from '@diorama-worlds/sdk';

import { createElement } from '../hud/element.js';
import { createTextButton } from '../hud/text-button.js';
import { messageOf } from '../message-of.js';
import { findElement } from '../site/find-element.js';
import { createWorldCards, nameStyle } from '../site/world-cards.js';
import { buildGalleryHref, countLabels, readGalleryFilter } from '../site/gallery-address.js';
import type { GalleryFilter } from '../site/gallery-address.js';

const PAGE_SIZE = 24;
/** Pictures that a window shows at first. */
const PICTURES_AT_FIRST = 8;
const LABELS_OFFERED = 8;
/** Between the last letter and the search. */
const TYPING_MS = 250;

/** The public worlds with a search, filters and pages. */
export class GalleryView {
  private readonly search: HTMLInputElement;
  private readonly filters: HTMLElement;
  private readonly status: HTMLElement;
  private readonly list: HTMLElement;
  private readonly below: HTMLElement;
  private filter: GalleryFilter = { query: '', tag: '', style: '' };
  private worlds: readonly World[] = [];
  /** Ends the requests of a search when another one begins. */
  private current = new AbortController();
  private typing: ReturnType<typeof setTimeout> | undefined;

  /** @param page as it is served, with empty cards in the place of worlds */
  constructor(
    page: ParentNode,
    private readonly gallery: Pick<Gallery, 'page'>,
  ) {
    this.search = findElement(page, '[name=query]', HTMLInputElement);
    this.filters = findElement(page, '.filters', HTMLElement);
    this.status = findElement(page, '.gallery-status', HTMLElement);
    this.list = findElement(page, '.worlds', HTMLElement);
    this.below = findElement(page, '.gallery-below', HTMLElement);
    findElement(page, '.gallery-search', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      this.searchNow();
    });
    this.search.addEventListener('input', () => {
      clearTimeout(this.typing);
      this.typing = setTimeout(() => this.searchNow(), TYPING_MS);
    });
  }

  /** Shows the first page of what the query of an address asks for. */
  open(address: string): void {
    this.filter = readGalleryFilter(address);
    this.search.value = this.filter.query;
    void this.load(null);
  }

  private searchNow(): void {
    clearTimeout(this.typing);
    const query = this.search.value.trim();
    if (query === this.filter.query) return;
    const href = buildGalleryHref({ ...this.filter, query });
    history.replaceState(null, '', href);
    this.filter = { ...this.filter, query };
    void this.load(null);
  }

  /** @param pageToken null for the first page, which takes the place of what is shown */
  private async load(pageToken: string | null): Promise<void> {
    this.current.abort();
    this.current = new AbortController();
    const { signal } = this.current;
    this.list.setAttribute('aria-busy', 'true');
    try {
      const filter = Object.fromEntries(Object.entries(this.filter).filter(([, value]) => value !== ''));
      const page = { page_size: PAGE_SIZE, ...(pageToken === null ? {} : { page_token: pageToken }) };
      const { worlds, next_page_token: next } = await this.gallery.page({ ...filter, ...page }, { signal });
      if (signal.aborted) return;
      this.worlds = pageToken === null ? worlds : [...this.worlds, ...worlds];
      this.show(pageToken === null ? null : worlds, next);
    } catch (error) {
      if (!signal.aborted) this.showTrouble(error, pageToken);
    } finally {
      if (!signal.aborted) this.list.removeAttribute('aria-busy');
    }
  }

  /** @param added the worlds of a further page; null when the list is new */
  private show(added: readonly World[] | null, next: string | null): void {
    const cards = createWorldCards(added ?? this.worlds, added === null ? PICTURES_AT_FIRST : 0);
    if (added === null) this.list.replaceChildren(...cards);
    else {
      this.list.append(...cards);
      cards[0]?.querySelector('a')?.focus();
    }
    this.showFilters();
    this.status.textContent = this.worlds.length === 0 ? '' : countWorlds(this.worlds.length, next !== null);
    if (this.worlds.length === 0) this.below.replaceChildren(this.createNothing());
    else this.below.replaceChildren(...(next === null ? [] : [createTextButton('Show more', () => void this.load(next), 'primary')]));
  }

  private createNothing(): HTMLElement {
    const { query, tag, style } = this.filter;
    if (query === '' && tag === '' && style === '')
      return createNotice('There are no public worlds yet', 'A world is listed here when its owner makes it public.', [
        createLink('primary', '/', 'Generate the first world'),
      ]);
    const wanted = [query && `“${query}”`, nameStyle(style), tag && `#${tag}`].filter(Boolean).join(', ');
    const generate = createLink('text-button', `/?${new URLSearchParams({ prompt: query }).toString()}`, 'Generate such a world');
    return createNotice('No world matches', `Nothing was found for ${wanted}.`, [
      createLink('primary', '/gallery', 'Show all worlds'),
      ...(query === '' ? [] : [generate]),
    ]);
  }

  private showTrouble(error: unknown, pageToken: string | null): void {
    if (pageToken === null) this.list.replaceChildren();
    const retry = createTextButton('Try again', () => void this.load(pageToken), 'primary');
    this.status.textContent = '';
    this.showFilters();
    this.below.replaceChildren(createNotice('The gallery could not be loaded', messageOf(error), [retry]));
  }

  /** The filter in use with a way out of it, then the labels of the worlds that are shown. */
  private showFilters(): void {
    const { tag, style } = this.filter;
    const { tags, styles } = countLabels(this.worlds, LABELS_OFFERED);
    const group = (name: string, chips: readonly HTMLElement[]): HTMLElement[] =>
      chips.length === 0
        ? []
        : [createElement('div', { attributes: { role: 'group', 'aria-label': name } }, [createElement('span', { text: name }), ...chips])];
    const chipsOf = (key: 'tag' | 'style', chosen: string, offered: readonly string[]): HTMLElement[] =>
      (chosen === '' ? offered : [chosen]).map((label) => {
        const href = buildGalleryHref({ ...this.filter, [key]: chosen === '' ? label : '' });
        const text = key === 'tag' ? `#${label}` : nameStyle(label);
        const attributes = { href, ...(chosen === '' ? {} : { 'aria-current': 'true', 'aria-label': `${text}, remove this filter` }) };
        return createElement('a', { class: 'chip', text: chosen === '' ? text : `${text} ×`, attributes });
      });
    this.filters.replaceChildren(...group('Style', chipsOf('style', style, styles)), ...group('Tag', chipsOf('tag', tag, tags)));
  }
}

const countWorlds = (count: number, isMore: boolean): string =>
  isMore ? `${count} worlds, and more below` : count === 1 ? '1 world' : `${count} worlds`;

const createLink = (className: string, href: string, text: string): HTMLElement =>
  createElement('a', { class: className, text, attributes: { href } });

const createNotice = (title: string, text: string, actions: readonly HTMLElement[]): HTMLElement =>
  createElement('div', { class: 'notice glass', attributes: { role: 'status' } }, [
    createElement('h2', { text: title }),
    createElement('p', { text }),
    createElement('div', { class: 'notice-actions' }, actions),
  ]);
