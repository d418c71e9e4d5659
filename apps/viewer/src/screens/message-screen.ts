import { element } from '../hud/element.js';
import { icon } from '../hud/icon.js';
import type { IconName } from '../hud/icon.js';

export interface Message {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Buttons, the most likely one first. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** A page with one message, for when there is no world to show. */
export function messageScreen({ icon: name, title, text, actions = [] }: Message): HTMLElement {
  const buttons = actions.map(({ label, onPress }, i) => {
    const button = element('button', { class: i === 0 ? 'primary' : 'text-button', text: label, attributes: { type: 'button' } });
    button.addEventListener('click', onPress);
    return button;
  });
  return element('section', { class: 'screen' }, [
    element('div', { class: 'panel glass' }, [
      element('div', { class: 'panel-icon' }, [icon(name)]),
      element('h1', { text: title }),
      element('p', { text, attributes: { role: 'status' } }),
      ...(buttons.length > 0 ? [element('div', { class: 'actions' }, buttons)] : []),
    ]),
  ]);
}
