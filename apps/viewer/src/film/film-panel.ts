import { createIconButton } from '../hud/button.js';
import { createElement } from '../hud/element.js';
import { createTextButton } from '../hud/text-button.js';

/** What the visitor can do in the panel. */
export interface FilmActions {
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly onPlay: () => void;
  /** Seconds; null for an empty field. */
  readonly onDuration: (seconds: number | null) => void;
  readonly onLoop: (isLoop: boolean) => void;
  readonly onCopy: () => void;
  readonly onOrder: () => void;
  readonly onClose: () => void;
}

/** What the panel shows. */
export interface FilmState {
  readonly poses: number;
  readonly seconds: number;
  /** Why the path cannot be filmed; null when it can. */
  readonly fault: string | null;
  readonly isPlaying: boolean;
  /** Percent of the order under way; null without one. */
  readonly percent: number | null;
  /** Whether the visitor has an API key, which an order needs. */
  readonly hasKey: boolean;
}

/** A small panel next to the picture, so that the visitor can walk while it is open. */
export class FilmPanel {
  readonly root: HTMLElement;
  private readonly status = createElement('p', { class: 'film-status', attributes: { role: 'status' } });
  private readonly result = createElement('p', { class: 'film-result' });
  private readonly remove: HTMLButtonElement;
  private readonly play: HTMLButtonElement;
  private readonly copy: HTMLButtonElement;
  private readonly order: HTMLButtonElement;

  constructor(actions: FilmActions) {
    const { onAdd, onRemove, onPlay, onCopy, onOrder, onClose } = actions;
    this.remove = createTextButton('Remove the last', onRemove);
    this.play = createTextButton('Play', onPlay);
    this.copy = createTextButton('Copy as JSON', onCopy);
    this.order = createTextButton('Make the film', onOrder, 'primary');
    const close = createIconButton('close', 'Close', null, onClose);
    const header = createElement('header', {}, [createElement('h2', { text: 'Film', attributes: { id: 'film-title' } }), close]);
    const buttons = [createTextButton('Add this view (K)', onAdd), this.remove, this.play, this.copy];
    this.root = createElement('section', { class: 'film glass', attributes: { 'aria-labelledby': 'film-title' } }, [
      header,
      createElement('div', { class: 'film-buttons' }, buttons),
      createElement('div', { class: 'film-fields' }, [createDurationField(actions), createLoopField(actions)]),
      this.order,
      this.status,
      this.result,
    ]);
    this.root.hidden = true;
  }

  show({ poses, seconds, fault, isPlaying, percent, hasKey }: FilmState): void {
    const isReady = fault === null;
    this.remove.disabled = poses === 0 || isPlaying;
    this.play.disabled = !isReady;
    this.play.textContent = isPlaying ? 'Stop' : 'Play';
    this.copy.disabled = !isReady;
    this.order.disabled = !isReady || !hasKey || percent !== null;
    const length = `${poses} ${poses === 1 ? 'view' : 'views'}, ${seconds.toFixed(1)} s.`;
    const hint = hasKey ? '' : " To make a film, you need an API key of the world's owner. Copy the path to use it on the command line.";
    const text = percent === null ? (fault ?? `${length}${hint}`) : `Making the film: ${percent} %`;
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  /** A link to the film, or what kept it from being made. */
  showResult(outcome: { readonly url: string } | { readonly problem: string } | null): void {
    if (outcome === null) return this.result.replaceChildren();
    if ('problem' in outcome) return this.result.replaceChildren(outcome.problem);
    const attributes = { href: outcome.url, download: '', rel: 'noopener noreferrer', target: '_blank' };
    this.result.replaceChildren(createElement('a', { text: 'Download the film', attributes }));
  }
}

function createDurationField({ onDuration }: FilmActions): HTMLElement {
  const attributes = { type: 'number', min: '0.1', max: '120', step: '0.1', placeholder: 'auto', inputmode: 'decimal' };
  const input = createElement('input', { attributes });
  input.addEventListener('input', () => onDuration(input.value === '' || !(input.valueAsNumber > 0) ? null : input.valueAsNumber));
  return createElement('label', {}, ['Seconds ', input]);
}

function createLoopField({ onLoop }: FilmActions): HTMLElement {
  const input = createElement('input', { attributes: { type: 'checkbox' } });
  input.addEventListener('change', () => onLoop(input.checked));
  return createElement('label', {}, [input, ' Return to the first view']);
}
