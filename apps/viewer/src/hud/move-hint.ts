import { readStored, writeStored } from '@diorama/web';

import type { MotionMode } from '../motion/motion.js';
import { createElement } from './element.js';

const NAME = 'diorama.has-moved';

/** One line for a keyboard and a mouse, and one for fingers. */
const HINTS: Readonly<Record<MotionMode, { readonly keys: string; readonly touch: string }>> = {
  orbit: { keys: 'Drag to look around. Press 3 to walk.', touch: 'Drag to look around. Tap Walk to move.' },
  fly: { keys: 'W A S D to fly, drag to look.', touch: 'Left thumb flies, right thumb looks.' },
  walk: { keys: 'W A S D to walk, drag to look.', touch: 'Left thumb walks, right thumb looks.' },
};

/** A short hint how to move. It goes at the first move, and does not come back in this session of the browser. */
export class MoveHint {
  /** Live from the start: a screen reader reads the text out when it comes. */
  readonly root = createElement('p', { class: 'move-hint', attributes: { role: 'status', 'aria-live': 'polite' } });
  private readonly isTouch = matchMedia('(pointer: coarse)').matches;
  private mode: MotionMode = 'orbit';
  private isShown = false;
  private hasMoved = readStored('session', NAME) !== null;

  /** Shows the hint, once there is a picture to move in. */
  show(): void {
    this.isShown = !this.hasMoved;
    this.write();
  }

  showMode(mode: MotionMode): void {
    this.mode = mode;
    this.write();
  }

  /** The visitor has moved, or looked around. */
  remove(): void {
    if (this.hasMoved) return;
    this.hasMoved = true;
    this.isShown = false;
    this.write();
    writeStored('session', NAME, '1');
  }

  private write(): void {
    const { keys, touch } = HINTS[this.mode];
    const text = this.isTouch ? touch : keys;
    this.root.textContent = this.isShown ? text : '';
  }
}
