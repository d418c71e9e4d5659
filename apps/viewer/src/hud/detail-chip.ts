import type { DetailState } from '../view/world-view.js';
import { blurAfterPointerClick } from './button.js';
import { DETAIL_LABELS, formatSplatCount } from './detail-labels.js';
import { createElement } from './element.js';
import { createIcon } from './icon.js';

/** The level of detail on the screen and its number of splats; pressed, it leads to the other levels. */
export class DetailChip {
  readonly root: HTMLButtonElement;
  private readonly level = createElement('span', { class: 'detail-level' });
  private readonly splats = createElement('span', { class: 'detail-splats' });

  constructor(onPress: () => void) {
    const attributes = { type: 'button', title: 'Level of detail (G)', 'aria-keyshortcuts': 'G', 'aria-haspopup': 'dialog' };
    this.root = createElement('button', { class: 'detail-chip', attributes }, [
      createIcon('layers'),
      createElement('span', { class: 'unseen', text: 'Level of detail:' }),
      this.level,
      this.splats,
    ]);
    this.root.hidden = true;
    this.root.addEventListener('click', onPress);
    this.root.addEventListener('click', blurAfterPointerClick);
  }

  show({ level, splats }: DetailState): void {
    this.root.hidden = level === null;
    if (level === null) return;
    this.level.textContent = DETAIL_LABELS[level];
    this.splats.textContent = formatSplatCount(splats);
  }
}
