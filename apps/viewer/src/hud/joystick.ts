import { TOUCH_STICK_RADIUS_PX } from '../input/pointer.js';
import type { TouchStick } from '../input/pointer.js';
import { createElement } from './element.js';

/** The ring and knob under a thumb that moves; a decoration, as the touch itself is read on the canvas. */
export class Joystick {
  readonly root: HTMLElement;
  private readonly knob = createElement('div', { class: 'stick-knob' });

  /** `onUse` is told when a thumb comes and goes. */
  constructor(private readonly onUse: (isUsed: boolean) => void) {
    this.root = createElement('div', { class: 'stick', attributes: { 'aria-hidden': 'true' } }, [this.knob]);
    this.root.hidden = true;
  }

  show(stick: TouchStick | null): void {
    if (stick === null && this.root.hidden) return;
    if (this.root.hidden !== (stick === null)) this.onUse(stick !== null);
    this.root.hidden = stick === null;
    if (stick === null) return;
    this.root.style.transform = `translate(${stick.x}px, ${stick.y}px)`;
    this.knob.style.transform = `translate(${stick.right * TOUCH_STICK_RADIUS_PX}px, ${-stick.forward * TOUCH_STICK_RADIUS_PX}px)`;
  }
}
