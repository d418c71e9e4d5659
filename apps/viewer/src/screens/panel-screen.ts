import { createElement } from '../hud/element.js';
import { createIcon } from '../hud/icon.js';
import type { IconName } from '../hud/icon.js';

interface PanelScreen {
  readonly icon: IconName;
  readonly title: string;
  /** Shown below the title. */
  readonly content: readonly HTMLElement[];
}

/** A page with one panel in its middle. */
export function createPanelScreen({ icon, title, content }: PanelScreen): HTMLElement {
  return createElement('section', { class: 'screen' }, [
    createElement('div', { class: 'panel glass' }, [
      createElement('div', { class: 'panel-icon' }, [createIcon(icon)]),
      createElement('h1', { text: title }),
      ...content,
      ...(isFramed() ? [] : [createElement('a', { class: 'text-button', text: 'Open the gallery', attributes: { href: '/gallery' } })]),
    ]),
  ]);
}

/** The gallery is shown in no frame of another page. */
const isFramed = (): boolean => window.self !== window.top;
