import logo from '@diorama/web/icons/diorama.svg';

import { createElement } from '../hud/element.js';

type SitePage = 'start' | 'gallery';

const link = (href: string, text: string, isCurrent = false): HTMLElement =>
  createElement('a', { text, attributes: { href, ...(isCurrent ? { 'aria-current': 'page' } : {}) } });

/** What every page for visitors has: the way to the others above and below its own content. */
export function createSiteFrame(page: SitePage, content: readonly Node[]): HTMLElement {
  return createElement('div', { class: 'site' }, [
    createElement('header', { class: 'site-head' }, [
      createElement('a', { class: 'site-brand', attributes: { href: '/', ...(page === 'start' ? { 'aria-current': 'page' } : {}) } }, [
        createElement('img', { attributes: { src: logo, alt: '', width: '34', height: '34' } }),
        'Diorama',
      ]),
      createElement('nav', { attributes: { 'aria-label': 'Pages' } }, [
        link('/gallery', 'Gallery', page === 'gallery'),
        link('/catalogue', 'Catalogue'),
        link('/docs', 'Documentation'),
        link('/console', 'Console'),
      ]),
    ]),
    createElement('main', {}, content),
    createElement('footer', { class: 'site-foot' }, [
      createElement('nav', { attributes: { 'aria-label': 'More' } }, [
        link('/docs/api', 'API reference'),
        link('/openapi.json', 'OpenAPI document'),
        link('/docs/operators', 'Operators’ API'),
        link('/catalogue', 'Objects that prompts can name'),
        link('/console', 'Console for operators'),
      ]),
    ]),
  ]);
}
