import type { TouchButton } from '../input/controls.js';
import { createElement } from './element.js';
import { createIcon } from './icon.js';
import type { IconName } from './icon.js';

const BUTTONS: readonly (readonly [TouchButton, string, IconName])[] = [
  ['jump', 'Jump', 'jump'],
  ['rise', 'Rise', 'up'],
  ['sink', 'Sink', 'down'],
];

/**
 * Where thumbs find the joystick, and the buttons that are held down. Style sheets show them on touch screens only, and each with the
 * ways to move that it serves.
 */
export class TouchControls {
  readonly root: HTMLElement;

  constructor(onHold: (button: TouchButton, isDown: boolean) => void) {
    const rest = createElement('div', { class: 'stick-rest', attributes: { 'aria-hidden': 'true' } }, [
      createElement('div', { class: 'stick-knob' }),
    ]);
    const buttons = BUTTONS.map(([name, label, picture]) => holdButton(name, label, picture, onHold));
    this.root = createElement('div', { class: 'pads' }, [rest, createElement('div', { class: 'hold-buttons' }, buttons)]);
  }
}

function holdButton(
  name: TouchButton,
  label: string,
  picture: IconName,
  onHold: (button: TouchButton, isDown: boolean) => void,
): HTMLButtonElement {
  const attributes = { type: 'button', 'aria-label': label, 'data-hold': name };
  const button = createElement('button', { class: 'hold-button', attributes }, [createIcon(picture)]);
  button.addEventListener('pointerdown', (event) => {
    button.setPointerCapture(event.pointerId);
    onHold(name, true);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) button.addEventListener(end, () => onHold(name, false));
  button.addEventListener('contextmenu', (event) => event.preventDefault());
  return button;
}
