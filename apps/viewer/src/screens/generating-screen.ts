import type { Progress } from '@diorama-worlds/sdk';

import { getPromptText, getWorldName } from '../api/world.js';
import type { World } from '../api/world.js';
import { createElement } from '../hud/element.js';
import { StageProgress } from '../hud/stage-progress.js';

/** Shows how far the generation of a world has come: a bar, and the list of stages, later before the first picture of the world. */
export class GeneratingScreen {
  readonly root: HTMLElement;
  private readonly progress = new StageProgress();
  private readonly hint = createElement('p', { class: 'early-hint', attributes: { role: 'status' } });
  private picture: HTMLElement | null = null;

  constructor(world: World) {
    const name = getWorldName(world);
    const prompt = getPromptText(world);
    this.root = createElement('section', { class: 'screen' }, [
      createElement('div', { class: 'panel glass generating' }, [
        createElement('p', { class: 'eyebrow', text: 'Generating' }),
        createElement('h1', { text: name }),
        ...(prompt === '' || prompt === name ? [] : [createElement('p', { class: 'prompt', text: prompt })]),
        ...this.progress.parts,
        this.hint,
      ]),
    ]);
  }

  show(progress: Progress): void {
    this.progress.show(progress);
  }

  /** Shows the thumbnail behind the panel, which draws back from the picture. */
  showThumbnail(url: string): void {
    if (this.picture !== null) return;
    this.put(createElement('img', { class: 'early-picture', attributes: { src: url, alt: '' } }));
  }

  /** Shows the panorama, which can be looked around in, in place of the thumbnail. */
  showPanorama(canvas: HTMLCanvasElement): void {
    this.put(canvas);
    this.hint.textContent = 'Drag to look around while the rest is generated.';
  }

  private put(picture: HTMLElement): void {
    this.picture?.remove();
    this.picture = picture;
    this.root.classList.add('early');
    this.root.prepend(picture);
  }

  /** A word on the connection, until the next report. */
  showNote(text: string): void {
    this.progress.showNote(text);
  }
}
