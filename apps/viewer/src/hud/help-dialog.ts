import { element } from './element.js';
import { iconButton } from './button.js';

const KEYS = [
  [['1', '2', '3'], 'Orbit, fly, walk'],
  [['V'], 'Next way to move'],
  [['W', 'A', 'S', 'D'], 'Move; in orbit, turn and zoom'],
  [['↑', '↓', '←', '→'], 'Move and turn'],
  [['Q', 'E'], 'Down and up, when flying'],
  [['Shift'], 'Faster'],
  [['Space'], 'Jump, when walking'],
  [['+', '−'], 'Zoom in orbit, speed when flying'],
  [['R'], 'Back to the start'],
  [['F'], 'Full screen'],
  [['H', '?'], 'This help'],
] as const;

const GESTURES = [
  ['Drag', 'Look around'],
  ['Wheel or pinch', 'Step back and circle the centre'],
  ['Right button, or two fingers', 'Move the centre, in orbit'],
  ['Double click', 'Capture the mouse, in fly and walk'],
  ['Left half of a touch screen', 'Joystick, in fly and walk'],
] as const;

/** The list of keys and gestures, as a modal dialog. */
export class HelpDialog {
  readonly root: HTMLDialogElement;

  constructor() {
    const close = iconButton('close', 'Close', null, () => this.root.close());
    const keys = KEYS.flatMap(([names, what]) => [
      element(
        'dt',
        {},
        names.map((name) => element('kbd', { text: name })),
      ),
      element('dd', { text: what }),
    ]);
    const gestures = GESTURES.flatMap(([name, what]) => [element('dt', { text: name }), element('dd', { text: what })]);
    this.root = element('dialog', { class: 'dialog glass', attributes: { 'aria-labelledby': 'help-title' } }, [
      element('header', {}, [element('h2', { text: 'Getting around', attributes: { id: 'help-title' } }), close]),
      element('dl', { class: 'help-list' }, keys),
      element('dl', { class: 'help-list' }, gestures),
    ]);
    this.root.addEventListener('click', (event) => {
      if (event.target === this.root) this.root.close();
    });
    this.root.addEventListener('keydown', (event) => {
      if (event.code === 'KeyH' || event.key === '?') this.root.close();
    });
  }

  open(): void {
    if (!this.root.open) this.root.showModal();
  }
}
