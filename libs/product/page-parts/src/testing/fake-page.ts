import { render } from 'preact';
import type { ComponentChild, ContainerNode } from 'preact';
import { afterEach, beforeEach, vi } from 'vitest';

/** As much of an element as Preact needs to draw into, and tests to look at; its events do not bubble. */
export class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, string> = {};
  children: FakeElement[] = [];
  parentNode: FakeElement | null = null;
  /** Text that is shown; of an element, none. */
  data = '';
  /** What is typed into a field. */
  value = '';
  /** Whether a dialog is open. */
  open = false;

  constructor(readonly name: string) {
    super();
  }

  get childNodes(): readonly FakeElement[] {
    return this.children;
  }

  get firstChild(): FakeElement | null {
    return this.children[0] ?? null;
  }

  get nextSibling(): FakeElement | null {
    const children = this.parentNode?.children ?? [];
    return children[children.indexOf(this) + 1] ?? null;
  }

  get isConnected(): boolean {
    return this.name === 'root' || (this.parentNode?.isConnected ?? false);
  }

  get textContent(): string {
    return this.data + this.children.map(({ textContent }) => textContent).join('');
  }

  insertBefore(child: FakeElement, before: FakeElement | null): void {
    child.remove();
    this.children.splice(before === null ? this.children.length : this.children.indexOf(before), 0, child);
    child.parentNode = this;
  }

  remove(): void {
    const { parentNode } = this;
    if (parentNode !== null) parentNode.children = parentNode.children.filter((each) => each !== this);
    this.parentNode = null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  showModal(): void {
    if (!this.isConnected) throw new Error('A dialog that is not in the page cannot be shown');
    this.open = true;
  }

  /** There is nothing to scroll. */
  scrollIntoView(): void {}

  /** As browsers do it: what listens is told later. */
  close(): void {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  }

  /** Sends an event; answers whether its usual effect is let happen. */
  send(type: string, properties: object = {}): boolean {
    return this.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), properties));
  }

  /** All elements of this name below, in the order of the page. */
  all(name: string): FakeElement[] {
    return this.children.flatMap((child) => [...(child.name === name ? [child] : []), ...child.all(name)]);
  }

  /** The only element of this name. */
  the(name: string): FakeElement {
    const [found, ...others] = this.all(name);
    if (found === undefined || others.length > 0) throw new Error(`The page has not one ${name}: ${this.textContent}`);
    return found;
  }
}

/** What stands in for the browser's `document`. */
const fakeDocument = {
  title: '',
  visibilityState: 'visible',
  createElementNS: (_: string, name: string): FakeElement => new FakeElement(name),
  createTextNode: (data: string): FakeElement => Object.assign(new FakeElement('#text'), { data }),
};

/** Has each test of a file run on a page like this, and on a clock that stands still. */
export function useFakePage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', fakeDocument);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Lets Preact draw and run its effects, and what waits for so long. */
export const waitForUpdates = async (ms = 100): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** Shows it on a page of its own, under `useFakePage`. */
export function renderForTest(content: ComponentChild): { readonly root: FakeElement; readonly update: (content: ComponentChild) => void } {
  const root = new FakeElement('root');
  const update = (next: ComponentChild): void => render(next, root as unknown as ContainerNode);
  update(content);
  return { root, update };
}
