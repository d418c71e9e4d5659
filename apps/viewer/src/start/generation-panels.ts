import { describeCaption, removeNotShown } from '@diorama/web';
import type { World } from '@diorama-worlds/sdk';

import { createElement } from '../hud/element.js';
import { StageProgress } from '../hud/stage-progress.js';
import { createTextButton } from '../hud/text-button.js';
import { buildWorldHref, getWorldTitle } from '../site/world-cards.js';
import type { GenerationOrder } from './generate-world.js';

/** Shows a generation while it runs, with ways to stop it and to its page. */
export class ProgressPanel {
  readonly root: HTMLElement;
  readonly progress = new StageProgress();
  private readonly actions = createElement('div', { class: 'panel-actions' });

  constructor({ prompt }: GenerationOrder) {
    this.progress.showNote('Sending the prompt');
    this.root = createElement('section', { class: 'generation glass', attributes: { tabindex: '-1', 'aria-labelledby': 'generation' } }, [
      createElement('p', { class: 'eyebrow', text: 'Generating' }),
      createElement('h2', { text: prompt, attributes: { id: 'generation' } }),
      ...this.progress.parts,
      this.actions,
    ]);
  }

  /** The order was accepted, so it can be stopped. */
  offerStop(onStop: () => void): void {
    this.progress.showNote('In the queue');
    const stop = createTextButton('Stop', () => {
      stop.disabled = true;
      this.progress.showNote('Stopping');
      onStop();
    });
    this.actions.append(stop);
  }

  /** The page of the world exists and shows the same progress, for visitors who want to keep or share its address. */
  offerPage(worldId: string): void {
    this.actions.append(createElement('a', { class: 'text-button', text: 'Open its page', attributes: { href: buildWorldHref(worldId) } }));
  }
}

interface ResultActions {
  /** Null where the world has its full detail already. */
  readonly onFullDetail: (() => void) | null;
  readonly onAnother: () => void;
}

/** Shows a finished world with the way into it. */
export function createResultPanel(world: World, { onFullDetail, onAnother }: ResultActions): HTMLElement {
  const { id, assets } = world;
  const href = buildWorldHref(id);
  const title = getWorldTitle(world);
  const walk = createElement('a', { class: 'primary', text: 'Walk in', attributes: { href } });
  const picture = assets.thumbnail_url
    ? [
        createElement('a', { class: 'result-picture', attributes: { href, tabindex: '-1', 'aria-hidden': 'true' } }, [
          createElement('img', { attributes: { src: assets.thumbnail_url, alt: '', width: '512', height: '288' } }),
        ]),
      ]
    : [];
  return createElement('section', { class: 'generation result glass', attributes: { tabindex: '-1', 'aria-labelledby': 'generation' } }, [
    ...picture,
    createElement('div', { class: 'result-text' }, [
      createElement('p', { class: 'eyebrow', text: 'Your world is ready' }),
      createElement('h2', { text: title, attributes: { id: 'generation' } }),
      ...(assets.caption && removeNotShown(assets.caption) !== title
        ? [createElement('p', { class: 'lead', text: describeCaption(assets.caption) })]
        : []),
      createElement('div', { class: 'panel-actions' }, [
        walk,
        ...(onFullDetail === null ? [] : [createTextButton('Generate it in full detail', onFullDetail)]),
        createTextButton('Describe another world', onAnother),
      ]),
    ]),
  ]);
}
