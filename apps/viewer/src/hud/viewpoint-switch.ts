import type { Command } from '../input/keyboard.js';
import { iconButton } from './button.js';
import { element } from './element.js';

/** Leads from one viewpoint of the world to the next; hidden where there are not two. */
export class ViewpointSwitch {
  readonly root: HTMLElement;
  private readonly place = element('span', { class: 'viewpoint-place', attributes: { role: 'status' } });

  constructor(
    private readonly count: number,
    onCommand: (command: Command) => void,
  ) {
    this.root = element('div', { class: 'viewpoints glass', attributes: { role: 'group', 'aria-label': 'Viewpoints' } }, [
      iconButton('previous', 'Previous viewpoint', 'B', () => onCommand('previous-viewpoint')),
      this.place,
      iconButton('next', 'Next viewpoint', 'N', () => onCommand('next-viewpoint')),
    ]);
    this.root.hidden = count < 2;
    this.show(0);
  }

  /** `index` counts from 0. */
  show(index: number): void {
    const figures = element('span', { text: `${index + 1} / ${this.count}`, attributes: { 'aria-hidden': 'true' } });
    this.place.replaceChildren(figures, element('span', { class: 'unseen', text: `Viewpoint ${index + 1} of ${this.count}` }));
  }
}
