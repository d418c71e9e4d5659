import { DEFAULT_MODEL, DRAFT_MODEL, LIMITS } from '@diorama/domain';

import type { ApiKeyStore } from '../api/key-store.js';
import { createElement } from '../hud/element.js';
import { EXAMPLES } from './examples.js';
import type { GenerationOrder } from './generate-world.js';
import { ModelChoice } from './model-choice.js';
import type { QuoteReader } from './model-choice.js';
import { VisibilityChoice } from './visibility-choice.js';

interface PromptFormParts {
  readonly keys: ApiKeyStore;
  /** The key of a stack on the visitor's own machine; null elsewhere. */
  readonly localKey: string | null;
  /** What the prompt is at first. */
  readonly prompt: string;
  readonly readQuotes: QuoteReader;
  readonly onOrder: (order: GenerationOrder, apiKey: string) => void;
}

/** The field for a prompt with the choices of a generation and its price. Where the stack offers no key, it asks for one. */
export class PromptForm {
  readonly root: HTMLFormElement;
  private readonly prompt = createElement('textarea', {
    attributes: { name: 'prompt', rows: '3', maxlength: String(LIMITS.promptLength), required: '', placeholder: EXAMPLES[0].prompt },
  });
  private readonly key = createElement('input', {
    attributes: { type: 'password', name: 'key', autocomplete: 'off', spellcheck: 'false', placeholder: 'svck_…' },
  });
  private readonly models: ModelChoice;
  private readonly visibility: VisibilityChoice;
  private readonly problem = createElement('p', { class: 'problem', attributes: { role: 'alert' } });

  constructor(private readonly parts: PromptFormParts) {
    const { localKey, keys } = parts;
    this.prompt.value = parts.prompt;
    this.key.value = localKey === null ? (keys.read() ?? '') : '';
    this.key.required = localKey === null;
    this.models = new ModelChoice(parts.readQuotes);
    this.visibility = new VisibilityChoice(localKey === null ? 'private' : 'public');
    this.root = createElement('form', { class: 'prompt-form glass' }, [
      createElement('label', { class: 'prompt-label' }, [createElement('span', { text: 'Describe a world' }), this.prompt]),
      ...(localKey === null ? [createElement('div', { class: 'key' }, [this.createKeyField('API key'), createKeyHint()])] : []),
      createElement('div', { class: 'prompt-choices' }, [
        ...this.models.choices,
        this.visibility.field,
        createElement('button', { class: 'primary', text: 'Generate', attributes: { type: 'submit' } }),
      ]),
      createElement('div', { class: 'prompt-notes' }, [this.models.note, this.visibility.note]),
      this.problem,
      ...(localKey === null ? [] : [this.createLocalKeyNote()]),
    ]);
    this.listen();
    void this.models.showPrices(this.apiKey);
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

  /** Reads the prices again, and what the account has left. */
  renewPrices(): void {
    void this.models.showPrices(this.apiKey);
  }

  private get apiKey(): string {
    return this.key.value.trim() || (this.parts.localKey ?? '');
  }

  private listen(): void {
    this.key.addEventListener('input', () => this.models.showPricesSoon(this.apiKey));
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

  private submit(): void {
    const { keys, localKey, onOrder } = this.parts;
    const choices = new FormData(this.root);
    if (localKey === null) keys.write(this.apiKey);
    const model = choices.get('model') === DEFAULT_MODEL ? DEFAULT_MODEL : DRAFT_MODEL;
    this.showProblem('');
    onOrder({ prompt: this.prompt.value.trim(), model, visibility: this.visibility.value, seed: null }, this.apiKey);
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
    'The key is stored in this browser. Create keys on your ',
    createElement('a', { text: 'account page', attributes: { href: '/account' } }),
    '. Your first key comes from the operator, who creates accounts in the ',
    createElement('a', { text: 'console', attributes: { href: '/console#/accounts' } }),
    '.',
  ]);
