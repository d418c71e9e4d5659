import { getWorldName } from '../api/world.js';
import type { World } from '../api/world.js';
import type { TouchButton } from '../input/controls.js';
import type { ViewerCommand } from '../input/keyboard.js';
import type { MotionMode } from '../motion/motion.js';
import { listDetailLevels } from '../scene/detail-steps.js';
import type { DetailState } from '../view/world-view.js';
import { createBadge, createHomeLink } from './badge.js';
import { DetailChip } from './detail-chip.js';
import { DetailDialog } from './detail-dialog.js';
import type { DetailChoiceHandler } from './detail-dialog.js';
import { createElement } from './element.js';
import { FilesDialog } from './files-dialog.js';
import { HelpDialog } from './help-dialog.js';
import { InfoCard } from './info-card.js';
import { Joystick } from './joystick.js';
import { LoadingBar } from './loading-bar.js';
import { ModeSwitch } from './mode-switch.js';
import { MoveHint } from './move-hint.js';
import { TapeView } from './tape-view.js';
import { Toast } from './toast.js';
import { Toolbar } from './toolbar.js';
import { TouchControls } from './touch-pads.js';
import { ViewpointSwitch } from './viewpoint-switch.js';

interface HudOptions {
  readonly world: World;
  /** A small link to the world's page in place of everything that is not needed to move. */
  readonly isEmbedded: boolean;
  readonly onCommand: (command: ViewerCommand) => void;
  readonly onHold: (button: TouchButton, isDown: boolean) => void;
  readonly onDetail: DetailChoiceHandler;
  /** Given where an API key opened the world. */
  readonly onForget: (() => void) | null;
  /** The address of the present place. */
  readonly address: () => string;
}

/** Everything that lies over the picture of a world. */
export class HeadsUpDisplay {
  readonly root: HTMLElement;
  readonly help = new HelpDialog();
  readonly loading = new LoadingBar();
  readonly joystick: Joystick;
  readonly toast = new Toast();
  readonly hint = new MoveHint();
  readonly tape = new TapeView();
  readonly toolbar: Toolbar;
  readonly files: FilesDialog;
  readonly detail: DetailDialog;
  readonly viewpoints: ViewpointSwitch;
  readonly info: InfoCard;
  private readonly modes: ModeSwitch;
  private readonly chip: DetailChip;

  constructor(options: HudOptions) {
    const { world, onCommand } = options;
    this.joystick = new Joystick((isUsed) => this.root.classList.toggle('steering', isUsed));
    this.toolbar = new Toolbar(onCommand);
    this.files = new FilesDialog(world);
    this.detail = new DetailDialog(listDetailLevels(world.assets?.splats?.spz_urls ?? null), options.onDetail);
    this.chip = new DetailChip(() => onCommand('detail'));
    this.viewpoints = new ViewpointSwitch(world.assets?.spawn_points?.length ?? 0, onCommand);
    this.modes = new ModeSwitch(onCommand);
    this.info = new InfoCard(world, { onFiles: () => onCommand('files'), onForget: options.onForget });
    const pads = new TouchControls(options.onHold);
    const small = [this.toast.root, this.tape.root, pads.root, this.joystick.root, this.help.root, this.files.root, this.detail.root];
    const switches = createElement('div', { class: 'switches' }, [this.viewpoints.root, this.modes.root]);
    const row = createElement('div', { class: 'bottom-row' }, [this.info.root, switches]);
    const whole = [
      createHomeLink(),
      this.chip.root,
      this.loading.root,
      this.tape.root,
      this.toolbar.root,
      this.toast.root,
      createElement('div', { class: 'bottom' }, [pads.root, this.hint.root, row]),
      this.joystick.root,
      this.help.root,
      this.files.root,
      this.detail.root,
    ];
    const parts = options.isEmbedded ? [...small, createBadge(getWorldName(world), options.address)] : whole;
    this.root = createElement('div', { class: options.isEmbedded ? 'hud embedded' : 'hud' }, parts);
  }

  showMode(mode: MotionMode): void {
    this.modes.show(mode);
    this.hint.showMode(mode);
    this.root.dataset['mode'] = mode;
  }

  showDetail(detail: DetailState): void {
    this.chip.show(detail);
    this.detail.show(detail);
  }

  /** Takes over the sizes of files from the manifest. */
  showSizes(sizes: ReadonlyMap<string, number>): void {
    this.files.showSizes(sizes);
    this.detail.showSizes(sizes);
  }

  showMeasuring(isOn: boolean): void {
    this.toolbar.showMeasuring(isOn);
    this.tape.showActive(isOn);
  }
}
