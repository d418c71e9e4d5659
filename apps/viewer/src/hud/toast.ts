import { createElement } from './element.js';

const SECONDS = 6;

/** A short message at the upper edge that goes by itself. */
export class Toast {
  readonly root = createElement('p', { class: 'toast glass', attributes: { role: 'status' } });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.root.hidden = true;
  }

  show(message: string): void {
    clearTimeout(this.timer);
    this.root.textContent = message;
    this.root.hidden = false;
    this.timer = setTimeout(() => {
      this.root.hidden = true;
    }, SECONDS * 1000);
  }
}
