import { DEFAULT_MODEL, DRAFT_MODEL, LIMITS } from '@diorama/domain';

import type { ApiKeyStore } from '../api/key-store.js';
import { createElement } from '../hud/element.js';
import { EXAMPLES } from './examples.js';
import type { GenerationOrder } from './generate-world.js';

interface PromptFormParts {
  readonly keys: ApiKeyStore;
  /** The key of a stack on the visitor's own machine; null elsewhere. */
  readonly localKey: string | null;
  /** What the prompt is at first. */
  readonly prompt: string;
  readonly onOrder: (order: GenerationOrder, apiKey: string) => void;
}

/** The field for a prompt with the choices of a generation. Where the stack offers no key, it asks for one. */
export class PromptForm {
  readonly root: HTMLFormElement;
  private readonly prompt = createElement('textarea', {
    attributes: { name: 'prompt', rows: '3', maxlength: String(LIMITS.promptLength), required: '', placeholder: EXAMPLES[0].prompt },
  });
  private readonly key = createElement('input', {
    attributes: { type: 'password', name: 'key', autocomplete: 'off', spellcheck: 'false', placeholder: 'svck_…' },
  });
  private readonly problem = createElement('p', { class: 'problem', attributes: { role: 'alert' } });

  constructor(private readonly parts: PromptFormParts) {
    const { localKey, keys } = parts;
    this.prompt.value = parts.prompt;
    this.key.value = localKey === null ? (keys.read() ?? '') : '';
    this.key.required = localKey === null;
    this.root = createElement('form', { class: 'prompt-form glass' }, [
      createElement('label', { class: 'prompt-label' }, [createElement('span', { text: 'Describe a world' }), this.prompt]),
      ...(localKey === null ? [createElement('div', { class: 'key' }, [this.createKeyField('API key'), createKeyHint()])] : []),
      createElement('div', { class: 'prompt-choices' }, [
        createChoice({ type: 'radio', name: 'model', value: DRAFT_MODEL, label: 'Draft', hint: 'seconds', isChosen: true }),
        createChoice({ type: 'radio', name: 'model', value: DEFAULT_MODEL, label: 'Full detail', hint: 'a few minutes', isChosen: false }),
        createChoice({
          type: 'checkbox',
          name: 'public',
          value: 'yes',
          label: 'Show it in the gallery',
          hint: '',
          isChosen: localKey !== null,
        }),
        createElement('button', { class: 'primary', text: 'Generate', attributes: { type: 'submit' } }),
      ]),
      this.problem,
      ...(localKey === null ? [] : [this.createLocalKeyNote()]),
    ]);
    this.prompt.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.root.requestSubmit();
    });
    this.root.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  /** Puts a prompt into the field, for the visitor to change or send. */
  fill(prompt: string): void {
    this.prompt.value = prompt;
    this.prompt.focus();
  }

  /** Why a generation did not begin or did not succeed; empty for no problem. */
  showProblem(text: string): void {
    this.problem.textContent = text;
  }

  private submit(): void {
    const { keys, localKey, onOrder } = this.parts;
    const choices = new FormData(this.root);
    const typed = this.key.value.trim();
    if (localKey === null) keys.write(typed);
    const model = choices.get('model') === DEFAULT_MODEL ? DEFAULT_MODEL : DRAFT_MODEL;
    this.showProblem('');
    onOrder({ prompt: this.prompt.value.trim(), model, isPublic: choices.has('public'), seed: null }, typed || (localKey ?? ''));
  }

  private createKeyField(name: string): HTMLElement {
    return createElement('label', {}, [createElement('span', { text: name }), this.key]);
  }

  private createLocalKeyNote(): HTMLElement {
    return createElement('details', { class: 'key' }, [
      createElement('summary', { text: 'This stack runs on your machine, so its demo key is used.' }),
      this.createKeyField('Another API key'),
    ]);
  }
}

const createKeyHint = (): HTMLElement =>
  createElement('p', { class: 'hint' }, [
    'The key stays in this browser. If you have none, an operator makes one in the ',
    createElement('a', { text: 'console', attributes: { href: '/console#/accounts' } }),
    ', and can generate worlds in its ',
    createElement('a', { text: 'playground', attributes: { href: '/console#/playground' } }),
    '.',
  ]);

interface Choice {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly isChosen: boolean;
}

function createChoice({ type, name, value, label, hint, isChosen }: Choice): HTMLElement {
  const input = createElement('input', { attributes: { type, name, value } });
  input.checked = isChosen;
  return createElement('label', { class: `choice ${type}` }, [
    input,
    createElement('span', {}, [label, ...(hint === '' ? [] : [createElement('small', { text: ` ${hint}` })])]),
  ]);
}
