import { escapeHtml } from '@diorama/web';

import { groupInOrder } from './group-in-order.js';
import { AREAS, REFERENCES } from './navigation.js';
import type { Page } from './pages.js';

/** The first steps, in order. */
const STEPS = [
  {
    address: '/docs/tutorial',
    title: 'Tutorial',
    text: 'Start Diorama, and generate your first worlds, first in the browser and then with curl.',
  },
  { address: '/docs/reference/prompts', title: 'Write a prompt', text: 'How to describe places, styles, objects and light.' },
  {
    ...REFERENCES.api,
    text: 'Every endpoint with its fields, errors and samples. Send requests from the page.',
  },
  {
    address: '/docs/guides/pictures',
    title: 'Worlds from images',
    text: 'Upload a photo and generate the place around it with curl, TypeScript or Python.',
  },
  { address: '/docs/reference/webhooks', title: 'Webhooks', text: 'Receive a signed event when a generation has finished, and verify it.' },
  {
    address: '/docs/operating',
    title: 'Operate Diorama',
    text: 'Install it on one machine or on Kubernetes, monitor it and back it up.',
  },
] as const;

/** The documentation home: the first steps, then every page of each area. */
export function renderHome(pages: readonly Page[]): string {
  const cards = STEPS.map(({ address, title, text }) => `<li><a href="${address}"><strong>${title}</strong><span>${text}</span></a></li>`);
  const areas = AREAS.map(({ title: area, description }) => {
    const groups = groupInOrder(pages, (page) => page.group).filter(([, [first]]) => first?.area === area);
    const lists = groups.map(([group, list]) => `<div><h3>${group}</h3><ul>${renderLinks(list)}</ul></div>`);
    return `<section><h2>${area}</h2><p>${description}</p><div class="groups">${lists.join('')}</div></section>`;
  });
  return `<article class="home"><div class="hero"><div><h1>Diorama documentation</h1>
<p>Diorama turns text, images or a video into a walkable 3D world. It runs on your own machines.</p>
<p class="actions"><a class="action" href="/">Generate a world</a> <a href="/gallery">Open the gallery</a></p></div>
<img src="/docs/images/world.jpg" alt="An autumn forest with a stream, seen in the viewer" width="640" height="360" /></div>
<ul class="cards">${cards.join('')}</ul>${areas.join('')}</article>`;
}

const LONGEST_LIST = 12;

/** Long groups show a few links only: their other pages are in the list of pages and in the search. */
function renderLinks(pages: readonly Page[]): string {
  const shown = pages.slice(0, LONGEST_LIST).map(({ address, title }) => `<li><a href="${address}">${escapeHtml(title)}</a></li>`);
  const more = pages.length - shown.length;
  return shown.join('') + (more > 0 ? `<li class="more">and ${more} more</li>` : '');
}
