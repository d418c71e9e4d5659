import { getCaption, getWorldName, listWorldFacts } from '../api/world.js';
import type { World } from '../api/world.js';
import { createElement } from './element.js';
import { createTextButton } from './text-button.js';

interface InfoActions {
  readonly onFiles: () => void;
  /** Given where an API key opened the world. */
  readonly onForget: (() => void) | null;
}

/** Name and caption of a world, and what of the prompt it does not show; opened, also its prompt, model and seed, and the way to its files. */
export class InfoCard {
  readonly root: HTMLElement;
  private readonly notRepresented = createElement('p', { class: 'not-represented' });

  constructor(world: World, { onFiles, onForget }: InfoActions) {
    const caption = getCaption(world);
    const hint = createElement('span', { class: 'info-hint', text: 'More' });
    const details = createElement('details', { class: 'info' }, [
      createElement('summary', {}, [createElement('h1', { text: getWorldName(world) }), hint]),
      createElement('div', { class: 'info-body' }, [
        ...(caption === '' ? [] : [createElement('p', { class: 'caption-full', text: caption })]),
        createFacts(world),
        createTextButton('Files to download', onFiles),
        createElement('a', { class: 'text-button', text: 'Other worlds', attributes: { href: '/gallery' } }),
        ...(onForget === null ? [] : [createTextButton('Forget my API key', onForget)]),
      ]),
    ]);
    details.addEventListener('toggle', () => {
      hint.textContent = details.open ? 'Less' : 'More';
    });
    this.notRepresented.hidden = true;
    const line = createElement('p', { class: 'caption', text: caption });
    line.hidden = caption === '';
    this.root = createElement('section', { class: 'card glass', attributes: { 'aria-label': 'About this world' } }, [
      details,
      line,
      this.notRepresented,
    ]);
  }

  showNotRepresented(parts: readonly string[]): void {
    this.notRepresented.hidden = parts.length === 0;
    this.notRepresented.textContent = `Not shown from the prompt: ${parts.join(', ')}.`;
  }
}

const createFacts = (world: World): HTMLElement =>
  createElement(
    'dl',
    { class: 'world-facts' },
    listWorldFacts(world).flatMap(([name, text]) => [createElement('dt', { text: name }), createElement('dd', { text })]),
  );
