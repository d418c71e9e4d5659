import { element } from './element.js';
import { icon } from './icon.js';
import type { IconName } from './icon.js';

/** A round button with a picture; its name is read out and shown as a hint, with its key where it has one. */
export function iconButton(name: IconName, label: string, key: string | null, onPress: () => void): HTMLButtonElement {
  const attributes = {
    type: 'button',
    'aria-label': label,
    title: key === null ? label : `${label} (${key})`,
    ...(key === null ? {} : { 'aria-keyshortcuts': key }),
  };
  const button = element('button', { class: 'icon-button', attributes }, [icon(name)]);
  button.addEventListener('click', onPress);
  button.addEventListener('click', leaveAfterPointer);
  return button;
}

/** After a click the keys belong to the world again, as a focused button would take Space; whoever came by keyboard stays on the button. */
export function leaveAfterPointer({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
