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
    this.root.addEventListener('keydown', (event) => {
      if (event.key.toUpperCase() === key) this.root.close();
    });
  }

  open(): void {
    if (!this.root.open) this.root.showModal();
  }
}
