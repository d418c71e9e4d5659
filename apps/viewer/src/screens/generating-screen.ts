import type { Progress } from '@diorama/sdk';

import { getWorldName } from '../api/world.js';
import type { World } from '../api/world.js';
import { createElement } from '../hud/element.js';
import { StageProgress } from '../hud/stage-progress.js';

/** Shows how far the generation of a world has come. */
export class GeneratingScreen {
  readonly root: HTMLElement;
  private readonly progress = new StageProgress();

  constructor(world: World) {
    const name = getWorldName(world);
    const prompt = world.world_prompt?.text_prompt?.trim() ?? '';
    this.root = createElement('section', { class: 'screen' }, [
      createElement('div', { class: 'panel glass generating' }, [
        createElement('p', { class: 'eyebrow', text: 'Generating' }),
        createElement('h1', { text: name }),
        ...(prompt === '' || prompt === name ? [] : [createElement('p', { class: 'prompt', text: prompt })]),
        ...this.progress.parts,
      ]),
    ]);
  }

  show(progress: Progress): void {
    this.progress.show(progress);
  }

  /** A word on the connection, until the next report. */
  showNote(text: string): void {
    this.progress.showNote(text);
  }
}
