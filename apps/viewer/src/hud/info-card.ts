import { captionText, worldName } from '../api/world.js';
import type { World } from '../api/world.js';
import { element } from './element.js';

export interface InfoActions {
  readonly onFiles: () => void;
  /** Given where an API key opened the world. */
  readonly onForget: (() => void) | null;
}

/** Name and caption of a world, and what of the prompt it does not show; opened, also the way to its files. */
export class InfoCard {
  readonly root: HTMLElement;
  private readonly notRepresented = element('p', { class: 'not-represented' });

  constructor(world: World, { onFiles, onForget }: InfoActions) {
    const caption = captionText(world);
    const hint = element('span', { class: 'info-hint', text: 'More' });
    const details = element('details', { class: 'info' }, [
      element('summary', {}, [element('h1', { text: worldName(world) }), hint]),
      element('div', { class: 'info-body' }, [
        ...(caption === '' ? [] : [element('p', { class: 'caption-full', text: caption })]),
        textButton('Files to download', onFiles),
        ...(onForget === null ? [] : [textButton('Forget my API key', onForget)]),
      ]),
    ]);
    details.addEventListener('toggle', () => {
      hint.textContent = details.open ? 'Less' : 'More';
    });
    this.notRepresented.hidden = true;
    const line = element('p', { class: 'caption', text: caption });
    line.hidden = caption === '';
    this.root = element('section', { class: 'card glass', attributes: { 'aria-label': 'About this world' } }, [
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

function textButton(text: string, onPress: () => void): HTMLElement {
  const button = element('button', { class: 'text-button', text, attributes: { type: 'button' } });
  button.addEventListener('click', onPress);
  return button;
}
