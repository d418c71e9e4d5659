import type { World } from '../api/world.js';
import type { Command } from '../input/keyboard.js';
import { iconButton } from './button.js';
import { element } from './element.js';
import { HelpDialog } from './help-dialog.js';
import { InfoCard } from './info-card.js';
import { Joystick } from './joystick.js';
import { LoadingBar } from './loading-bar.js';
import { ModeSwitch } from './mode-switch.js';
import { Toast } from './toast.js';

/** Everything that lies over the picture of a world. */
export class Hud {
  readonly root: HTMLElement;
  readonly help = new HelpDialog();
  readonly loading = new LoadingBar();
  readonly joystick = new Joystick();
  readonly toast = new Toast();
  readonly modes: ModeSwitch;
  readonly info: InfoCard;

  /** `onForget` is given where an API key opened the world. */
  constructor(world: World, onCommand: (command: Command) => void, onForget: (() => void) | null) {
    this.modes = new ModeSwitch(onCommand);
    this.info = new InfoCard(world, onForget);
    const corner = element('div', { class: 'corner' }, [
      iconButton('reset', 'Back to the start', 'R', () => onCommand('reset')),
      ...(document.fullscreenEnabled ? [iconButton('fullscreen', 'Full screen', 'F', () => onCommand('fullscreen'))] : []),
      iconButton('help', 'Keys and gestures', 'H', () => onCommand('help')),
    ]);
    this.root = element('div', { class: 'hud' }, [
      this.loading.root,
      corner,
      this.toast.root,
      element('div', { class: 'bottom' }, [this.info.root, this.modes.root]),
      this.joystick.root,
      this.help.root,
    ]);
  }
}
