import type { ScreenSegment } from '../measure/camera-lens.js';
import { createElement } from './element.js';

const SVG = 'http://www.w3.org/2000/svg';

/** A measured line over the picture, with its length beside its middle; and the cross that marks the middle of the picture. */
export class TapeView {
  readonly root: HTMLElement;
  private readonly drawing = document.createElementNS(SVG, 'svg');
  private readonly lines = ['tape-edge', 'tape-line'].map((name) => drawn('line', name));
  private readonly ends = [drawn('circle', 'tape-end'), drawn('circle', 'tape-end')];
  private readonly label = createElement('p', { class: 'tape-label', attributes: { role: 'status' } });
  private readonly cross = createElement('div', { class: 'cross', attributes: { 'aria-hidden': 'true' } });

  constructor() {
    this.drawing.setAttribute('aria-hidden', 'true');
    this.drawing.append(...this.lines, ...this.ends);
    this.root = createElement('div', { class: 'tape' }, [this.drawing, this.label, this.cross]);
    this.root.hidden = true;
  }

  /** Whether the tape is in the visitor's hand. */
  showActive(isActive: boolean): void {
    this.root.hidden = !isActive;
  }

  /** Null draws no line, and an empty text no length. */
  show(stroke: ScreenSegment | null, text: string): void {
    this.drawing.toggleAttribute('hidden', stroke === null);
    this.label.hidden = stroke === null || text === '';
    if (stroke === null) return;
    const { x1, y1, x2, y2 } = stroke;
    for (const line of this.lines) place(line, { x1, y1, x2, y2 });
    this.ends.forEach((end, i) => place(end, i === 0 ? { cx: x1, cy: y1, r: 5 } : { cx: x2, cy: y2, r: 5 }));
    if (this.label.textContent !== text) this.label.textContent = text;
    this.label.style.transform = `translate(${((x1 + x2) / 2).toFixed(1)}px, ${((y1 + y2) / 2).toFixed(1)}px) translate(-50%, -150%)`;
  }
}

function drawn(name: 'line' | 'circle', className: string): SVGElement {
  const shape = document.createElementNS(SVG, name);
  shape.setAttribute('class', className);
  return shape;
}

function place(shape: SVGElement, attributes: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value.toFixed(1));
}
