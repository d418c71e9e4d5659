import { STAGES } from '@diorama/domain';
import type { Progress } from '@diorama/sdk';
import { computeStageStates } from '@diorama/web';

import { getWorldName } from '../api/world.js';
import type { World } from '../api/world.js';
import { createElement } from '../hud/element.js';
import { createIcon } from '../hud/icon.js';

/** Shows how far the generation of a world has come: a bar, and the list of stages, later before the first picture of the world. */
export class GeneratingScreen {
  readonly root: HTMLElement;
  private readonly percent = createElement('span', { class: 'percent', text: '0' });
  private readonly fill = createElement('div', { class: 'bar-fill' });
  private readonly bar: HTMLElement;
  private readonly note = createElement('p', { class: 'note', attributes: { role: 'status' } });
  private readonly hint = createElement('p', { class: 'early-hint', attributes: { role: 'status' } });
  private picture: HTMLElement | null = null;
  private readonly stages = STAGES.map(({ description }) =>
    createElement('li', { attributes: { 'data-state': 'waiting' } }, [
      createElement('span', { class: 'tick' }, [createIcon('check')]),
      description,
    ]),
  );

  constructor(world: World) {
    const name = getWorldName(world);
    const prompt = world.world_prompt?.text_prompt?.trim() ?? '';
    const attributes = { role: 'progressbar', 'aria-label': 'Generating the world', 'aria-valuemin': '0', 'aria-valuemax': '100' };
    this.bar = createElement('div', { class: 'bar', attributes }, [this.fill]);
    this.root = createElement('section', { class: 'screen' }, [
      createElement('div', { class: 'panel glass generating' }, [
        createElement('p', { class: 'eyebrow', text: 'Generating' }),
        createElement('h1', { text: name }),
        ...(prompt === '' || prompt === name ? [] : [createElement('p', { class: 'prompt', text: prompt })]),
        createElement('p', { class: 'big', attributes: { 'aria-hidden': 'true' } }, [this.percent, '%']),
        this.bar,
        this.hint,
        createElement('ol', { class: 'stages' }, this.stages),
        this.note,
      ]),
    ]);
  }

  show(progress: Progress): void {
    const percent = Math.round(Math.min(100, Math.max(0, progress.percent)));
    this.percent.textContent = String(percent);
    this.fill.style.transform = `scaleX(${percent / 100})`;
    this.bar.setAttribute('aria-valuenow', String(percent));
    for (const [i, state] of computeStageStates(progress.stage ?? null).entries()) this.stages[i]?.setAttribute('data-state', state);
    this.note.textContent = progress.stage ? '' : progress.description;
  }

  /** Shows the thumbnail behind the panel, which draws back from the picture. */
  showThumbnail(url: string): void {
    if (this.picture !== null) return;
    this.put(createElement('img', { class: 'early-picture', attributes: { src: url, alt: '' } }));
  }

  /** Shows the panorama, which can be looked around in, in place of the thumbnail. */
  showPanorama(canvas: HTMLCanvasElement): void {
    this.put(canvas);
    this.hint.textContent = 'Drag to look around. The rest follows.';
  }

  private put(picture: HTMLElement): void {
    this.picture?.remove();
    this.picture = picture;
    this.root.classList.add('early');
    this.root.prepend(picture);
  }

  /** A word on the connection, until the next report. */
  showNote(text: string): void {
    this.note.textContent = text;
  }
}
