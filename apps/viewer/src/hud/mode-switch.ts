import { MOTION_MODES } from '../motion/motion.js';
import type { MotionMode } from '../motion/motion.js';
import { blurAfterPointerClick } from './button.js';
import { createElement } from './element.js';
import { createIcon } from './icon.js';

const LABELS: Readonly<Record<MotionMode, string>> = { orbit: 'Orbit', fly: 'Fly', walk: 'Walk' };

/** Three buttons of which one is pressed: the way to move. */
export class ModeSwitch {
  readonly root: HTMLElement;
  private readonly buttons: readonly (readonly [MotionMode, HTMLButtonElement])[];

  constructor(onChoose: (mode: MotionMode) => void) {
    this.buttons = MOTION_MODES.map((mode, i) => {
      const attributes = { type: 'button', 'aria-keyshortcuts': `${i + 1}`, title: `${LABELS[mode]} (${i + 1})` };
      const button = createElement('button', { class: 'mode', attributes }, [
        createIcon(mode),
        createElement('span', { text: LABELS[mode] }),
      ]);
      button.addEventListener('click', () => onChoose(mode));
      button.addEventListener('click', blurAfterPointerClick);
      return [mode, button] as const;
    });
    const attributes = { role: 'group', 'aria-label': 'How to move' };
    this.root = createElement(
      'div',
      { class: 'modes glass', attributes },
      this.buttons.map(([, button]) => button),
    );
  }

  show(mode: MotionMode): void {
    for (const [each, button] of this.buttons) button.setAttribute('aria-pressed', String(each === mode));
  }
}
