import { STAGES } from '@diorama/domain';
import type { Progress } from '@diorama/sdk';
import { stageStates } from '@diorama/web';

import { worldName } from '../api/world.js';
import type { World } from '../api/world.js';
import { element } from '../hud/element.js';
import { icon } from '../hud/icon.js';

/** Shows how far the generation of a world has come: a bar, and the list of stages. */
export class GeneratingScreen {
  readonly root: HTMLElement;
  private readonly percent = element('span', { class: 'percent', text: '0' });
  private readonly fill = element('div', { class: 'bar-fill' });
  private readonly bar: HTMLElement;
  private readonly note = element('p', { class: 'note', attributes: { role: 'status' } });
  private readonly stages = STAGES.map(({ description }) =>
    element('li', { attributes: { 'data-state': 'waiting' } }, [element('span', { class: 'tick' }, [icon('check')]), description]),
  );

  constructor(world: World) {
    const name = worldName(world);
    const prompt = world.world_prompt?.text_prompt?.trim() ?? '';
    const attributes = { role: 'progressbar', 'aria-label': 'Generating the world', 'aria-valuemin': '0', 'aria-valuemax': '100' };
    this.bar = element('div', { class: 'bar', attributes }, [this.fill]);
    this.root = element('section', { class: 'screen' }, [
      element('div', { class: 'panel glass generating' }, [
        element('p', { class: 'eyebrow', text: 'Generating' }),
        element('h1', { text: name }),
        ...(prompt === '' || prompt === name ? [] : [element('p', { class: 'prompt', text: prompt })]),
        element('p', { class: 'big', attributes: { 'aria-hidden': 'true' } }, [this.percent, '%']),
        this.bar,
        element('ol', { class: 'stages' }, this.stages),
        this.note,
      ]),
    ]);
  }

  show(progress: Progress): void {
    const percent = Math.round(Math.min(100, Math.max(0, progress.percent)));
    this.percent.textContent = String(percent);
    this.fill.style.transform = `scaleX(${percent / 100})`;
    this.bar.setAttribute('aria-valuenow', String(percent));
    for (const [i, state] of stageStates(progress.stage ?? null).entries()) this.stages[i]?.setAttribute('data-state', state);
    this.note.textContent = progress.stage ? '' : progress.description;
  }

  /** A word on the connection, until the next report. */
  showNote(text: string): void {
    this.note.textContent = text;
  }
}
