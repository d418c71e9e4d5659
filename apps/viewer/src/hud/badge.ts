import logo from '@diorama/web/icons/diorama.svg';

import { createElement } from './element.js';
import { createIcon } from './icon.js';

/** A small link from a page that embeds a world to the world's own page; `address` is asked when the link is about to be followed. */
export function createBadge(name: string, address: () => string): HTMLAnchorElement {
  const attributes = { href: location.pathname, target: '_blank', rel: 'noopener', 'aria-label': `Open ${name} in Diorama` };
  const link = createElement('a', { class: 'badge glass', attributes }, [createIcon('orbit'), 'Diorama']);
  for (const event of ['pointerdown', 'focus'] as const)
    link.addEventListener(event, () => {
      link.href = address();
    });
  return link;
}

/** The way from a world's own page to the start page. */
export const createHomeLink = (): HTMLAnchorElement =>
  createElement('a', { class: 'home', attributes: { href: '/', 'aria-label': 'Diorama start page', title: 'Diorama start page' } }, [
    createElement('img', { attributes: { src: logo, alt: '', width: '36', height: '36' } }),
  ]);
