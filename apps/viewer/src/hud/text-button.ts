import { createElement } from './element.js';

/** A button with a text. */
export function createTextButton(text: string, onPress: () => void, style: 'primary' | 'text-button' = 'text-button'): HTMLButtonElement {
  const button = createElement('button', { class: style, text, attributes: { type: 'button' } });
  button.addEventListener('click', onPress);
  return button;
}
