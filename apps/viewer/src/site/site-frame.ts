import { SITE_FOOTER, SITE_PAGES } from '@diorama/web';
import type { SiteLink } from '@diorama/web';
import logo from '@diorama/web/icons/diorama.svg';

import { createElement } from '../hud/element.js';

type SitePage = '/' | '/gallery';

/** What every page for visitors has: links to the other pages above and below its own content. */
export function createSiteFrame(page: SitePage, content: readonly Node[]): HTMLElement {
  const link = ({ href, text }: SiteLink): HTMLElement => createElement('a', { text, attributes: { href, ...markCurrent(href === page) } });
  return createElement('div', { class: 'site' }, [
    createElement('header', { class: 'site-head' }, [
      createElement('a', { class: 'site-brand', attributes: { href: '/', ...markCurrent(page === '/') } }, [
        createElement('img', { attributes: { src: logo, alt: '', width: '34', height: '34' } }),
        'Diorama',
      ]),
      createElement('nav', { attributes: { 'aria-label': 'Pages' } }, SITE_PAGES.map(link)),
    ]),
    createElement('main', {}, content),
    createElement('footer', { class: 'site-foot' }, [
      createElement('nav', { attributes: { 'aria-label': 'More' } }, SITE_FOOTER.map(link)),
    ]),
  ]);
}

const markCurrent = (isCurrent: boolean): Readonly<Record<string, string>> => (isCurrent ? { 'aria-current': 'page' } : {});
