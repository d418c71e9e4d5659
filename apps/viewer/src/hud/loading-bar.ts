import type { LoadingProgress } from '../scene/splat-loader.js';
import { DETAIL_LABELS } from './detail-labels.js';
import { createElement } from './element.js';

/** A thin bar along the upper edge with a line of text: which file is coming, and how much of it has come. */
export class LoadingBar {
  readonly root: HTMLElement;
  private readonly fill = createElement('div', { class: 'loading-fill' });
  private readonly label = createElement('p', { class: 'loading-label' });

  constructor() {
    const attributes = { role: 'progressbar', 'aria-label': 'Loading the world', 'aria-valuemin': '0', 'aria-valuemax': '100' };
    this.root = createElement('div', { class: 'loading', attributes }, [
      createElement('div', { class: 'loading-track' }, [this.fill]),
      this.label,
    ]);
  }

  show(loading: LoadingProgress | null): void {
    this.root.hidden = loading === null;
    if (loading === null) return;
    const share = loading.total > 0 ? loading.loaded / loading.total : 0;
    const percent = Math.round(100 * share);
    this.fill.style.transform = `scaleX(${share})`;
    this.label.textContent = loadingText(loading);
    this.root.setAttribute('aria-valuenow', String(percent));
  }
}

/** `Detail 2 of 3 · 1.4 of 9.6 MB`; a single level goes by its name. */
export function loadingText({ level, step, steps, loaded, total }: LoadingProgress): string {
  const detail = steps > 1 ? `Detail ${step} of ${steps}` : `Detail ${DETAIL_LABELS[level]}`;
  if (loaded === 0) return detail;
  if (total > 0 && loaded >= total) return `${detail} · preparing`;
  return `${detail} · ${megabytes(loaded)}${total > 0 ? ` of ${megabytes(total)}` : ''} MB`;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
