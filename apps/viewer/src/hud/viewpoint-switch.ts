import type { ViewerCommand } from '../input/keyboard.js';
import { createIconButton } from './button.js';
import { createElement } from './element.js';

/** Leads from one viewpoint of the world to the next; hidden where there are not two. */
export class ViewpointSwitch {
  readonly root: HTMLElement;
  private readonly place = createElement('span', { class: 'viewpoint-place', attributes: { role: 'status' } });

  constructor(
    private readonly count: number,
    onCommand: (command: ViewerCommand) => void,
  ) {
    this.root = createElement('div', { class: 'viewpoints glass', attributes: { role: 'group', 'aria-label': 'Viewpoints' } }, [
      createIconButton('previous', 'Previous viewpoint', 'B', () => onCommand('previous-viewpoint')),
      this.place,
      createIconButton('next', 'Next viewpoint', 'N', () => onCommand('next-viewpoint')),
    ]);
    this.root.hidden = count < 2;
    this.show(0);
  }

  /** `index` counts from 0. */
  show(index: number): void {
    const figures = createElement('span', { text: `${index + 1} / ${this.count}`, attributes: { 'aria-hidden': 'true' } });
    this.place.replaceChildren(figures, createElement('span', { class: 'unseen', text: `Viewpoint ${index + 1} of ${this.count}` }));
  }
}
