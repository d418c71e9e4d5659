import { createElement } from '../hud/element.js';
import type { IconName } from '../hud/icon.js';
import { createTextButton } from '../hud/text-button.js';
import { createPanelScreen } from './panel-screen.js';

export interface ScreenMessage {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Buttons, the most likely one first. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** A page with one message, for when there is no world to show. */
export function createMessageScreen({ icon, title, text, actions = [] }: ScreenMessage): HTMLElement {
  const buttons = actions.map(({ label, onPress }, i) => createTextButton(label, onPress, i === 0 ? 'primary' : 'text-button'));
  return createPanelScreen({
    icon,
    title,
    content: [
      createElement('p', { text, attributes: { role: 'status' } }),
      ...(buttons.length > 0 ? [createElement('div', { class: 'actions' }, buttons)] : []),
    ],
  });
}
