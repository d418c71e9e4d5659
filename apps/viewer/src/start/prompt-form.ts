import { DEFAULT_MODEL, DRAFT_MODEL } from '@diorama/domain';

import type { ApiKeyStore } from '../api/key-store.js';
import { findElement } from '../site/find-element.js';
import type { GenerationOrder } from './generate-world.js';
import { ModelChoice } from './model-choice.js';
import type { QuoteReader } from './model-choice.js';
import { VisibilityChoice } from './visibility-choice.js';

interface PromptFormParts {
  readonly root: HTMLFormElement;
  readonly keys: ApiKeyStore;
  /** What the prompt is at first. */
  readonly prompt: string;
  readonly readQuotes: QuoteReader;
  readonly onOrder: (order: GenerationOrder, apiKey: string) => void;
}

/** The field for a prompt with the choices of a generation and its price. Where the stack offers no key, it asks for one. */
export class PromptForm {
  readonly root: HTMLFormElement;
  private readonly prompt: HTMLTextAreaElement;
  private readonly models: ModelChoice;
  private readonly visibility: VisibilityChoice;
  private readonly problem: HTMLElement;
  /** The key of a stack on the visitor's own machine; null elsewhere. */
  private localKey: string | null = null;

  constructor(private readonly parts: PromptFormParts) {
    const { root, readQuotes } = parts;
    this.root = root;
    this.prompt = findElement(root, '[name=prompt]', HTMLTextAreaElement);
    if (parts.prompt !== '') this.prompt.value = parts.prompt;
    this.problem = findElement(root, '.problem', HTMLElement);
    const note = findElement(root, '#price-note', HTMLElement);
    this.models = new ModelChoice(findElement(root, '.prompt-choices', HTMLElement), note, readQuotes);
    const select = findElement(root, '[name=visibility]', HTMLSelectElement);
    this.visibility = new VisibilityChoice(select, findElement(root, '#visibility-note', HTMLElement));
    this.listen();
  }

  /** Uses the key of the stack, or asks for one where it is null, and shows the prices. To be called once. */
  useKey(localKey: string | null): void {
    this.localKey = localKey;
    this.root.dataset['key'] = localKey === null ? 'own' : 'demo';
    this.root.querySelector(localKey === null ? '.demo-key' : '.own-key')?.remove();
    this.key.required = localKey === null;
    if (localKey === null) this.key.value ||= this.parts.keys.read() ?? '';
    this.key.addEventListener('input', () => this.models.showPricesSoon(this.apiKey));
    this.visibility.value = localKey === null ? 'private' : 'public';
    this.renewPrices();
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

  private get key(): HTMLInputElement {
    return findElement(this.root, '[name=key]', HTMLInputElement);
  }

  private get apiKey(): string {
    return this.key.value.trim() || (this.localKey ?? '');
  }

  private listen(): void {
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
    const { keys, onOrder } = this.parts;
    const choices = new FormData(this.root);
    if (this.localKey === null) keys.write(this.apiKey);
    const model = choices.get('model') === DEFAULT_MODEL ? DEFAULT_MODEL : DRAFT_MODEL;
    this.showProblem('');
    onOrder({ prompt: this.prompt.value.trim(), model, visibility: this.visibility.value, seed: null }, this.apiKey);
  }
}
