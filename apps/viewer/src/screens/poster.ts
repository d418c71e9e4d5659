import { getWorldName } from '../api/world.js';
import type { World } from '../api/world.js';
import { createElement } from '../hud/element.js';

/** The first picture of a world: its thumbnail, which is there long before anything that can be walked in. */
export function createPosterScreen(world: World): HTMLElement {
  const url = world.assets?.thumbnail_url;
  const picture = url ? [createElement('img', { attributes: { src: url, alt: '' } })] : [];
  const note = createElement('p', { class: 'unseen', text: `Opening ${getWorldName(world)}`, attributes: { role: 'status' } });
  return createElement('div', { class: 'poster' }, [...picture, note]);
}

/** The panorama that the visitor has looked at, in place of the thumbnail. */
export function createPanoramaPoster(world: World, canvas: HTMLCanvasElement): HTMLElement {
  const note = createElement('p', { class: 'unseen', text: `Opening ${getWorldName(world)}`, attributes: { role: 'status' } });
  return createElement('div', { class: 'poster' }, [canvas, note]);
}

/** Longer than the fading of the style sheet. */
const FADE_MS = 1000;

/** Has the poster fade, and then takes it away: it would go on covering the picture for those who only hear it. */
export function fadeOutPoster(shown: HTMLElement, onFaded: () => void): void {
  shown.classList.add('gone');
  setTimeout(() => {
    shown.remove();
    onFaded();
  }, FADE_MS);
}
