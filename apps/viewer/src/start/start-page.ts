import { DEFAULT_MODEL, DRAFT_MODEL } from '@diorama/domain';
import type { Diorama, World } from '@diorama-worlds/sdk';

import type { ApiKeyStore } from '../api/key-store.js';
import { messageOf } from '../message-of.js';
import { findElement } from '../site/find-element.js';
import { createWorldCards } from '../site/world-cards.js';
import { generateWorld } from './generate-world.js';
import type { GenerationOrder } from './generate-world.js';
import { fetchModelQuotes } from './model-quotes.js';
import { ProgressPanel, createResultPanel } from './generation-panels.js';
import { PromptForm } from './prompt-form.js';

interface StartPageParts {
  /** The page as it is served. */
  readonly page: ParentNode;
  readonly form: HTMLFormElement;
  readonly keys: ApiKeyStore;
  /** What the prompt is at first. */
  readonly prompt: string;
  readonly clientOf: (apiKey: string | null) => Diorama;
}

const WORLDS_SHOWN = 8;

/** The page at `/`: a prompt that becomes a world, prompts to begin with, and the newest public worlds. */
export class StartPage {
  private readonly form: PromptForm;
  /** Holds the form, then the progress, then the result. */
  private readonly stage: HTMLElement;
  private readonly examples: HTMLElement;
  private readonly newest: HTMLElement;
  private readonly note: HTMLElement;

  constructor(private readonly parts: StartPageParts) {
    const { page, form, keys, prompt, clientOf } = parts;
    this.form = new PromptForm({
      root: form,
      keys,
      prompt,
      readQuotes: async (apiKey, signal) => fetchModelQuotes(clientOf(apiKey), signal),
      onOrder: (order, apiKey) => void this.generate(order, apiKey),
    });
    this.stage = findElement(page, '.stage', HTMLElement);
    this.examples = findElement(page, '.examples', HTMLElement);
    for (const button of this.examples.querySelectorAll('button'))
      button.addEventListener('click', () => this.form.fill(button.textContent.trim()));
    this.newest = findElement(page, '.newest .worlds', HTMLElement);
    this.note = findElement(page, '.newest [role=status]', HTMLElement);
  }

  /** Uses the key of a stack on the visitor's own machine; null for none. To be called once. */
  useKey(localKey: string | null): void {
    this.form.useKey(localKey);
  }

  /** Reads the newest public worlds again. */
  async showNewest(): Promise<void> {
    try {
      const { worlds } = await this.parts.clientOf(null).gallery.page({ page_size: WORLDS_SHOWN });
      this.newest.replaceChildren(...createWorldCards(worlds));
      this.note.textContent = worlds.length === 0 ? 'There are no public worlds yet. Yours can be the first.' : '';
    } catch (error) {
      this.newest.replaceChildren();
      this.note.textContent = `The worlds could not be loaded: ${messageOf(error)}`;
    }
    this.newest.removeAttribute('aria-busy');
  }

  private async generate(order: GenerationOrder, apiKey: string): Promise<void> {
    const panel = new ProgressPanel(order);
    this.put(panel.root);
    // The page of a private world opens with the key that is stored in this browser.
    if (order.visibility === 'private') this.parts.keys.write(apiKey);
    try {
      const client = this.parts.clientOf(apiKey);
      const world = await generateWorld(client, order, {
        onStart: (id) =>
          panel.offerStop(() => {
            client.operations.cancel(id).catch((error: unknown) => panel.progress.showNote(messageOf(error)));
          }),
        onWorld: (id) => panel.offerPage(id),
        onProgress: (progress) => panel.progress.show(progress),
      });
      this.showResult(world, order, apiKey);
      if (order.visibility === 'public') await this.showNewest();
    } catch (error) {
      this.put(this.form.root);
      this.form.showProblem(messageOf(error));
    }
  }

  private showResult(world: World, order: GenerationOrder, apiKey: string): void {
    const fullDetail = { ...order, model: DEFAULT_MODEL, seed: world.seed ?? null };
    const panel = createResultPanel(world, {
      onFullDetail: order.model === DRAFT_MODEL ? () => void this.generate(fullDetail, apiKey) : null,
      onAnother: () => {
        this.put(this.form.root);
        this.form.renewPrices();
        this.form.fill('');
      },
    });
    this.put(panel);
  }

  private put(panel: HTMLElement): void {
    this.stage.replaceChildren(panel);
    this.examples.hidden = panel !== this.form.root;
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  }
}
