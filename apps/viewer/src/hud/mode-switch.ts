import { MODES } from '../motion/motion.js';
import type { Mode } from '../motion/motion.js';
import { leaveAfterPointer } from './button.js';
import { element } from './element.js';
import { icon } from './icon.js';

const LABELS: Readonly<Record<Mode, string>> = { orbit: 'Orbit', fly: 'Fly', walk: 'Walk' };

/** Three buttons of which one is pressed: the way to move. */
export class ModeSwitch {
  readonly root: HTMLElement;
  private readonly buttons: readonly (readonly [Mode, HTMLButtonElement])[];

  constructor(onChoose: (mode: Mode) => void) {
    this.buttons = MODES.map((mode, i) => {
      const attributes = { type: 'button', 'aria-keyshortcuts': `${i + 1}`, title: `${LABELS[mode]} (${i + 1})` };
      const button = element('button', { class: 'mode', attributes }, [icon(mode), element('span', { text: LABELS[mode] })]);
      button.addEventListener('click', () => onChoose(mode));
      button.addEventListener('click', leaveAfterPointer);
      return [mode, button] as const;
    });
    const attributes = { role: 'group', 'aria-label': 'How to move' };
    this.root = element(
      'div',
      { class: 'modes glass', attributes },
      this.buttons.map(([, button]) => button),
    );
  }

  show(mode: Mode): void {
    for (const [each, button] of this.buttons) button.setAttribute('aria-pressed', String(each === mode));
  }
}
