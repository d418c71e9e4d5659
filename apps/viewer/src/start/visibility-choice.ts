import { VISIBILITIES, parseVisibility } from '@diorama/web';
import type { Visibility } from '@diorama/web';

import { createElement } from '../hud/element.js';

/** The choice of who can open the world, with a sentence that says what the choice means. */
export class VisibilityChoice {
  readonly field: HTMLElement;
  readonly note = createElement('p', { class: 'hint', attributes: { id: 'visibility-note' } });
  private readonly select = createElement('select', { attributes: { name: 'visibility', 'aria-describedby': 'visibility-note' } });

  constructor(first: Visibility) {
    this.select.append(...VISIBILITIES.map(({ value, label }) => createElement('option', { text: label, attributes: { value } })));
    this.select.value = first;
    this.select.addEventListener('change', () => this.explain());
    this.field = createElement('label', { class: 'visibility' }, [createElement('span', { text: 'Visibility' }), this.select]);
    this.explain();
  }

  get value(): Visibility {
    return parseVisibility(this.select.value) ?? 'private';
  }

  private explain(): void {
    this.note.textContent = VISIBILITIES.find(({ value }) => value === this.value)?.hint ?? '';
  }
}
