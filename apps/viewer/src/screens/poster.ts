import { getWorldName } from '../api/world.js';
import type { World } from '../api/world.js';
import { createElement } from '../hud/element.js';

/**
 * The first picture of a world, which is there long before anything that can be walked in.
 *
 * @param canvas the panorama that the visitor has looked at; by default the poster shows the thumbnail
 */
export function createPosterScreen(world: World, canvas?: HTMLCanvasElement): HTMLElement {
  const url = world.assets?.thumbnail_url;
  const thumbnail = url ? [createElement('img', { attributes: { src: url, alt: '' } })] : [];
  const note = createElement('p', { class: 'unseen', text: `Opening ${getWorldName(world)}`, attributes: { role: 'status' } });
  return createElement('div', { class: 'poster' }, [...(canvas === undefined ? thumbnail : [canvas]), note]);
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
