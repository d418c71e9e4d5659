import { DEFAULT_MODEL, DRAFT_MODEL } from '@diorama/domain';
import type { Diorama, World } from '@diorama-worlds/sdk';

import type { ApiKeyStore } from '../api/key-store.js';
import { createElement } from '../hud/element.js';
import { messageOf } from '../message-of.js';
import { createEmptyCards, createWorldCards } from '../site/world-cards.js';
import { EXAMPLES } from './examples.js';
import { generateWorld } from './generate-world.js';
import type { GenerationOrder } from './generate-world.js';
import { fetchModelQuotes } from './model-quotes.js';
import { ProgressPanel, createResultPanel } from './generation-panels.js';
import { PromptForm } from './prompt-form.js';

interface StartPageParts {
  readonly keys: ApiKeyStore;
  /** The key of a stack on the visitor's own machine; null elsewhere. */
  readonly localKey: string | null;
  /** What the prompt is at first. */
  readonly prompt: string;
  readonly clientOf: (apiKey: string | null) => Diorama;
}

const WORLDS_SHOWN = 8;

/** The page at `/`: a prompt that becomes a world, prompts to begin with, and the newest public worlds. */
export class StartPage {
  readonly content: readonly HTMLElement[];
  private readonly form: PromptForm;
  /** Holds the form, then the progress, then the result. */
  private readonly stage: HTMLElement;
  private readonly examples: HTMLElement;
  private readonly newest = createElement('ul', { class: 'worlds', attributes: { 'aria-label': 'Newest public worlds' } });
  private readonly note = createElement('p', { class: 'lead', attributes: { role: 'status' } });

  constructor(private readonly parts: StartPageParts) {
    const { keys, localKey, prompt, clientOf } = parts;
    this.form = new PromptForm({
      keys,
      localKey,
      prompt,
      readQuotes: async (apiKey, signal) => fetchModelQuotes(clientOf(apiKey), signal),
      onOrder: (order, apiKey) => void this.generate(order, apiKey),
    });
    this.stage = createElement('div', { class: 'stage' }, [this.form.root]);
    this.examples = createExamples((text) => this.form.fill(text));
    this.content = [
      createElement('div', { class: 'hero' }, [
        createElement('h1', { text: 'Describe a world and walk in it' }),
        createElement('p', {
          class: 'lead',
          text: 'Diorama turns a sentence into a 3D world that you walk through in your browser, generated on your own hardware.',
        }),
      ]),
      this.stage,
      this.examples,
      createElement('section', { class: 'newest', attributes: { 'aria-labelledby': 'newest' } }, [
        createElement('div', { class: 'section-head' }, [
          createElement('h2', { text: 'Newest public worlds', attributes: { id: 'newest' } }),
          createElement('a', { text: 'See all in the gallery', attributes: { href: '/gallery' } }),
        ]),
        this.newest,
        this.note,
      ]),
    ];
  }

  /** Reads the newest public worlds again. */
  async showNewest(): Promise<void> {
    if (this.newest.childElementCount === 0) this.newest.replaceChildren(...createEmptyCards(WORLDS_SHOWN / 2));
    try {
      const { worlds } = await this.parts.clientOf(null).gallery.page({ page_size: WORLDS_SHOWN });
      this.newest.replaceChildren(...createWorldCards(worlds));
      this.note.textContent = worlds.length === 0 ? 'There are no public worlds yet. Yours can be the first.' : '';
    } catch (error) {
      this.newest.replaceChildren();
      this.note.textContent = `The worlds could not be loaded: ${messageOf(error)}`;
    }
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

/** Example prompts, as pictures: a press puts one into the form. */
function createExamples(onChoose: (prompt: string) => void): HTMLElement {
  const buttons = EXAMPLES.map(({ prompt, picture }) => {
    const button = createElement('button', { class: 'example', attributes: { type: 'button' } }, [
      createElement('img', { attributes: { src: picture, alt: '', width: '512', height: '288' } }),
      createElement('span', { text: prompt }),
    ]);
    button.addEventListener('click', () => onChoose(prompt));
    return createElement('li', {}, [button]);
  });
  return createElement('section', { class: 'examples', attributes: { 'aria-label': 'Example prompts' } }, [
    createElement('p', { class: 'lead', text: 'Or start with one of these:' }),
    createElement('ul', {}, buttons),
  ]);
}
