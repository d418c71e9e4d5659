import { STAGES } from '@diorama/domain';
import type { Progress } from '@diorama-worlds/sdk';
import { computeStageStates } from '@diorama/web';

import { createElement } from './element.js';
import { createIcon } from './icon.js';

/** How far a generation has come: a percent, a bar, the list of stages and a note. */
export class StageProgress {
  readonly parts: readonly HTMLElement[];
  private readonly percent = createElement('span', { class: 'percent', text: '0' });
  private readonly fill = createElement('div', { class: 'bar-fill' });
  private readonly bar: HTMLElement;
  private readonly note = createElement('p', { class: 'note', attributes: { role: 'status' } });
  private readonly stages = STAGES.map(({ description }) =>
    createElement('li', { attributes: { 'data-state': 'waiting' } }, [
      createElement('span', { class: 'tick' }, [createIcon('check')]),
      description,
    ]),
  );

  constructor() {
    const attributes = { role: 'progressbar', 'aria-label': 'Generating the world', 'aria-valuemin': '0', 'aria-valuemax': '100' };
    this.bar = createElement('div', { class: 'bar', attributes }, [this.fill]);
    this.parts = [
      createElement('p', { class: 'big', attributes: { 'aria-hidden': 'true' } }, [this.percent, '%']),
      this.bar,
      createElement('ol', { class: 'stages' }, this.stages),
      this.note,
    ];
  }

  show(progress: Progress): void {
    const percent = Math.round(Math.min(100, Math.max(0, progress.percent)));
    this.percent.textContent = String(percent);
    this.fill.style.transform = `scaleX(${percent / 100})`;
    this.bar.setAttribute('aria-valuenow', String(percent));
    for (const [i, state] of computeStageStates(progress.stage ?? null).entries()) this.stages[i]?.setAttribute('data-state', state);
    this.note.textContent = progress.stage ? '' : progress.description;
  }

  /** A word on the connection or the queue, until the next report. */
  showNote(text: string): void {
    this.note.textContent = text;
  }
}
