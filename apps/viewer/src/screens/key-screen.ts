import { createElement } from '../hud/element.js';
import { createPanelScreen } from './panel-screen.js';

/** Asks for an API key; `problem` says why the last one did not do. */
export function createKeyScreen(problem: string | null, onKey: (key: string) => void): HTMLElement {
  const input = createElement('input', {
    attributes: { type: 'password', name: 'key', autocomplete: 'off', spellcheck: 'false', required: '', 'aria-describedby': 'key-note' },
  });
  const form = createElement('form', { class: 'secret-form' }, [
    createElement('label', {}, [createElement('span', { text: 'API key' }), input]),
    createElement('button', { class: 'primary', text: 'Open the world', attributes: { type: 'submit' } }),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const key = input.value.trim();
    if (key !== '') onKey(key);
  });
  return createPanelScreen({
    icon: 'key',
    title: 'Is this world yours?',
    content: [
      createElement('p', { text: 'This world is private or does not exist. Open it with an API key of its account.' }),
      ...(problem === null ? [] : [createElement('p', { class: 'problem', text: problem, attributes: { role: 'alert' } })]),
      form,
      createElement('p', {
        class: 'note',
        text: 'The key is stored in this browser and sent only to this server.',
        attributes: { id: 'key-note' },
      }),
    ],
  });
}
