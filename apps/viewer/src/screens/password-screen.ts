import { createElement } from '../hud/element.js';
import { createPanelScreen } from './panel-screen.js';

/** Asks for the password of a shared world, of which it shows nothing; `problem` says why the last password did not open it. */
export function createPasswordScreen(problem: string | null, onPassword: (password: string) => void): HTMLElement {
  const input = createElement('input', {
    attributes: {
      type: 'password',
      name: 'password',
      autocomplete: 'current-password',
      required: '',
      ...(problem === null ? {} : { 'aria-describedby': 'password-problem' }),
    },
  });
  const button = createElement('button', { class: 'primary', text: 'Open the world', attributes: { type: 'submit' } });
  const form = createElement('form', { class: 'secret-form' }, [
    createElement('label', {}, [createElement('span', { text: 'Password' }), input]),
    ...(problem === null
      ? []
      : [createElement('p', { class: 'problem', text: problem, attributes: { role: 'alert', id: 'password-problem' } })]),
    button,
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    button.textContent = 'Checking the password';
    onPassword(input.value); // spaces are a part of it
  });
  requestAnimationFrame(() => input.focus());
  return createPanelScreen({
    icon: 'lock',
    title: 'This world has a password',
    content: [createElement('p', { text: 'Enter the password that came with the link.' }), form],
  });
}
