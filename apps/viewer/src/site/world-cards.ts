import { removeNotShown } from '@diorama/web';
import type { World } from '@diorama-worlds/sdk';

import { buildGalleryHref } from './gallery-address.js';
import { createElement } from '../hud/element.js';

/** Tags and styles that a card shows. */
const LABELS_SHOWN = 3;

/**
 * A list of worlds as pictures that lead to their pages.
 *
 * @param atOnce number of pictures that are fetched at once; the others are fetched when they come near the window
 */
export function createWorldCards(worlds: readonly World[], atOnce = 0): HTMLElement[] {
  return worlds.map((world, index) => createCard(world, index < atOnce ? 'eager' : 'lazy'));
}

/** The name of a world, else its prompt, else what it shows. */
export function getWorldTitle({ display_name: name, world_prompt: prompt, assets }: World): string {
  const text = prompt?.type === 'scene' ? null : prompt?.text_prompt;
  return [name, text, removeNotShown(assets.caption ?? '')].map((each) => each?.trim()).find(Boolean) ?? 'Untitled world';
}

/** The address of the page of a world. */
export const buildWorldHref = (id: string): string => `/world/${encodeURIComponent(id)}`;

/** The id of a style as words: `fairy-tale` is "fairy tale". */
export const nameStyle = (style: string): string => style.replaceAll('-', ' ');

function createCard(world: World, loading: 'eager' | 'lazy'): HTMLElement {
  const { id, assets, styles, tags } = world;
  const title = getWorldTitle(world);
  const picture = createElement('div', { class: 'world-picture' });
  if (assets.thumbnail_url)
    picture.append(createElement('img', { attributes: { src: assets.thumbnail_url, alt: '', loading, width: '512', height: '288' } }));
  const labels = [
    ...(styles ?? []).map((style) => ({ text: nameStyle(style), href: buildGalleryHref({ style }), kind: 'style' })),
    ...(tags ?? []).map((tag) => ({ text: `#${tag}`, href: buildGalleryHref({ tag }), kind: 'tag' })),
  ].slice(0, LABELS_SHOWN);
  return createElement('li', { class: 'world-card' }, [
    createElement('a', { class: 'world-link', attributes: { href: buildWorldHref(id) } }, [
      picture,
      createElement('span', { class: 'world-name', text: title }),
    ]),
    ...(labels.length === 0 ? [] : [createElement('p', { class: 'world-labels' }, labels.map(createLabel))]),
  ]);
}

const createLabel = ({ text, href, kind }: { text: string; href: string; kind: string }): HTMLElement =>
  createElement('a', { text, attributes: { href, title: `Worlds with the ${kind} ${text.replace(/^#/, '')}` } });
