import { element } from '../hud/element.js';
import { icon } from '../hud/icon.js';

/** Asks for an API key; `problem` says why the last one did not do. */
export function keyScreen(problem: string | null, onKey: (key: string) => void): HTMLElement {
  const input = element('input', {
    attributes: { type: 'password', name: 'key', autocomplete: 'off', spellcheck: 'false', required: '', 'aria-describedby': 'key-note' },
  });
  const form = element('form', { class: 'key-form' }, [
    element('label', {}, [element('span', { text: 'API key' }), input]),
    element('button', { class: 'primary', text: 'Open the world', attributes: { type: 'submit' } }),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const key = input.value.trim();
    if (key !== '') onKey(key);
  });
  return element('section', { class: 'screen' }, [
    element('div', { class: 'panel glass' }, [
      element('div', { class: 'panel-icon' }, [icon('key')]),
      element('h1', { text: 'Is this world yours?' }),
      element('p', { text: 'This world is private or does not exist. Open it with an API key of its account.' }),
      ...(problem === null ? [] : [element('p', { class: 'problem', text: problem, attributes: { role: 'alert' } })]),
      form,
      element('p', {
        class: 'note',
        text: 'The key is stored in this browser and sent only to this server.',
        attributes: { id: 'key-note' },
      }),
    ]),
  ]);
}
