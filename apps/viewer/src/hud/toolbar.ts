import type { ViewerCommand } from '../input/keyboard.js';
import { createIconButton } from './button.js';
import { createElement } from './element.js';
import type { IconName } from './icon.js';

/** What can be done with a world beside moving in it, as a group of buttons. */
export class Toolbar {
  readonly root: HTMLElement;
  private readonly measure: HTMLButtonElement;
  private readonly headset: HTMLButtonElement;

  constructor(onCommand: (command: ViewerCommand) => void) {
    const button = (name: IconName, label: string, key: string, command: ViewerCommand): HTMLButtonElement =>
      createIconButton(name, label, key, () => onCommand(command));
    this.measure = button('ruler', 'Measure', 'M', 'measure');
    this.headset = button('headset', 'Enter with a headset', 'X', 'headset');
    this.headset.hidden = true;
    this.showMeasuring(false);
    this.root = createElement('div', { class: 'corner', attributes: { role: 'group', 'aria-label': 'Tools' } }, [
      button('reset', 'Back to the start', 'R', 'reset'),
      this.measure,
      button('camera', 'Save a picture', 'P', 'picture'),
      button('share', 'Copy a link to this place', 'L', 'share'),
      button('download', 'Files', 'I', 'files'),
      this.headset,
      ...(document.fullscreenEnabled ? [button('fullscreen', 'Full screen', 'F', 'fullscreen')] : []),
      button('help', 'Keys and gestures', 'H', 'help'),
    ]);
  }

  showMeasuring(isOn: boolean): void {
    this.measure.setAttribute('aria-pressed', String(isOn));
  }

  /** Shown once the browser says that it can do it. */
  offerHeadset(): void {
    this.headset.hidden = false;
  }

  showHeadset(isWorn: boolean): void {
    this.headset.setAttribute('aria-pressed', String(isWorn));
  }
}
