import type { ViewerCommand } from '../input/keyboard.js';
import { createIconButton } from './button.js';
import { createElement } from './element.js';
import type { IconName } from './icon.js';

/** What can be done with a world beside moving in it, as a group of buttons; on a small screen a menu holds them. */
export class Toolbar {
  readonly root: HTMLElement;
  /** Shown on small screens only, by the style sheet. */
  private readonly toggle: HTMLButtonElement;
  private readonly measure: HTMLButtonElement;
  private readonly film: HTMLButtonElement;
  private readonly headset: HTMLButtonElement;

  constructor(onCommand: (command: ViewerCommand) => void) {
    const button = (name: IconName, label: string, key: string, command: ViewerCommand): HTMLButtonElement =>
      createIconButton(name, label, key, () => onCommand(command));
    this.measure = button('ruler', 'Measure', 'M', 'measure');
    this.film = button('film', 'Film', 'C', 'film');
    this.showFilm(false);
    this.headset = button('headset', 'Enter with a headset', 'X', 'headset');
    this.headset.hidden = true;
    this.showMeasuring(false);
    this.toggle = createIconButton('menu', 'Tools', null, () => this.open(this.toggle.getAttribute('aria-expanded') === 'false'));
    this.toggle.classList.add('tools-toggle');
    const tools = createElement('div', { class: 'tools' }, [
      button('reset', 'Back to the start', 'R', 'reset'),
      this.measure,
      button('camera', 'Save a picture', 'P', 'picture'),
      this.film,
      button('share', 'Copy a link to this place', 'L', 'share'),
      button('download', 'Files', 'I', 'files'),
      this.headset,
      ...(document.fullscreenEnabled ? [button('fullscreen', 'Full screen', 'F', 'fullscreen')] : []),
      button('help', 'Keys and gestures', 'H', 'help'),
    ]);
    tools.addEventListener('click', () => this.open(false));
    const attributes = { role: 'group', 'aria-label': 'Tools' };
    this.root = createElement('div', { class: 'corner', attributes }, [this.toggle, tools]);
    this.closeWhenLeft();
    this.open(false);
  }

  private open(isOpen: boolean): void {
    this.toggle.setAttribute('aria-expanded', String(isOpen));
    this.root.classList.toggle('open', isOpen);
  }

  /** Escape, a press elsewhere or the focus elsewhere closes the menu. */
  private closeWhenLeft(): void {
    const closeOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && this.root.contains(target))) this.open(false);
    };
    for (const name of ['pointerdown', 'focusin'] as const) document.addEventListener(name, closeOutside);
    this.root.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !this.root.classList.contains('open')) return;
      this.open(false);
      this.toggle.focus();
    });
  }

  showMeasuring(isOn: boolean): void {
    this.measure.setAttribute('aria-pressed', String(isOn));
  }

  showFilm(isOpen: boolean): void {
    this.film.setAttribute('aria-pressed', String(isOpen));
  }

  /** Shown once the browser says that it can do it. */
  offerHeadset(): void {
    this.headset.hidden = false;
  }

  showHeadset(isWorn: boolean): void {
    this.headset.setAttribute('aria-pressed', String(isWorn));
  }
}
