import { createElement } from './element.js';
import { createIcon } from './icon.js';
import type { IconName } from './icon.js';

/** A round button with a picture; its name is read out and shown as a hint, with its key where it has one. */
export function createIconButton(name: IconName, label: string, key: string | null, onPress: () => void): HTMLButtonElement {
  const attributes = {
    type: 'button',
    'aria-label': label,
    title: key === null ? label : `${label} (${key})`,
    ...(key === null ? {} : { 'aria-keyshortcuts': key }),
  };
  const button = createElement('button', { class: 'icon-button', attributes }, [createIcon(name)]);
  button.addEventListener('click', onPress);
  button.addEventListener('click', blurAfterPointerClick);
  return button;
}

/** After a click the keys belong to the world again, as a focused button would take Space; whoever came by keyboard stays on the button. */
export function blurAfterPointerClick({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
