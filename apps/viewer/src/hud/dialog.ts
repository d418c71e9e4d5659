import { createIconButton } from './button.js';
import { createElement } from './element.js';

/** What a dialog shows; `id` names its heading, and `key` is the key that closes it as it opened it. */
interface DialogContent {
  readonly id: string;
  readonly title: string;
  readonly key: string;
  readonly children: readonly Node[];
}

/** A modal dialog with a heading and a way out: its button, Escape, its key, or a click beside it. */
export class Dialog {
  readonly root: HTMLDialogElement;

  constructor({ id, title, key, children }: DialogContent) {
    const close = createIconButton('close', 'Close', null, () => this.root.close());
    const header = createElement('header', {}, [createElement('h2', { text: title, attributes: { id } }), close]);
    this.root = createElement('dialog', { class: 'dialog glass', attributes: { 'aria-labelledby': id } }, [header, ...children]);
    this.root.addEventListener('click', (event) => {
      if (event.target === this.root) this.root.close();
    });
    this.closeOn(key);
  }

  /** Closes it with a key, given as an upper-case letter or a sign; the page behind does not see that key. */
  protected closeOn(key: string): void {
    this.root.addEventListener('keydown', (event) => {
      if (!this.root.open || event.key.toUpperCase() !== key) return;
      event.stopPropagation();
      this.root.close();
    });
  }

  open(): void {
    if (!this.root.open) this.root.showModal();
  }
}
